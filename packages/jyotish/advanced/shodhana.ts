// Reductions of the ashtakavarga (shodhana) and the pindas made of what is left. Sources: BPHS 67–69; B.V. Raman,
// Ashtakavarga System of Prediction. A sign is occupied by one of the seven or by the lagna, which give bindus; the nodes
// give none. So P.V.R. Narasimha Rao counts in exercise 22 of Vedic Astrology: An Integrated Approach.
import { type Ashtakavarga, CONTRIBUTORS, type Contributor } from '../kundli/ashtakavarga.ts'
import { type Planet, SEVEN } from '../zodiac.ts'

/** Signs of one lord, but for those of the Sun and the Moon. */
const PAIRS = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
] as const
const SIGN_FACTORS = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12] as const
const GRAHA_FACTORS = { sun: 5, moon: 5, mars: 8, mercury: 5, jupiter: 10, venus: 7, saturn: 5 } as const

export type Reduced = {
  trikona: number[]
  /** After both reductions. */
  ekadhipatya: number[]
  rashiPinda: number
  grahaPinda: number
  shodhyaPinda: number
}

/** Of the three signs of a trine the least is taken from all. trikonaOf([7, 4, 7, 4, 4, …])[0] = 3. */
export function trikonaOf(bindus: readonly number[]): number[] {
  return bindus.map((own, sign) => own - Math.min(own, bindus[(sign + 4) % 12]!, bindus[(sign + 8) % 12]!))
}

/**
 * Two signs of one lord: nothing where either has none or both are occupied. Of two empty ones the greater falls to the
 * less, equal ones to nothing. An empty one beside an occupied one falls to its number where that is less, else to nothing.
 */
export function ekadhipatyaOf(bindus: readonly number[], isOccupied: (sign: number) => boolean): number[] {
  const left = [...bindus]
  for (const [a, b] of PAIRS) {
    const [first, second] = [bindus[a]!, bindus[b]!]
    if (first === 0 || second === 0 || (isOccupied(a) && isOccupied(b))) continue
    if (!isOccupied(a) && !isOccupied(b)) {
      const less = first === second ? 0 : Math.min(first, second)
      left[a] = less
      left[b] = less
    } else {
      const [full, empty] = isOccupied(a) ? [a, b] : [b, a]
      left[empty] = bindus[full]! < bindus[empty]! ? bindus[full]! : 0
    }
  }
  return left
}

/** `signs`: those of the seven grahas and of the lagna. */
export function shodhanaOf(bindus: readonly number[], signs: Readonly<Record<Contributor, number>>): Reduced {
  const trikona = trikonaOf(bindus)
  const ekadhipatya = ekadhipatyaOf(trikona, (sign) => CONTRIBUTORS.some((each) => signs[each] === sign))
  const rashiPinda = ekadhipatya.reduce((sum, left, sign) => sum + left * SIGN_FACTORS[sign]!, 0)
  const grahaPinda = SEVEN.reduce((sum, planet) => sum + ekadhipatya[signs[planet]]! * GRAHA_FACTORS[planet], 0)
  return { trikona, ekadhipatya, rashiPinda, grahaPinda, shodhyaPinda: rashiPinda + grahaPinda }
}

export function shodhanasOf(
  { bhinna }: Pick<Ashtakavarga, 'bhinna'>,
  signs: Readonly<Record<Contributor, number>>,
): Record<Planet, Reduced> {
  return Object.fromEntries(SEVEN.map((planet) => [planet, shodhanaOf(bhinna[planet], signs)])) as Record<
    Planet,
    Reduced
  >
}
