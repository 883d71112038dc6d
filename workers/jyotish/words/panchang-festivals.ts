import * as en from './en/panchang-festivals.ts'
import * as hi from './hi/panchang-festivals.ts'

export const FESTIVAL_WORDS = { en: en.PANCHANG_FESTIVAL_WORDS, hi: hi.PANCHANG_FESTIVAL_WORDS } as const
