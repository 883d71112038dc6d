import * as en from './en/rules.ts'
import * as hi from './hi/rules.ts'

/** Names of the rules of reckoning and of their choices, by language. */
export const RULE_WORDS = { en: en.RULE_WORDS, hi: hi.RULE_WORDS } as const
/** A rule's value in words, by language: `RULE_WORD[language]('node', 'mean')`. */
export const RULE_WORD = { en: en.ruleWord, hi: hi.ruleWord } as const
