// Texts of a call that failed before it was established.
import { texts } from '#app/language/texts.ts'

export const joinTexts = texts({
  en: {
    failed: 'Web join failed',
  },
  hi: {
    failed: 'वेब कॉल से जुड़ा नहीं जा सका',
  },
})
