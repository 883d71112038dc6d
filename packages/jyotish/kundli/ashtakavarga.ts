// Ashtakavarga: the benefic points (bindus) each of the seven grahas gets in each sign, counted from the grahas and
// the lagna. Sources: BPHS ch. 66, as B.V. Raman (Ashtakavarga System of Prediction) and as other editions of BPHS, which
// Jagannatha Hora follows, tabulate it. The sums 48 49 39 54 56 52 39 = 337 are the same in both.
import { type Planet, SEVEN, wrap12 } from '../zodiac.ts'

export type Contributor = Planet | 'lagna'
export const CONTRIBUTORS = [...SEVEN, 'lagna'] as const

// Rows: who gets the points; columns: counted from sun, moon, mars, mercury, jupiter, venus, saturn, lagna.
// Houses in base 13, so that 10, 11, 12 are a, b, c.
const TABLE: Readonly<Record<Planet, string>> = {
  sun: '124789ab 36ab 124789ab 3569abc 569b 67c 124789ab 346abc',
  moon: '3678ab 1367ab 23569ab 134578ab 1478abc 34579ab 356b 36ab',
  mars: '356ab 36b 12478ab 356b 6abc 68bc 14789ab 136ab',
  mercury: '569bc 2468ab 124789ab 13569abc 68bc 1234589b 124789ab 12468ab',
  jupiter: '1234789ab 2579b 12478ab 124569ab 123478ab 2569ab 356c 1245679ab',
  venus: '8bc 1234589bc 3569bc 3569b 589ab 1234589ab 34589ab 1234589b',
  saturn: '12478ab 36b 356abc 689abc 56bc 6bc 356b 1346ab',
}

/** The four columns in which the editions differ: the Moon's from itself, from Mars and from Jupiter; Venus's from Mars. */
const PARASHARA = {
  ...TABLE,
  moon: '3678ab 13679ab 2356ab 134578ab 12478ab 34579ab 356b 36ab',
  venus: '8bc 1234589bc 3469bc 3569b 589ab 1234589ab 34589ab 1234589b',
}

export type AshtakavargaSchool = 'raman' | 'parashara'

const housesOf = (table: Readonly<Record<Planet, string>>) =>
  Object.fromEntries(
    SEVEN.map((planet) => [
      planet,
      table[planet].split(' ').map((column) => [...column].map((digit) => Number.parseInt(digit, 13))),
    ]),
  ) as Record<Planet, number[][]>
const HOUSES: Readonly<Record<AshtakavargaSchool, Record<Planet, number[][]>>> = {
  raman: housesOf(TABLE),
  parashara: housesOf(PARASHARA),
}

export type Ashtakavarga = {
  /** Bindus of each graha in the twelve signs (bhinnashtakavarga). */
  bhinna: Record<Planet, number[]>
  /** Their sum (sarvashtakavarga): 337 over the twelve signs. */
  sarva: number[]
  /** The givers of bindus: contributors[planet][sign]. */
  contributors: Record<Planet, Contributor[][]>
}

/** The bindus for the signs (0–11) of the seven grahas and the lagna. */
export function ashtakavargaOf(
  signs: Readonly<Record<Contributor, number>>,
  school: AshtakavargaSchool = 'raman',
): Ashtakavarga {
  const contributors = {} as Record<Planet, Contributor[][]>
  const bhinna = {} as Record<Planet, number[]>
  const sarva = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const planet of SEVEN) {
    const given: Contributor[][] = [[], [], [], [], [], [], [], [], [], [], [], []]
    const columns = HOUSES[school][planet]
    for (let column = 0; column < columns.length; column++) {
      const contributor = CONTRIBUTORS[column]!
      for (const house of columns[column]!) given[wrap12(signs[contributor] + house - 1)]!.push(contributor)
    }
    contributors[planet] = given
    bhinna[planet] = given.map(({ length }) => length)
    for (let sign = 0; sign < 12; sign++) sarva[sign]! += given[sign]!.length
  }
  return { bhinna, sarva, contributors }
}
