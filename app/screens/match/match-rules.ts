// The rules that a user may choose for a match, and their values in a URL.
import { KUNDLI_CHOICES, type KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { KOOTA_TABLES } from 'drishti-jyotish/match/kootas.ts'
import type { PairOptions } from 'drishti-jyotish/match/pair-input.ts'
import { PRESETS } from 'drishti-jyotish/presets.ts'
import { OWN_RULES } from '#app/charts/kundli-rules.ts'

export type MatchOptions = PairOptions

/** Without the defaults, which the engine defines. */
export const MATCH_CHOICES = {
  preset: [OWN_RULES, ...PRESETS],
  ayanamsa: KUNDLI_CHOICES.ayanamsa,
  node: KUNDLI_CHOICES.node,
  positions: KUNDLI_CHOICES.positions,
  manglik: KUNDLI_CHOICES.manglik,
  ...KOOTA_TABLES,
  sensitivityMinutes: ['0', '5', '10', '15', '30', '60', '120'],
} as const satisfies Record<keyof MatchOptions, readonly (string | boolean)[]>

/** Only the offered values; others are ignored. */
export function readOptions(values: Readonly<Record<string, string>>): MatchOptions {
  const found = Object.entries(MATCH_CHOICES).flatMap(([key, choices]) => {
    const value = values[key]
    if (value === undefined || value === OWN_RULES || !(choices as readonly string[]).includes(value)) return []
    return [[key, key === 'sensitivityMinutes' ? Number(value) : value]]
  })
  return Object.fromEntries(found)
}

/** The rules for casting the charts of both sides. */
export function chartOptions({ preset, ayanamsa, node, positions, manglik }: MatchOptions): KundliOptions {
  const all = { preset, ayanamsa, node, positions, manglik }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}
