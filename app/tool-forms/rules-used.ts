// The rules of a chart in a sentence, generated from the rules themselves, so that it names everything on which the
// chart depends, default or not.

import type { KundliRules } from 'drishti-jyotish/kundli/options.ts'
import type { Preset } from 'drishti-jyotish/presets.ts'
import type { EngineStamp } from 'drishti-jyotish/version.ts'
import { RULE_WORD, RULE_WORDS } from 'drishti-jyotish/words/rules.ts'
import { dms } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { rulesUsedTexts } from './rules-used-text.ts'

type Rule = keyof KundliRules
type Used = {
  rules: Pick<KundliRules, 'ayanamsa' | 'node' | 'positions'> & { ayanamsaDegrees: number } & {
    [Name in Rule]?: KundliRules[Name]
  }
  engine: EngineStamp
  /** Further rules that affect the numbers. */
  named?: readonly Rule[]
  /** Conventions that cannot be changed. */
  fixed?: readonly string[]
}

/** The program or school of the selected conventions; empty for the default. */
export function whoseRules(preset: Preset | null | undefined): string {
  return preset ? rulesUsedTexts[currentLanguage()].rulesOf(RULE_WORD[currentLanguage()]('preset', preset)) : ''
}

export function rulesUsed({ rules, engine, named = [], fixed = [] }: Used): string {
  const text = rulesUsedTexts[currentLanguage()]
  const ruleWord = RULE_WORD[currentLanguage()]
  const base = text.used({
    ayanamsa: ruleWord('ayanamsa', rules.ayanamsa),
    degrees: dms(rules.ayanamsaDegrees),
    node: rules.node,
    positions: rules.positions,
  })
  const others = named.map(
    (rule) => `${RULE_WORDS[currentLanguage()][rule].name}: ${ruleWord(rule, rules[rule] ?? '')}`,
  )
  const sentences = [[base, ...fixed].join(', '), others.join('; ')].filter(Boolean).map((each) => each + text.stop)
  return whoseRules(rules.preset) + [...sentences, text.engine(engine.version)].join(' ')
}
