// The rules a panchang can be read by; the first of each is the usual one and stands in no address. On the server only:
// the page gets the choices that it shows.
const RULES = {
  ayanamsa: {
    name: 'Ayanamsa',
    choices: { lahiri: 'Lahiri', raman: 'Raman', kp: 'KP', fagan: 'Fagan-Bradley', yukteshwar: 'Yukteshwar' },
  },
  sunrise: {
    name: 'Sunrise',
    choices: {
      drik: 'Centre of the Sun, with refraction',
      upper: 'Upper limb, with refraction',
      hindu: 'Centre of the Sun, without refraction',
    },
  },
} as const

type RuleName = keyof typeof RULES
/** Only what differs from the usual. */
export type Rules = { [Name in RuleName]?: keyof (typeof RULES)[Name]['choices'] }
export type RuleChoices = { name: string; choices: { label: string; rules: Rules; on: boolean }[] }[]

export function readRules(query: URLSearchParams): Rules {
  const found = Object.entries(RULES).flatMap(([rule, { choices }]) => {
    const value = query.get(rule)
    const [usual] = Object.keys(choices)
    return value && value !== usual && Object.hasOwn(choices, value) ? [[rule, value]] : []
  })
  return Object.fromEntries(found)
}

/** Each rule with its choices, and the rules that a choice leads to. */
export function choicesOf(rules: Rules): RuleChoices {
  return Object.entries(RULES).map(([rule, { name, choices }]) => {
    const { [rule as RuleName]: now, ...others } = rules
    const [usual] = Object.keys(choices)
    return {
      name,
      choices: Object.entries(choices).map(([value, label]) => ({
        label,
        rules: value === usual ? others : { ...others, [rule]: value },
        on: value === (now ?? usual),
      })),
    }
  })
}
