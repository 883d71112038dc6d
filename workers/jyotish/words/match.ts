import * as en from './en/match.ts'
import * as hi from './hi/match.ts'

/** Templates of sentences about a match, by language. */
export const MATCH_WORDS = { en: en.MATCH_WORDS, hi: hi.MATCH_WORDS } as const
