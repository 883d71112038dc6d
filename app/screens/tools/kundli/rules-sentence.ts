import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { ruleWord } from 'drishti-jyotish/words/en/rules.ts'
import { whoseRules } from '../shared/rules-used.ts'
import { kundliText } from './kundli-text.ts'

/** The rules that a kundli was made by, in a sentence. */
export function rulesSentence({ rules, engine }: Pick<Kundli, 'rules' | 'engine'>): string {
  return (
    whoseRules(rules.preset) +
    kundliText.rules(
      ruleWord('ayanamsa', rules.ayanamsa),
      rules.node,
      ruleWord('houses', rules.housesUsed),
      rules.positions,
      engine.version,
    )
  )
}
