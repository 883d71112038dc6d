// The rules one may choose for a kundli, and what an address may say of them.
import { KUNDLI_CHOICES, KUNDLI_NUMBERS, type KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { PRESETS } from 'drishti-jyotish/presets.ts'

export type OfferedRule = 'preset' | keyof typeof KUNDLI_CHOICES | keyof typeof KUNDLI_NUMBERS

/** The choice of no preset: it stands in no address. */
export const OWN_RULES = 'own'

/** Each rule with its choices as an address writes them. */
export const KUNDLI_RULES = {
  preset: [OWN_RULES, ...PRESETS],
  ...KUNDLI_CHOICES,
  yearDays: KUNDLI_NUMBERS.yearDays.map(String),
  karakas: KUNDLI_NUMBERS.karakas.map(String),
} as const satisfies Record<OfferedRule, readonly string[]>

/** Only what is offered; anything else is left out. */
export function readKundliRules(wordOf: (rule: string) => string | null | undefined): KundliOptions {
  const found = Object.entries(KUNDLI_RULES).flatMap(([rule, choices]) => {
    const value = wordOf(rule)
    if (!value || value === OWN_RULES || !(choices as readonly string[]).includes(value)) return []
    return [[rule, rule in KUNDLI_NUMBERS ? Number(value) : value]]
  })
  return Object.fromEntries(found)
}
