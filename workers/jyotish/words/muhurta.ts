import * as en from './en/muhurta.ts'
import * as hi from './hi/muhurta.ts'

export const MUHURTA_READING = { en: en.ENGLISH_MUHURTA, hi: hi.HINDI_MUHURTA } as const
