// The conventions of other programs and schools, by name: each sets every rule that is known to differ from our own.
import type { Ayanamsa } from './ayanamsa.ts'
import type { Positions } from './bodies.ts'
import type { HouseSystem } from './houses.ts'
import type { AshtakavargaSchool } from './kundli/ashtakavarga.ts'
import type { ManglikSchool } from './kundli/manglik.ts'
import type { VargaOptions } from './kundli/vargas.ts'
import type { NodeKind } from './moon.ts'
import type { RiseConvention } from './rise-conventions.ts'

export const PRESETS = ['drik', 'jhora', 'raman', 'kp', 'prokerala'] as const
export type Preset = (typeof PRESETS)[number]

type PresetRules = {
  ayanamsa: Ayanamsa
  positions: Positions
  node: NodeKind
  houses: HouseSystem
  rise: RiseConvention
  yearDays: number
  d2: NonNullable<VargaOptions['d2']>
  karakas: 7 | 8
  ashtakavarga: AshtakavargaSchool
  manglik: ManglikSchool
}

/**
 * Only published rules; where a source is silent our own rule stands.
 * - `drik`: drikpanchang.com, "Settings" of its day pages: Lahiri, mean node, the Sun's centre at −50′.
 * - `jhora`: Jagannatha Hora 8 by P.V.R. Narasimha Rao and its manual: true positions and node, a sidereal dasha year, eight
 *   karakas, sunrise of the disc's centre without refraction, hora by parivritti.
 * - `raman`: B.V. Raman, "A Manual of Hindu Astrology" and "Graha and Bhava Balas": his ayanamsa, Sripati's houses, his
 *   ashtakavarga, Manglik houses counted without the 1st.
 * - `kp`: K.S. Krishnamurti, "KP Reader" 1 and 3: his ayanamsa, cusps by Placidus, mean node.
 * - `prokerala`: the description of prokerala.com's API: Lahiri, mean node.
 */
const RULES: Readonly<Record<Preset, Partial<PresetRules>>> = {
  drik: { ayanamsa: 'lahiri', positions: 'apparent', node: 'mean', rise: 'drik' },
  jhora: {
    ...{ ayanamsa: 'lahiri', positions: 'true', node: 'true', rise: 'hindu' },
    ...{ yearDays: 365.256364, d2: 'parivritti', karakas: 8 },
  },
  raman: { ayanamsa: 'raman', houses: 'sripati', node: 'mean', ashtakavarga: 'raman', manglik: 'raman' },
  kp: { ayanamsa: 'kp', houses: 'placidus', node: 'mean' },
  prokerala: { ayanamsa: 'lahiri', node: 'mean' },
}

/** The rules of a preset that a calculation with the rules `known` has; nothing for null. */
export function rulesOfPreset<Name extends string>(
  preset: Preset | null,
  known: readonly Name[],
): Partial<Pick<PresetRules, Name & keyof PresetRules>> {
  const all: Record<string, unknown> = preset ? RULES[preset] : {}
  return Object.fromEntries(known.flatMap((name) => (name in all ? [[name, all[name]]] : []))) as Partial<
    Pick<PresetRules, Name & keyof PresetRules>
  >
}
