import * as en from './en/personal.ts'
import * as hi from './hi/personal.ts'

export const PERSONAL_READING = { en: en.ENGLISH_PERSONAL, hi: hi.HINDI_PERSONAL } as const
