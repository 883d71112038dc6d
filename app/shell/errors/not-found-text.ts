import { texts } from '#app/language/texts.ts'

export const notFoundTexts = texts({
  en: {
    pageTitle: 'Page not found',
    title: 'There is no page at this address',
    lead: 'The address may be mistyped, or the page has moved. These lead on:',
    home: 'Home',
    astrologers: 'Astrologers',
    kundli: 'Kundli',
  },
  hi: {
    pageTitle: 'पेज नहीं मिला',
    title: 'इस पते पर कोई पेज नहीं है',
    lead: 'हो सकता है पता ग़लत लिखा गया हो, या पेज कहीं और चला गया हो। आगे के रास्ते:',
    home: 'होम',
    astrologers: 'ज्योतिषी',
    kundli: 'कुंडली',
  },
})
