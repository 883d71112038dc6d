import type { KpChart } from 'drishti-jyotish/kp/kp.ts'
import { ruleWord } from 'drishti-jyotish/words/en/rules.ts'
import { rulesUsed } from '../shared/rules-used.ts'
import { kpText as text } from './kp-text.ts'

/** The rules of a KP chart in a sentence. */
export function kpRules({ rules, engine }: KpChart): string {
  return rulesUsed({ rules, engine, fixed: [text.housesBy(ruleWord('houses', rules.housesUsed))] })
}
