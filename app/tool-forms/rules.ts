// The rules of reckoning that an address can choose (panchang, horoscope). The first of each is the default and stands in
// no address. On the server only: a page gets the choices that it shows, each with its address.

import { rulesOfPreset } from 'drishti-jyotish/presets.ts'
import { RULE_WORDS } from 'drishti-jyotish/words/rules.ts'
import { currentLanguage } from '#app/language/language.ts'

const RULES = { preset: 'preset', ayanamsa: 'ayanamsa', sunrise: 'rise', school: 'school' } as const

const wordsOf = <Name extends RuleName>(rule: Name) => RULE_WORDS[currentLanguage()][RULES[rule]]

export type RuleName = keyof typeof RULES
/** Only the rules that differ from the default: that of the preset where one is chosen. */
export type Rules<Name extends RuleName = RuleName> = {
  [Each in Name]?: Exclude<keyof (typeof RULE_WORDS)['en'][(typeof RULES)[Each]]['choices'], 'own'>
}
export type RuleChoices = { name: string; choices: { label: string; to: string; on: boolean }[] }[]

/** The choice that stands in no address. */
function usualOf(rule: RuleName, preset: Rules['preset']): string | undefined {
  const { ayanamsa, rise } = rulesOfPreset(preset ?? null, ['ayanamsa', 'rise'])
  const [first] = Object.keys(wordsOf(rule).choices)
  return { preset: first, ayanamsa: ayanamsa ?? first, sunrise: rise ?? first, school: first }[rule]
}

/** The rules that an address names and its page knows. */
export function readRules<Name extends RuleName>(query: URLSearchParams, names: readonly Name[]): Rules<Name> {
  const found: Record<string, string> = {}
  // The preset comes first: the defaults of the others are its own.
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

/** Each rule with its choices, and the address that a choice leads to. */
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
    // The conventions of a program are all of its own.
    const kept = rule === 'preset' ? {} : others
    return {
      name,
      // The ayanamsas of stars weigh on a page, and few ask for them: an address can name them all the same.
      choices: Object.entries(choices).flatMap(([value, label]) => {
        const on = value === (now ?? usual)
        if (value.startsWith('true_') && !on) return []
        return [{ label, to: pathTo((value === usual ? kept : { ...kept, [rule]: value }) as Rules<Name>), on }]
      }),
    }
  })
}
