// Ishta and kashta phala: how far a graha pleases or troubles, by its exaltation and its motion. Sources: BPHS 28;
// B.V. Raman, Graha and Bhava Balas, ch. 8.
import { wrap180, wrap360 } from '../astronomy/angles.ts'
import type { Shadbala } from '../kundli/strengths/shadbala.ts'
import { EXALTATION, type Graha, type Planet, SEVEN } from '../zodiac.ts'

export type Ishta = { uchcha: number; cheshta: number; ishta: number; kashta: number }

/** Virupas, 0–60: ishtaOf(60, 60) pleases wholly. */
export function ishtaOf(uchcha: number, cheshta: number): Ishta {
  return { uchcha, cheshta, ishta: Math.sqrt(uchcha * cheshta), kashta: Math.sqrt((60 - uchcha) * (60 - cheshta)) }
}

/** The Sun's motion counts by his tropical distance from the winter solstice, the Moon's by her distance from the Sun. */
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
