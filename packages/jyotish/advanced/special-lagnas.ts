// Special lagnas: bhava, hora, ghati, pranapada by the time since sunrise, sree and indu by the Moon, varnada by lagna and
// hora lagna. Sources: BPHS 4–5; P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 5.
import { wrap360 } from '../astronomy/angles.ts'
import { MINUTE_MS } from '../clock/durations.ts'
import { isOdd, modalityOf, nakshatraFraction, type Planet, signLord, signOf } from '../zodiac.ts'

export const SPECIAL_LAGNAS = ['bhava', 'hora', 'ghati', 'pranapada', 'sree', 'indu', 'varnada'] as const
export type SpecialLagna = (typeof SPECIAL_LAGNAS)[number]

/** Degrees a minute from sunrise: a sign in five ghatis, in two and a half, in one. */
const RATES = { bhava: 0.25, hora: 0.5, ghati: 1.25 } as const
/** A sign in fifteen vighatis, which are six minutes; from the Sun's fifth or ninth in fixed and dual signs. */
const PRANAPADA_RATE = 5
const PRANAPADA_START = { movable: 0, fixed: 240, dual: 120 } as const
const KALAS = { sun: 30, moon: 16, mars: 6, mercury: 8, jupiter: 10, venus: 12, saturn: 1 } as const

export type SpecialLagnaInput = {
  /** Sidereal longitudes, degrees; the Sun's at the sunrise before birth. */
  sunAtSunrise: number
  ascendant: number
  moon: number
  /** Milliseconds from that sunrise to the birth. */
  sinceSunrise: number
}

/** Longitudes; indu and varnada are signs, given as the longitude of their beginning. */
export function specialLagnasOf(input: SpecialLagnaInput): Record<SpecialLagna, number> {
  const { sunAtSunrise, ascendant, moon, sinceSunrise } = input
  const minutes = sinceSunrise / MINUTE_MS
  const risen = (rate: number) => wrap360(sunAtSunrise + minutes * rate)
  const hora = risen(RATES.hora)
  return {
    bhava: risen(RATES.bhava),
    hora,
    ghati: risen(RATES.ghati),
    pranapada: wrap360(risen(PRANAPADA_RATE) + PRANAPADA_START[modalityOf(signOf(sunAtSunrise))]),
    sree: sreeLagna(ascendant, moon),
    indu: induSign(signOf(ascendant), signOf(moon)) * 30,
    varnada: varnadaSign(signOf(ascendant), signOf(hora)) * 30,
  }
}

/** The fraction of its nakshatra that the Moon has passed, as a fraction of the zodiac, ahead of the lagna. */
export function sreeLagna(ascendant: number, moon: number): number {
  return wrap360(ascendant + nakshatraFraction(moon) * 360)
}

/** The kalas of the ninth lords from lagna and Moon, counted from the Moon's sign. */
export function induSign(lagna: number, moon: number): number {
  const kalas = (from: number) => KALAS[signLord(from + 8) satisfies Planet]
  const count = (kalas(lagna) + kalas(moon)) % 12 || 12
  return (moon + count - 1) % 12
}

/** Odd signs count on from Mesha, even ones back from Mina: added where both are of a kind, else the less taken off. */
export function varnadaSign(lagna: number, hora: number): number {
  const count = (sign: number) => (isOdd(sign) ? sign + 1 : 12 - sign)
  const [own, other] = [count(lagna), count(hora)]
  const sum = (isOdd(lagna) === isOdd(hora) ? own + other : Math.abs(own - other)) % 12 || 12
  return isOdd(lagna) ? sum - 1 : 12 - sum
}
