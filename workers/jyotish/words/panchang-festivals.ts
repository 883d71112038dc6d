import * as en from './en/panchang-festivals.ts'
import * as hi from './hi/panchang-festivals.ts'

/** Templates of names and rules of festivals, by language. */
export const FESTIVAL_WORDS = { en: en.PANCHANG_FESTIVAL_WORDS, hi: hi.PANCHANG_FESTIVAL_WORDS } as const
