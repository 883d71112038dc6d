// The words of the form that finds the Moon sign of a birth, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { findMoonText as English } from './find-moon-text.ts'

export const findMoonText: Translated<typeof English> = {
  findLead: 'जन्म विवरण से, आपके ब्राउज़र में ही गणना। स्क्रिप्ट के बिना हमारा सर्वर गणना करता है, और कुछ नहीं रखता।',
  findSubmit: 'जानें',
  found: (sign) => `आपका चंद्रमा ${sign} राशि में है।`,
  foundDoubt: 'समय में जितना संदेह है, उसी के भीतर चंद्रमा ने राशि बदली: पास वाली राशि भी पढ़ें।',
  open: (sign) => `${sign} खोलें`,
  failed: 'चंद्र राशि नहीं निकाली जा सकी। कृपया इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
}
