import * as en from './en/muhurta.ts'
import * as hi from './hi/muhurta.ts'

/** Words of the search for a muhurta, ready to render, by language. */
export const MUHURTA_READING = { en: en.ENGLISH_MUHURTA, hi: hi.HINDI_MUHURTA } as const
