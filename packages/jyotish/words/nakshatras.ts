import * as en from './en/nakshatras.ts'
import * as hi from './hi/nakshatras.ts'

/** Names of the 27 nakshatras, Ashwini first, by language. */
export const NAKSHATRA_NAMES = { en: en.NAKSHATRAS, hi: hi.NAKSHATRAS } as const
