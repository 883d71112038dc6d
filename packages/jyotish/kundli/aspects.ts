// Aspects (graha drishti): by sign as charts show them, and by degree as shadbala weighs them. Source: BPHS ch. 26.
import { wrap360 } from '../astronomy/angles.ts'
import { type Graha, houseFrom, type Planet } from '../zodiac.ts'

export type NodeAspects = 'seventh' | 'jupiter-like'

const OF_ALL: readonly number[] = [7]
const OF_MARS: readonly number[] = [4, 7, 8]
const OF_JUPITER: readonly number[] = [5, 7, 9]
const OF_SATURN: readonly number[] = [3, 7, 10]

/** Houses that a graha aspects in full, counted from its own. */
export function aspectHouses(graha: Graha, nodes: NodeAspects = 'seventh'): readonly number[] {
  if (graha === 'mars') return OF_MARS
  if (graha === 'jupiter') return OF_JUPITER
  if (graha === 'saturn') return OF_SATURN
  if ((graha === 'rahu' || graha === 'ketu') && nodes === 'jupiter-like') return OF_JUPITER
  return OF_ALL
}

/** True if a graha in the sign `from` aspects the sign `to`. aspectsSign('mars', 0, 3) = true: the fourth from it. */
export function aspectsSign(graha: Graha, from: number, to: number, nodes: NodeAspects = 'seventh'): boolean {
  return aspectHouses(graha, nodes).includes(houseFrom(from, to))
}

/** The aspect every graha casts at `d` degrees ahead, in virupas (0 … 60). */
function plainDrishti(d: number): number {
  if (d < 30) return 0
  if (d < 60) return (d - 30) / 2
  if (d < 90) return d - 60 + 15
  if (d < 120) return (120 - d) / 2 + 30
  if (d < 150) return 150 - d
  if (d < 180) return (d - 150) * 2
  return d < 300 ? (300 - d) / 2 : 0
}

/**
 * Strength of the aspect of a graha on a point, virupas. Mars, Jupiter and Saturn add their special aspects.
 * drishti('sun', 0, 180) = 60; drishti('mars', 0, 100) = 40 + 15 = 55.
 */
export function drishti(graha: Planet, from: number, to: number): number {
  const d = wrap360(to - from)
  const within = (a: number, b: number) => d >= a && d < b
  let special = 0
  if (graha === 'saturn' && (within(60, 90) || within(270, 300))) special = 45
  if (graha === 'mars' && (within(90, 120) || within(210, 240))) special = 15
  if (graha === 'jupiter' && (within(120, 150) || within(240, 270))) special = 30
  return Math.min(plainDrishti(d) + special, 60)
}
