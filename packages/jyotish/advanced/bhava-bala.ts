// Strength of the houses (bhava bala) in rupas. Source: B.V. Raman, Graha and Bhava Balas, ch. 9: the lord's shadbala,
// the house's direction by the kind of sign on its middle, and the aspects on that middle.
import { wrap360 } from '../astronomy/angles.ts'
import { drishti } from '../kundli/aspects.ts'
import type { Shadbala } from '../kundli/strengths/shadbala.ts'
import { degreeInSign, type Graha, type Planet, SEVEN, signLord, signOf } from '../zodiac.ts'

export type BhavaBala = { house: number; lord: Planet; ofLord: number; dig: number; drik: number; rupas: number }

type Kind = 'nara' | 'jalachara' | 'chatushpada' | 'keeta'
/** Houses in which each kind has its full sixty: lagna, fourth, tenth, seventh. */
const STRONG: Readonly<Record<Kind, number>> = { nara: 1, jalachara: 4, chatushpada: 10, keeta: 7 }

/** The kind of a degree: the halves of Dhanu and Makara differ. */
export function kindOf(lon: number): Kind {
  const sign = signOf(lon)
  const second = degreeInSign(lon) >= 15
  if (sign === 8) return second ? 'chatushpada' : 'nara'
  if (sign === 9) return second ? 'jalachara' : 'chatushpada'
  if (sign === 7) return 'keeta'
  if (sign === 3 || sign === 11) return 'jalachara'
  return [0, 1, 4].includes(sign) ? 'chatushpada' : 'nara'
}

/** Ten virupas less for each house away from the strong one. */
export function bhavaDig(house: number, middle: number): number {
  const away = Math.abs(house - STRONG[kindOf(middle)])
  return 60 - 10 * Math.min(away, 12 - away)
}

/** Jupiter and Mercury count in full, the others a quarter; benefics add, malefics take. */
function bhavaDrik(middle: number, lons: Readonly<Record<Graha, number>>, benefics: readonly Planet[]): number {
  return SEVEN.reduce((sum, planet) => {
    const weight = planet === 'jupiter' || planet === 'mercury' ? 1 : 1 / 4
    const aspect = drishti(planet, lons[planet], middle) * weight
    return sum + (benefics.includes(planet) ? aspect : -aspect)
  }, 0)
}

export type BhavaInput = {
  /** Middles of the houses, sidereal degrees, the lagna first. */
  middles: readonly number[]
  lons: Readonly<Record<Graha, number>>
  shadbala: Readonly<Record<Planet, Shadbala>>
  benefics: readonly Planet[]
}

export function bhavaBalaOf({ middles, lons, shadbala, benefics }: BhavaInput): BhavaBala[] {
  return middles.map((middle, i) => {
    const house = i + 1
    const lord = signLord(signOf(wrap360(middle)))
    const [ofLord, dig, drik] = [shadbala[lord].rupas * 60, bhavaDig(house, middle), bhavaDrik(middle, lons, benefics)]
    return { house, lord, ofLord, dig, drik, rupas: (ofLord + dig + drik) / 60 }
  })
}
