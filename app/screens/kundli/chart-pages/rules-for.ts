// The rules that go along from one chart of a birth to another.
import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'

/** Charts that know only the rules of the places of the grahas. */
const BY_PLACES: readonly string[] = ['/kp', '/varshaphala']
const PLACE_RULES = ['preset', 'ayanamsa', 'node', 'positions'] as const

/** The chosen rules that the chart at `to` knows. What the first chart has by itself (`usual`) nobody chose. */
export function rulesFor(to: string, options: KundliOptions, usual: KundliOptions = {}): KundliOptions {
  const chosen = Object.entries(options).filter(([rule, value]) => usual[rule as keyof KundliOptions] !== value)
  const kept: KundliOptions = Object.fromEntries(chosen)
  if (!BY_PLACES.includes(to)) return kept
  return Object.fromEntries(PLACE_RULES.flatMap((rule) => (kept[rule] ? [[rule, kept[rule]]] : [])))
}
