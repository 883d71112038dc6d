// Ishta and kashta phala: the good and the harm of a graha, from its exaltation strength (uchcha) and its motional
// strength (cheshta). Sources: BPHS 28; B.V. Raman, Graha and Bhava Balas, ch. 8.
import { wrap180, wrap360 } from '../astronomy/angles.ts'
import type { Shadbala } from '../kundli/strengths/shadbala.ts'
import { EXALTATION, type Graha, type Planet, SEVEN } from '../zodiac.ts'

export type Ishta = { uchcha: number; cheshta: number; ishta: number; kashta: number }

/** Arguments and results are virupas, 0–60. For (60, 60) ishta is 60 and kashta 0. */
export function ishtaOf(uchcha: number, cheshta: number): Ishta {
  return { uchcha, cheshta, ishta: Math.sqrt(uchcha * cheshta), kashta: Math.sqrt((60 - uchcha) * (60 - cheshta)) }
}

/**
 * For the Sun, cheshta is a third of the tropical distance from the winter solstice; for the Moon, a third of the distance
 * from the Sun.
 */
export function ishtasOf(
  lons: Readonly<Record<Graha, number>>,
  ayanamsa: number,
  shadbala: Readonly<Record<Planet, Shadbala>>,
): Record<Planet, Ishta> {
  const cheshta = (planet: Planet) => {
    if (planet === 'sun') return Math.abs(wrap180(wrap360(lons.sun + ayanamsa + 90))) / 3
    return planet === 'moon' ? Math.abs(wrap180(lons.moon - lons.sun)) / 3 : shadbala[planet].cheshta
  }
  const uchcha = (planet: Planet) => Math.abs(wrap180(lons[planet] - EXALTATION[planet] - 180)) / 3
  return Object.fromEntries(
    SEVEN.map((planet) => [planet, ishtaOf(uchcha(planet), Math.min(cheshta(planet), 60))]),
  ) as Record<Planet, Ishta>
}
