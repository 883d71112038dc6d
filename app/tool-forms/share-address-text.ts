// Texts for copying the URL of a result.
import { texts } from '#app/language/texts.ts'

export const shareAddressTexts = texts({
  en: {
    shared: 'The link is copied.',
    failed: 'The link could not be copied. You can copy it from the address bar.',
  },
  hi: {
    shared: 'लिंक कॉपी हो गया।',
    failed: 'लिंक कॉपी नहीं हो सका। वह एड्रेस बार में है।',
  },
})
