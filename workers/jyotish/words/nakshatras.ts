import * as en from './en/nakshatras.ts'
import * as hi from './hi/nakshatras.ts'

export const NAKSHATRA_NAMES = { en: en.NAKSHATRAS, hi: hi.NAKSHATRAS } as const
