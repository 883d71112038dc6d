import * as en from './en/language.ts'
import * as hi from './hi/language.ts'

/** The way of writing grahas, signs, nakshatras, numbers and dates, by language. */
export const WRITING = { en: en.ENGLISH, hi: hi.HINDI } as const
