// Conventions of other programs and schools, by name: each preset sets every rule that is known to differ from the
// engine's defaults.
import type { Ayanamsa } from './astronomy/ayanamsa.ts'
import type { Positions } from './astronomy/bodies.ts'
import type { HouseSystem } from './astronomy/houses.ts'
import type { NodeKind } from './astronomy/moon.ts'
import type { RiseConvention } from './astronomy/rise-conventions.ts'
import type { CoLords } from './kundli/arudhas.ts'
import type { AshtakavargaSchool } from './kundli/ashtakavarga.ts'
import type { ManglikSchool } from './kundli/doshas/manglik.ts'
import type { UpagrahaRise } from './kundli/upagrahas.ts'
import type { VargaOptions } from './kundli/vargas.ts'
import type { KootaTables } from './match/kootas.ts'

/**
 * Programs and schools whose conventions can be asked for by name: Drik Panchang, Jagannatha Hora, B.V. Raman, K.S.
 * Krishnamurti, Prokerala. docs/presets.md names the source of each value.
 */
export const PRESETS = ['drik', 'jhora', 'raman', 'kp', 'prokerala'] as const
/** A name of `PRESETS`. */
export type Preset = (typeof PRESETS)[number]

type PresetRules = {
  ayanamsa: Ayanamsa
  positions: Positions
  node: NodeKind
  houses: HouseSystem
  rise: RiseConvention
  yearDays: number
  d2: NonNullable<VargaOptions['d2']>
  d30: NonNullable<VargaOptions['d30']>
  karakas: 7 | 8
  ashtakavarga: AshtakavargaSchool
  manglik: ManglikSchool
  coLords: CoLords
  upagrahas: UpagrahaRise
} & KootaTables

/**
 * Published rules only; for the others the engine's defaults apply. docs/presets.md has the source of each value, and
 * contradicting public sources; a test compares it with this table.
 */
export const PRESET_RULES: Readonly<Record<Preset, Partial<PresetRules>>> = {
  drik: { ayanamsa: 'lahiri', positions: 'apparent', node: 'mean', rise: 'drik' },
  jhora: {
    ayanamsa: 'lahiri',
    positions: 'true',
    node: 'true',
    rise: 'hindu',
    yearDays: 365.256364,
    karakas: 8,
    d2: 'parivritti-reversed',
    d30: 'by-degree',
    ashtakavarga: 'parashara',
    coLords: 'stronger',
    upagrahas: 'middle',
    varnaTable: 'air-vaishya',
    vashyaTable: 'southern',
  },
  raman: { ayanamsa: 'raman', houses: 'sripati', node: 'mean', ashtakavarga: 'raman', manglik: 'raman' },
  kp: { ayanamsa: 'kp', houses: 'placidus', node: 'mean' },
  prokerala: { ayanamsa: 'lahiri', node: 'mean' },
}

/** The rules of a preset that a calculation with the rules `known` supports; none for null. */
export function rulesOfPreset<Name extends string>(
  preset: Preset | null,
  known: readonly Name[],
): Partial<Pick<PresetRules, Name & keyof PresetRules>> {
  const all: Record<string, unknown> = preset ? PRESET_RULES[preset] : {}
  return Object.fromEntries(known.flatMap((name) => (name in all ? [[name, all[name]]] : []))) as Partial<
    Pick<PresetRules, Name & keyof PresetRules>
  >
}
