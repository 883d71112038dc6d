import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { whoseRules } from '#app/tool-forms/rules-used.ts'

/** The rules that a kundli was made by, in a sentence. */
export function rulesSentence({ rules, engine }: Pick<Kundli, 'rules' | 'engine'>): string {
  const ruleWord = RULE_WORD[currentLanguage()]
  return (
    whoseRules(rules.preset) +
    kundliTexts[currentLanguage()].rules(
      ruleWord('ayanamsa', rules.ayanamsa),
      rules.node,
      ruleWord('houses', rules.housesUsed),
      rules.positions,
      engine.version,
    )
  )
}
