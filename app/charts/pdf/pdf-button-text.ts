// Texts of the button that creates a PDF.
import { texts } from '#app/language/texts.ts'

export const pdfButtonTexts = texts({
  en: {
    pdf: 'PDF',
    failed: 'The PDF could not be made. Printing to a file works without it.',
  },
  hi: {
    pdf: 'PDF',
    failed: 'PDF नहीं बन सकी। फ़ाइल में प्रिंट करना उसके बिना भी चलता है।',
  },
})
