// English words of a kundli, ready to render. Horoscope and panchang bring their own catalogues.
import { wordsOf } from '../render.ts'
import { DOSHA_WORDS } from './doshas.ts'
import { KUNDLI_WORDS } from './kundli.ts'
import { KUNDLI_HOUSE_WORDS } from './kundli-houses.ts'
import { ENGLISH } from './language.ts'
import { YOGA_WORDS } from './yogas.ts'

/** English words for the lines of `readingOf` and `saturnLines`. */
export const ENGLISH_KUNDLI = wordsOf(ENGLISH, KUNDLI_WORDS, KUNDLI_HOUSE_WORDS, YOGA_WORDS, DOSHA_WORDS)
