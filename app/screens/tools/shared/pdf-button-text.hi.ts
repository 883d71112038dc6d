// The button that makes a PDF, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { pdfButtonText as English } from './pdf-button-text.ts'

export const pdfButtonText: Translated<typeof English> = {
  pdf: 'PDF (अंग्रेज़ी)',
  failed: 'PDF नहीं बन सकी। फ़ाइल में प्रिंट करना उसके बिना भी चलता है।',
}
