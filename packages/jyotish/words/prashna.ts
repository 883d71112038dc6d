import * as en from './en/prashna.ts'
import * as hi from './hi/prashna.ts'

/** Templates of findings of a prashna, by their rule, by language. */
export const PRASHNA_FINDINGS = { en: en.PRASHNA_FINDINGS, hi: hi.PRASHNA_FINDINGS } as const
