// The words of the strip of top astrologers, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { topAstrologersText as English } from './top-astrologers-text.ts'

export const topAstrologersText: Translated<typeof English> = {
  title: 'हमारे शीर्ष ज्योतिषियों से जुड़ें',
  all: 'सभी ज्योतिषी देखें',
  contact: 'संपर्क करें',
  perMinute: 'प्रति मिनट',
  speaks: 'भाषाएँ',
  goodAt: 'विशेषज्ञता',
  experience: (years) => `${years} साल का अनुभव`,
  tenMinutes: (price) => `10 मिनट के ${price}`,
  noRating: 'अभी कोई रेटिंग नहीं',
}
