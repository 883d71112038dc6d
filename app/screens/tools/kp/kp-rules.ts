import type { KpChart } from '#workers/jyotish/kp/kp.ts'
import { ruleWord } from '#workers/jyotish/words/en/rules.ts'
import { dms } from '../shared/format.ts'
import { kpText as text } from './kp-text.ts'

/** The rules of a KP chart in a sentence. */
export function kpRules({ rules, engine }: KpChart): string {
  return text.rules(
    ruleWord('ayanamsa', rules.ayanamsa),
    dms(rules.ayanamsaDegrees),
    rules.node,
    ruleWord('houses', rules.housesUsed),
    engine.version,
  )
}
