import * as en from './en/panchang.ts'
import * as hi from './hi/panchang.ts'

/** Templates of names in the panchang, by language. */
export const PANCHANG_WORDS = { en: en.PANCHANG_WORDS, hi: hi.PANCHANG_WORDS } as const
