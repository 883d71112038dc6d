// The rules that a user may choose for a kundli, and their values in a URL.
import { isOwnAyanamsa, type OwnAyanamsa, ownValue } from 'drishti-jyotish/astronomy/own-ayanamsa.ts'
import { isJyotishError } from 'drishti-jyotish/errors.ts'
import { KUNDLI_CHOICES, KUNDLI_NUMBERS, type KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { PRESETS } from 'drishti-jyotish/presets.ts'

export type OfferedRule = 'preset' | keyof typeof KUNDLI_CHOICES | keyof typeof KUNDLI_NUMBERS

/** The value for no preset; it is the default and left out of the URL. */
export const OWN_RULES = 'own'

/** Each rule with its values in a URL. */
export const KUNDLI_RULES = {
  preset: [OWN_RULES, ...PRESETS],
  ...KUNDLI_CHOICES,
  yearDays: KUNDLI_NUMBERS.yearDays.map(String),
  karakas: KUNDLI_NUMBERS.karakas.map(String),
} as const satisfies Record<OfferedRule, readonly string[]>

/** An own ayanamsa in its one form; null for anything else. */
export function readOwnAyanamsa(value: unknown): OwnAyanamsa | null {
  if (!isOwnAyanamsa(value)) return null
  try {
    ownValue(value)
    return value
  } catch (error) {
    if (isJyotishError(error)) return null
    throw error
  }
}

/** Only the offered values, and an own ayanamsa; others are ignored. */
export function readKundliRules(wordOf: (rule: string) => string | null | undefined): KundliOptions {
  const found = Object.entries(KUNDLI_RULES).flatMap(([rule, choices]) => {
    const value = wordOf(rule)
    const own = rule === 'ayanamsa' ? readOwnAyanamsa(value) : null
    if (own) return [[rule, own]]
    if (!value || value === OWN_RULES || !(choices as readonly string[]).includes(value)) return []
    return [[rule, rule in KUNDLI_NUMBERS ? Number(value) : value]]
  })
  return Object.fromEntries(found)
}
