import type { PairMatch } from 'drishti-jyotish/match/pair-input.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { currentLanguage } from '#app/language/language.ts'
import { matchTexts } from './match-text.ts'

/** The rules of a match in a sentence. */
export function pairRulesSentence({ rules, engine }: Pick<PairMatch, 'rules' | 'engine'>): string {
  return matchTexts[currentLanguage()].rules({
    ayanamsa: RULE_WORD[currentLanguage()]('ayanamsa', rules.ayanamsa),
    positions: rules.positions,
    varna: rules.varnaTable !== 'common',
    vashya: rules.vashyaTable,
    yoni: rules.yoniTable !== 'common',
    school: rules.manglik,
    version: engine.version,
  })
}
