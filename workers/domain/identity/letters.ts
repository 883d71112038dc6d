// The words that identity sends, by language.
import type { Language } from '#workers/contract/language.ts'
import { identityText as hindi } from './identity-text.hi.ts'
import { identityText as english } from './identity-text.ts'

export type IdentityText = typeof english
export const LETTERS: Readonly<Record<Language, IdentityText>> = { en: english, hi: hindi }
