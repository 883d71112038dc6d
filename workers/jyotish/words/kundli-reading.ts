import * as en from './en/index.ts'
import * as hi from './hi/index.ts'

export const KUNDLI_READING = { en: en.ENGLISH_KUNDLI, hi: hi.HINDI_KUNDLI } as const
