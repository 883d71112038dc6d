// Headings of the 404 page for a missing thing. The server sends them with the data, so they are in no client bundle.
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
