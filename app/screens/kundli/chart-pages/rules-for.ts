// Chart options that are preserved when the reader switches to another chart of the birth.
import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'

/** Charts that use only the options for planetary positions. */
const BY_PLACES: readonly string[] = ['/kp', '/varshaphala']
const PLACE_RULES = ['preset', 'ayanamsa', 'node', 'positions'] as const

/** Keeps options that differ from the defaults (`usual`) and that the target chart supports. */
export function rulesFor(to: string, options: KundliOptions, usual: KundliOptions = {}): KundliOptions {
  const chosen = Object.entries(options).filter(([rule, value]) => usual[rule as keyof KundliOptions] !== value)
  const kept: KundliOptions = Object.fromEntries(chosen)
  if (!BY_PLACES.includes(to)) return kept
  return Object.fromEntries(PLACE_RULES.flatMap((rule) => (kept[rule] ? [[rule, kept[rule]]] : [])))
}
