// The calculation rules that a URL can select (panchang, horoscope). The first option of each is the default and left
// out of the URL. Server only: a page gets the options that it shows, each with its URL.

import { rulesOfPreset } from 'drishti-jyotish/presets.ts'
import { RULE_WORDS } from 'drishti-jyotish/words/rules.ts'
import { currentLanguage } from '#app/language/language.ts'

const RULES = { preset: 'preset', ayanamsa: 'ayanamsa', sunrise: 'rise', school: 'school' } as const

const wordsOf = <Name extends RuleName>(rule: Name) => RULE_WORDS[currentLanguage()][RULES[rule]]

export type RuleName = keyof typeof RULES
/** Only the rules that differ from their defaults, which a preset may change. */
export type Rules<Name extends RuleName = RuleName> = {
  [Each in Name]?: Exclude<keyof (typeof RULE_WORDS)['en'][(typeof RULES)[Each]]['choices'], 'own'>
}
export type RuleChoices = { name: string; choices: { label: string; to: string; on: boolean }[] }[]

/** The default of a rule, which is left out of the URL. */
function usualOf(rule: RuleName, preset: Rules['preset']): string | undefined {
  const { ayanamsa, rise } = rulesOfPreset(preset ?? null, ['ayanamsa', 'rise'])
  const [first] = Object.keys(wordsOf(rule).choices)
  return { preset: first, ayanamsa: ayanamsa ?? first, sunrise: rise ?? first, school: first }[rule]
}

/** The rules in a URL that its page supports. */
export function readRules<Name extends RuleName>(query: URLSearchParams, names: readonly Name[]): Rules<Name> {
  const found: Record<string, string> = {}
  // The preset is first, because it sets the defaults of the others.
  for (const name of [...names].sort((a, b) => Number(b === 'preset') - Number(a === 'preset'))) {
    const value = query.get(name)
    if (
      value &&
      value !== usualOf(name, found.preset as Rules['preset']) &&
      Object.hasOwn(wordsOf(name).choices, value)
    )
      found[name] = value
  }
  return found as Rules<Name>
}

/** Each rule with its options and their URLs. */
export function choicesOf<Name extends RuleName>(
  rules: Rules<Name>,
  names: readonly Name[],
  pathTo: (rules: Rules<Name>) => string,
): RuleChoices {
  const { preset } = rules as Rules
  return names.map((rule) => {
    const { name, choices } = wordsOf(rule)
    const { [rule]: now, ...others } = rules
    const usual = usualOf(rule, preset)
    // A preset resets all other rules.
    const kept = rule === 'preset' ? {} : others
    return {
      name,
      // Ayanamsas by stars would make the page larger, and few users need them; a URL can still select one.
      choices: Object.entries(choices).flatMap(([value, label]) => {
        const on = value === (now ?? usual)
        if (value.startsWith('true_') && !on) return []
        return [{ label, to: pathTo((value === usual ? kept : { ...kept, [rule]: value }) as Rules<Name>), on }]
      }),
    }
  })
}
