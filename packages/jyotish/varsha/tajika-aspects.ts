// Aspects and friendship of the Tajika system, by signs, with one orb for each graha. Source: Tajika Neelakanthi 1;
// P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 28.2.
import { houseFrom, type Planet, signOf } from '../zodiac.ts'

export type TajikaAspect = 'conjunction' | 'semisextile' | 'sextile' | 'square' | 'trine' | 'opposition'
export type TajikaRelation = 'own' | 'friend' | 'neutral' | 'enemy'

/** By the house of one from the other; 6 and 8 have no aspect. */
const BY_HOUSE: readonly (TajikaAspect | null)[] = [
  'conjunction',
  'semisextile',
  'sextile',
  'square',
  'trine',
  null,
  'opposition',
  null,
  'trine',
  'square',
  'sextile',
  'semisextile',
]
const BENEFIC: readonly (TajikaAspect | null)[] = ['sextile', 'trine']

/** Deeptamsa: the degrees within which a graha's light reaches. */
export const ORBS: Readonly<Record<Planet, number>> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
}

/** tajikaAspect(0, 4) = trine. */
export function tajikaAspect(from: number, to: number): TajikaAspect | null {
  return BY_HOUSE[houseFrom(from, to) - 1] ?? null
}

/** Friends are in 3, 5, 9, 11 from each other, enemies in 1, 4, 7, 10, neutrals in 2, 6, 8, 12. */
export function tajikaRelation(a: number, b: number): Exclude<TajikaRelation, 'own'> {
  const aspect = tajikaAspect(signOf(a), signOf(b))
  if (BENEFIC.includes(aspect)) return 'friend'
  return aspect === null || aspect === 'semisextile' ? 'neutral' : 'enemy'
}
