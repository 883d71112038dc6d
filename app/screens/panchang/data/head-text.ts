// Title and description of the page. Part of the page's data, not of the client bundle.
import { texts } from '#app/language/texts.ts'

export const headTexts = texts({
  en: {
    title: (place: string, date: string) => `Panchang for ${place}, ${date}`,
    description: (place: string) =>
      `Tithi, nakshatra, yoga, karana, Rahu Kalam, choghadiya, muhurtas and festivals for ${place}.`,
  },
  hi: {
    title: (place, date) => `${place} का पंचांग, ${date}`,
    description: (place) => `${place} के लिए तिथि, नक्षत्र, योग, करण, राहु काल, चौघड़िया, मुहूर्त और त्योहार।`,
  },
})
