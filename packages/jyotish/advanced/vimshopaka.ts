// Vimshopaka bala: the strength of a graha over groups of vargas, of twenty. Source: BPHS 7.17–25.
import { compoundRelation, naturalRelation, temporalRelation } from '../kundli/friendship.ts'
import { type Varga, type VargaOptions, vargaSign } from '../kundli/vargas.ts'
import { type Graha, type Planet, SEVEN, signLord, signOf } from '../zodiac.ts'

export const VARGA_GROUPS = {
  shadvarga: { 1: 6, 2: 2, 3: 4, 9: 5, 12: 2, 30: 1 },
  saptavarga: { 1: 5, 2: 2, 3: 3, 7: 2.5, 9: 4.5, 12: 2, 30: 1 },
  dashavarga: { 1: 3, 2: 1.5, 3: 1.5, 7: 1.5, 9: 1.5, 10: 1.5, 12: 1.5, 16: 1.5, 30: 1.5, 60: 5 },
  shodashavarga: {
    1: 3.5,
    2: 1,
    3: 1,
    4: 0.5,
    7: 0.5,
    9: 3,
    10: 0.5,
    12: 0.5,
    16: 2,
    20: 0.5,
    24: 0.5,
    27: 0.5,
    30: 1,
    40: 0.5,
    45: 0.5,
    60: 4,
  },
} as const satisfies Record<string, Partial<Record<Varga, number>>>
export type VargaGroup = keyof typeof VARGA_GROUPS

/** Of twenty, by whose varga it is: its own, a great friend's, and so on down to a great enemy's. */
const POINTS = { great_friend: 18, friend: 15, neutral: 10, enemy: 7, great_enemy: 5 } as const

/** Of one varga; friendship of the moment is that of the birth chart. */
export function vargaPoints(
  planet: Planet,
  varga: Varga,
  lons: Readonly<Record<Graha, number>>,
  options: VargaOptions = {},
): number {
  const lord = signLord(vargaSign(varga, lons[planet], options))
  if (lord === planet) return 20
  const temporal = temporalRelation(signOf(lons[planet]), signOf(lons[lord]))
  return POINTS[compoundRelation(naturalRelation(planet, lord), temporal)]
}

export function vimshopakaOf(
  lons: Readonly<Record<Graha, number>>,
  options: VargaOptions = {},
): Record<Planet, Record<VargaGroup, number>> {
  const score = (planet: Planet, group: VargaGroup) =>
    Object.entries(VARGA_GROUPS[group]).reduce(
      (sum, [varga, weight]) => sum + (weight * vargaPoints(planet, Number(varga) as Varga, lons, options)) / 20,
      0,
    )
  const groups = Object.keys(VARGA_GROUPS) as VargaGroup[]
  return Object.fromEntries(
    SEVEN.map((planet) => [planet, Object.fromEntries(groups.map((group) => [group, score(planet, group)]))]),
  ) as Record<Planet, Record<VargaGroup, number>>
}
