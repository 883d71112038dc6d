// Headings of the page for a thing that does not exist for this viewer; only the server writes them.
import { texts } from '#app/language/texts.ts'

export const missingPageTexts = texts({
  en: {
    here: 'There is nothing here',
    astrologer: 'There is no astrologer here',
    conversation: 'There is no conversation here',
  },
  hi: {
    here: 'यहाँ कुछ नहीं है',
    astrologer: 'यहाँ कोई ज्योतिषी नहीं है',
    conversation: 'यहाँ कोई बातचीत नहीं है',
  },
})
