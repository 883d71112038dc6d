// The words of the list of posts, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { listText as English } from './list-text.ts'

export const listText: Translated<typeof English> = {
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
}
