// One person of a match: the attributes that the kootas derive from the Moon.
import { readWhole } from '../input.ts'
import {
  type Gana,
  ganaOf,
  type Nadi,
  nadiOf,
  type Varna,
  type Vashya,
  varnaOf,
  vashyaOf,
  yoniOf,
} from '../kundli/avakahada.ts'
import { nakshatraOf, PADA_SPAN, type Planet, padaOf, signLord, signOf } from '../zodiac.ts'

export type Person = {
  /** Sidereal longitude of the Moon; the middle of the pada if only that is known. */
  moon: number
  nakshatra: number
  pada: number
  sign: number
  lord: Planet
  varna: Varna
  vashya: Vashya
  yoni: string
  gana: Gana
  nadi: Nadi
  /** The pada spans 15° of Dhanu or Makara, where the vashya changes, and the Moon's degree is not known. */
  vashyaUncertain: boolean
}

/** From the Moon's sidereal longitude. */
export function personOf(moon: number): Person {
  const nakshatra = nakshatraOf(moon)
  const sign = signOf(moon)
  return {
    moon,
    nakshatra,
    pada: padaOf(moon),
    sign,
    lord: signLord(sign),
    varna: varnaOf(sign),
    vashya: vashyaOf(moon),
    yoni: yoniOf(nakshatra),
    gana: ganaOf(nakshatra),
    nadi: nadiOf(nakshatra),
    vashyaUncertain: false,
  }
}

/** From a nakshatra (1–27) and pada (1–4); a typed error for anything else. personOfStar(1, 1).sign = 0. */
export function personOfStar(nakshatra: unknown, pada: unknown, field: string): Person {
  const star = readWhole(nakshatra, `${field}.nakshatra`, 1, 27)
  const quarter = readWhole(pada, `${field}.pada`, 1, 4)
  const moon = ((star - 1) * 4 + quarter - 0.5) * PADA_SPAN
  const edge = vashyaOf(moon - PADA_SPAN * 0.49) !== vashyaOf(moon + PADA_SPAN * 0.49)
  return { ...personOf(moon), vashyaUncertain: edge }
}
