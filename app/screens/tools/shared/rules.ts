// The rules of reckoning that an address can choose (panchang, horoscope). The first of each is the default and stands in
// no address. On the server only: a page gets the choices that it shows, each with its address.
import { RULE_WORDS } from '#workers/jyotish/words/en/rules.ts'

const RULES = { ayanamsa: RULE_WORDS.ayanamsa, sunrise: RULE_WORDS.rise } as const

export type RuleName = keyof typeof RULES
/** Only the rules that differ from the default. */
export type Rules<Name extends RuleName = RuleName> = { [Each in Name]?: keyof (typeof RULES)[Each]['choices'] }
export type RuleChoices = { name: string; choices: { label: string; to: string; on: boolean }[] }[]

/** The rules that an address names and its page knows. */
export function readRules<Name extends RuleName>(query: URLSearchParams, names: readonly Name[]): Rules<Name> {
  const found = names.flatMap((name) => {
    const value = query.get(name)
    const { choices } = RULES[name]
    const [usual] = Object.keys(choices)
    return value && value !== usual && Object.hasOwn(choices, value) ? [[name, value]] : []
  })
  return Object.fromEntries(found)
}

/** Each rule with its choices, and the address that a choice leads to. */
export function choicesOf<Name extends RuleName>(
  rules: Rules<Name>,
  names: readonly Name[],
  pathTo: (rules: Rules<Name>) => string,
): RuleChoices {
  return names.map((rule) => {
    const { name, choices } = RULES[rule]
    const { [rule]: now, ...others } = rules
    const [usual] = Object.keys(choices)
    return {
      name,
      // The ayanamsas of stars weigh on a page, and few ask for them: an address can name them all the same.
      choices: Object.entries(choices).flatMap(([value, label]) => {
        const on = value === (now ?? usual)
        if (value.startsWith('true_') && !on) return []
        return [{ label, to: pathTo((value === usual ? others : { ...others, [rule]: value }) as Rules<Name>), on }]
      }),
    }
  })
}
