// Texts of the list of posts.
import { texts } from '#app/language/texts.ts'

export const listTexts = texts({
  en: {
    title: 'Astrology Blogs',
    lead: 'Essays by the astrologers you can talk to here. They explain how they read a chart, and where they stop.',
    searchLabel: 'Search by title or tags',
    search: 'Search',
    clear: 'Show all blogs',
    create: 'Create New Blog',
    found: (count: number, search: string) => `${blogs(count)} for “${search}”`,
    byAuthor: (count: number, name: string) => `${blogs(count)} by ${name}`,
    empty: 'No blogs found',
    emptySearch: 'No title and no tag begins with these words. Try one word, or another spelling.',
    emptyAuthor: 'This astrologer has not published anything yet.',
    emptyAll: 'The first essays are being written. Please come back soon.',
    astrologers: (search: string) => `Astrologers for “${search}”`,
    allAstrologers: (count: number) => `All ${count} astrologers for this search`,
    from: (price: string) => `From ${price} a minute`,
    nothingOffered: 'Takes no consultations at the moment',
    emptyPage: 'There are fewer pages than that.',
    unread: 'The blogs could not be loaded just now.',
    retry: 'Retry',
  },
  hi: {
    title: 'ज्योतिष ब्लॉग',
    lead: 'उन ज्योतिषियों के लेख जिनसे आप यहाँ बात कर सकते हैं। वे समझाते हैं कि कुंडली कैसे पढ़ते हैं, और कहाँ रुक जाते हैं।',
    searchLabel: 'शीर्षक या टैग से खोजें',
    search: 'खोजें',
    clear: 'सभी ब्लॉग दिखाएँ',
    create: 'नया ब्लॉग लिखें',
    found: (count, search) => `“${search}” के लिए ${count} ब्लॉग`,
    byAuthor: (count, name) => `${name} ${count === 1 ? 'का' : 'के'} ${count} ब्लॉग`,
    empty: 'कोई ब्लॉग नहीं मिला',
    emptySearch: 'कोई शीर्षक या टैग इन शब्दों से शुरू नहीं होता। एक शब्द, या दूसरी वर्तनी आज़माएँ।',
    emptyAuthor: 'इन ज्योतिषी ने अभी कुछ प्रकाशित नहीं किया है।',
    emptyAll: 'पहले लेख लिखे जा रहे हैं। कृपया जल्द ही फिर आएँ।',
    astrologers: (search) => `“${search}” के लिए ज्योतिषी`,
    allAstrologers: (count) => `इस खोज के सभी ${count} ज्योतिषी`,
    from: (price) => `${price} प्रति मिनट से`,
    nothingOffered: 'अभी परामर्श नहीं लेते',
    emptyPage: 'इतने पेज नहीं हैं।',
    unread: 'ब्लॉग अभी लोड नहीं हो सके।',
    retry: 'फिर कोशिश करें',
  },
})

function blogs(count: number): string {
  return count === 1 ? '1 blog' : `${count} blogs`
}
