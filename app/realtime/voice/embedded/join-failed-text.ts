// A join that fails before the call was ever open (SPEC 8).
import { texts } from '#app/language/texts.ts'

export const joinTexts = texts({
  en: {
    failed: 'Web join failed',
  },
  hi: {
    failed: 'वेब कॉल से जुड़ा नहीं जा सका',
  },
})
