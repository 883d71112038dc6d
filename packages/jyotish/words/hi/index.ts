// Hindi words of a kundli, ready to render. Horoscope and panchang bring their own catalogues.
import { wordsOf } from '../render.ts'
import { DOSHA_WORDS } from './doshas.ts'
import { KUNDLI_WORDS } from './kundli.ts'
import { KUNDLI_HOUSE_WORDS } from './kundli-houses.ts'
import { HINDI } from './language.ts'
import { YOGA_WORDS } from './yogas.ts'

/** Hindi words for the lines of `readingOf` and `saturnLines`. */
export const HINDI_KUNDLI = wordsOf(HINDI, KUNDLI_WORDS, KUNDLI_HOUSE_WORDS, YOGA_WORDS, DOSHA_WORDS)
