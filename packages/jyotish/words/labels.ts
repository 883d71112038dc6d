import * as en from './en/labels.ts'
import * as hi from './hi/labels.ts'

/** Short names in tables of kundli and match, by language. */
export const LABELS = { en: en.ENGLISH_LABELS, hi: hi.HINDI_LABELS } as const
