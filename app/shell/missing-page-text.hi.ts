// Headings of the page for a thing that does not exist for this viewer, in Hindi; only the server writes them.
import type { Translated } from '#app/language/translated.ts'
import type { missingPageText as English } from './missing-page-text.ts'

export const missingPageText: Translated<typeof English> = {
  here: 'यहाँ कुछ नहीं है',
  astrologer: 'यहाँ कोई ज्योतिषी नहीं है',
  conversation: 'यहाँ कोई बातचीत नहीं है',
}
