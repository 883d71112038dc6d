// Harsha bala: five units each for the house of joy, for exaltation or the own sign, for a house of the own sex, and for
// a year that begins by day (the male) or by night (the female). Source: P.V.R. Narasimha Rao, Vedic Astrology, 28.3.
import { ownDignity } from '../kundli/dignity.ts'
import { houseFrom, type Planet, SEVEN, signOf } from '../zodiac.ts'

const JOYS: Readonly<Record<Planet, number>> = {
  sun: 9,
  moon: 3,
  mars: 6,
  mercury: 1,
  jupiter: 11,
  venus: 5,
  saturn: 12,
}
const FEMALE: readonly Planet[] = ['moon', 'mercury', 'venus', 'saturn']
const FEMALE_HOUSES = [1, 2, 3, 7, 8, 9]
const UNITS = 5

export function harshaOf(lons: Readonly<Record<Planet, number>>, lagna: number, day: boolean): Record<Planet, number> {
  const found = {} as Record<Planet, number>
  for (const planet of SEVEN) {
    const house = houseFrom(signOf(lagna), signOf(lons[planet]))
    const female = FEMALE.includes(planet)
    const dignity = ownDignity(planet, lons[planet])
    const reasons = [
      house === JOYS[planet],
      dignity !== null && dignity !== 'debilitated',
      FEMALE_HOUSES.includes(house) === female,
      day !== female,
    ]
    found[planet] = UNITS * reasons.filter(Boolean).length
  }
  return found
}
