// Strength of signs in dashas of signs: the stronger of two, and the lord that counts for Vrishchika and Kumbha. Source: P.V.R.
// Narasimha Rao, Vedic Astrology: An Integrated Approach, 15.5 (after Jaimini Sutras 2.3).
import { degreeInSign, GRAHAS, type Graha, isOdd, modalityOf, signLord, signOf } from '../zodiac.ts'
import { rashiDrishti } from './jaimini.ts'

export type Lons = Readonly<Record<Graha, number>>

/** Ketu owns Vrishchika beside Mars, Rahu owns Kumbha beside Saturn. */
const CO_LORDS: Readonly<Record<number, Graha>> = { 7: 'ketu', 10: 'rahu' }
const MODALITY = { movable: 0, fixed: 1, dual: 2 } as const

const inSign = (lons: Lons, sign: number) => GRAHAS.filter((graha) => signOf(lons[graha]) === sign)

/** Signs of exaltation; in dashas of signs the whole sign counts. The opposite ones debilitate. */
const EXALTED: Readonly<Record<Graha, number>> = {
  sun: 0,
  moon: 1,
  mars: 9,
  mercury: 5,
  jupiter: 3,
  venus: 11,
  saturn: 6,
  rahu: 1,
  ketu: 7,
}
const exalted = (lons: Lons, sign: number) => inSign(lons, sign).filter((graha) => EXALTED[graha] === sign).length

/** 1 in its sign of exaltation, −1 opposite, else 0. */
export function raised(graha: Graha, lon: number): -1 | 0 | 1 {
  const sign = signOf(lon)
  if (sign === EXALTED[graha]) return 1
  return sign === (EXALTED[graha] + 6) % 12 ? -1 : 0
}

/** Counts those of Jupiter, Mercury and the lord that are in the sign or aspect it by rashi drishti. */
function helpers(lons: Lons, sign: number): number {
  const looking = (graha: Graha) => {
    const own = signOf(lons[graha])
    return own === sign || rashiDrishti(own).includes(sign)
  }
  const coLord = CO_LORDS[sign]
  return [
    looking('jupiter'),
    looking('mercury'),
    looking(signLord(sign)) || (coLord !== undefined && looking(coLord)),
  ].filter(Boolean).length
}

/** The stronger of two signs: more grahas, more helpers, more exalted, dual before fixed before movable, its lord's degree. */
export function strongerSign(lons: Lons, a: number, b: number): number {
  const lordsAway = (sign: number) => Number(isOdd(signOf(lons[lordIn(lons, sign)])) !== isOdd(sign))
  const measures: ((sign: number) => number)[] = [
    (sign) => inSign(lons, sign).length,
    (sign) => helpers(lons, sign),
    (sign) => exalted(lons, sign),
    (sign) => MODALITY[modalityOf(sign)],
    lordsAway,
    (sign) => degreeInSign(lons[lordIn(lons, sign)]),
  ]
  for (const measure of measures) if (measure(a) !== measure(b)) return measure(a) > measure(b) ? a : b
  return a
}

/** The lord that counts: of two, not the one in the sign; else the one with more company, in the stronger sign, further on. */
export function lordIn(lons: Lons, sign: number): Graha {
  const first = signLord(sign)
  const second = CO_LORDS[sign]
  if (!second) return first
  const [a, b] = [signOf(lons[first]), signOf(lons[second])]
  if (a === sign && b !== sign) return second
  if (b === sign || a === b) return first
  const company = (at: number) => inSign(lons, at).length
  if (company(a) !== company(b)) return company(a) > company(b) ? first : second
  if (exalted(lons, a) !== exalted(lons, b)) return exalted(lons, a) > exalted(lons, b) ? first : second
  const [kindA, kindB] = [MODALITY[modalityOf(a)], MODALITY[modalityOf(b)]]
  if (kindA !== kindB) return kindA > kindB ? first : second
  return degreeInSign(lons[first]) >= degreeInSign(lons[second]) ? first : second
}

/** True if both lords are in their sign. */
export const bothAtHome = (lons: Lons, sign: number): boolean => {
  const second = CO_LORDS[sign]
  return second !== undefined && signOf(lons[signLord(sign)]) === sign && signOf(lons[second]) === sign
}
