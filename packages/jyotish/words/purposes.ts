import * as en from './en/purposes.ts'
import * as hi from './hi/purposes.ts'

/** Names of purposes that a muhurta is looked for, by language. */
export const PURPOSE_NAMES = { en: en.PURPOSE_NAMES, hi: hi.PURPOSE_NAMES } as const
