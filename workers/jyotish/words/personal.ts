import * as en from './en/personal.ts'
import * as hi from './hi/personal.ts'

/** Words of the reading for one chart, ready to render, by language. */
export const PERSONAL_READING = { en: en.ENGLISH_PERSONAL, hi: hi.HINDI_PERSONAL } as const
