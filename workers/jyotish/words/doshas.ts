import * as en from './en/doshas.ts'
import * as hi from './hi/doshas.ts'

/** Templates of sentences about doshas, by language. */
export const DOSHA_WORDS = { en: en.DOSHA_WORDS, hi: hi.DOSHA_WORDS } as const
