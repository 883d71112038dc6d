import * as en from './en/rules.ts'
import * as hi from './hi/rules.ts'

export const RULE_WORDS = { en: en.RULE_WORDS, hi: hi.RULE_WORDS } as const
export const RULE_WORD = { en: en.ruleWord, hi: hi.ruleWord } as const
