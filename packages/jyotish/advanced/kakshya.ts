// Kakshyas: the eighths of a sign, each of one giver of bindus. The transit of a graha is favourable in those whose lord gives
// a bindu to this sign in the graha's ashtakavarga. Source: C.S. Patel, Ashtakavarga; Phaladeepika 24.
import type { Ashtakavarga, Contributor } from '../kundli/ashtakavarga.ts'
import { degreeInSign, type Planet, signOf } from '../zodiac.ts'

/** From the slowest to the fastest, then the lagna. */
export const KAKSHYA_LORDS: readonly Contributor[] = [
  ...(['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'] as const),
  'lagna',
]
const KAKSHYA_SPAN = 30 / 8

export type Kakshya = {
  graha: Planet
  sign: number
  number: number
  lord: Contributor
  hasBindu: boolean
  bindus: number
}

/** The kakshya, 1–8, of a longitude, and whether its lord gave the graha a bindu in that sign. */
export function kakshyaOf(graha: Planet, lon: number, { contributors }: Pick<Ashtakavarga, 'contributors'>): Kakshya {
  const sign = signOf(lon)
  const index = Math.min(Math.floor((degreeInSign(lon) + 1e-9) / KAKSHYA_SPAN), 7)
  const lord = KAKSHYA_LORDS[index]!
  const givers = contributors[graha][sign]!
  return { graha, sign, number: index + 1, lord, hasBindu: givers.includes(lord), bindus: givers.length }
}
