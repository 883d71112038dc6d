// The words of the form that finds the Moon sign of a birth; the page of a sign needs none of them.
import { texts } from '#app/language/texts.ts'

export const findMoonTexts = texts({
  en: {
    findLead: 'From the birth, worked out in your browser. Without scripts our server does it, and keeps nothing.',
    findSubmit: 'Find it',
    found: (sign: string) => `Your Moon is in ${sign}.`,
    foundDoubt: 'The Moon changed sign within the uncertainty of this time: read the neighbouring sign, too.',
    open: (sign: string) => `Open ${sign}`,
    failed: 'The Moon sign could not be worked out. Please check the connection and try again.',
  },
  hi: {
    findLead: 'जन्म विवरण से, आपके ब्राउज़र में ही गणना। स्क्रिप्ट के बिना हमारा सर्वर गणना करता है, और कुछ नहीं रखता।',
    findSubmit: 'जानें',
    found: (sign) => `आपका चंद्रमा ${sign} राशि में है।`,
    foundDoubt: 'समय में जितना संदेह है, उसी के भीतर चंद्रमा ने राशि बदली: पास वाली राशि भी पढ़ें।',
    open: (sign) => `${sign} खोलें`,
    failed: 'चंद्र राशि नहीं निकाली जा सकी। कृपया इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
  },
})
