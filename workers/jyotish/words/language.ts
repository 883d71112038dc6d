import * as en from './en/language.ts'
import * as hi from './hi/language.ts'

export const WRITING = { en: en.ENGLISH, hi: hi.HINDI } as const
