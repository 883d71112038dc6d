import * as en from './en/index.ts'
import * as hi from './hi/index.ts'

/** Words of a reading of a kundli, ready to render, by language. */
export const KUNDLI_READING = { en: en.ENGLISH_KUNDLI, hi: hi.HINDI_KUNDLI } as const
