import type { PairMatch } from 'drishti-jyotish/match/sides.ts'
import { ruleWord } from 'drishti-jyotish/words/en/rules.ts'
import { matchText as text } from './match-text.ts'

/** The rules of a match in a sentence. */
export function pairRulesSentence({ rules, engine }: Pick<PairMatch, 'rules' | 'engine'>): string {
  return text.rules({
    ayanamsa: ruleWord('ayanamsa', rules.ayanamsa),
    positions: rules.positions,
    varna: rules.varnaTable !== 'common',
    vashya: rules.vashyaTable,
    yoni: rules.yoniTable !== 'common',
    school: rules.manglik,
    version: engine.version,
  })
}
