import type { KpChart } from 'drishti-jyotish/kp/kp.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { currentLanguage } from '#app/language/language.ts'
import { rulesUsed } from '#app/tool-forms/rules-used.ts'
import { kpTexts } from './kp-text.ts'

/** The rules of a KP chart in a sentence. */
export function kpRules({ rules, engine }: KpChart): string {
  return rulesUsed({
    rules,
    engine,
    fixed: [kpTexts[currentLanguage()].housesBy(RULE_WORD[currentLanguage()]('houses', rules.housesUsed))],
  })
}
