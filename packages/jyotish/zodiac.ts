// Constants of the zodiac: signs, nakshatras, grahas and their rulerships. Signs count 0 (Mesha) … 11 (Mina),
// nakshatras 1 (Ashwini) … 27 (Revati), padas and houses from 1. Source: Brihat Parashara Hora Shastra.
import { wrap360 } from './astronomy/angles.ts'

/** Ids of the nine grahas, in the order of tables. Source: Brihat Parashara Hora Shastra. */
export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
/** A name of `GRAHAS`. */
export type Graha = (typeof GRAHAS)[number]
/** The seven that are bodies: the nodes own no sign of their own and rule no weekday. */
export const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export type Planet = (typeof SEVEN)[number]

/** Ids of the signs; the engine counts signs by their index here, 0 (Mesha) to 11 (Mina). */
export const SIGNS = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'mina',
] as const

export const NAKSHATRA_SPAN = 360 / 27
export const PADA_SPAN = 360 / 108
/** A billionth of a degree, so that rounding cannot move a body on a boundary back over it. */
const EDGE = 1e-9

const LORDS = 'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter'.split(' ') as Planet[]
const WEEKDAY_LORDS = 'sun moon mars mercury jupiter venus saturn'.split(' ') as Planet[]
const DASHA_ORDER = 'ketu venus sun moon mars rahu jupiter saturn mercury'.split(' ') as Graha[]

/** Wraps a count of signs to 0 … 11. wrap12(-1) = 11. */
export function wrap12(signs: number): number {
  return signs - 12 * Math.floor(signs / 12)
}

/** Lord of a sign. signLord(0) = mars. */
export function signLord(sign: number): Planet {
  return LORDS[wrap12(sign)]!
}

/** Lord of a weekday, 0 Sunday. weekdayLord(4) = jupiter. */
export function weekdayLord(weekday: number): Planet {
  return WEEKDAY_LORDS[weekday % 7]!
}

/** Vimshottari lord of a nakshatra. nakshatraLord(1) = ketu. */
export function nakshatraLord(nakshatra: number): Graha {
  return DASHA_ORDER[(nakshatra - 1) % 9]!
}

/** signOf(59.9) = 1. */
export function signOf(lon: number): number {
  return Math.floor(wrap360(lon + EDGE) / 30)
}

/** Degrees within the sign. degreeInSign(59.9) = 29.9. */
export function degreeInSign(lon: number): number {
  return Math.max(wrap360(lon + EDGE) - signOf(lon) * 30 - EDGE, 0)
}

/** nakshatraOf(13.34) = 2. */
export function nakshatraOf(lon: number): number {
  return Math.floor(wrap360(lon + EDGE) / NAKSHATRA_SPAN) + 1
}

/** padaOf(3.4) = 2. */
export function padaOf(lon: number): number {
  return (Math.floor(wrap360(lon + EDGE) / PADA_SPAN) % 4) + 1
}

/** Fraction of its nakshatra a longitude has passed, 0 … 1. */
export function nakshatraFraction(lon: number): number {
  const turned = wrap360(lon + EDGE) / NAKSHATRA_SPAN
  return turned - Math.floor(turned)
}

/** House of a sign counted from another, both inclusive. houseFrom(3, 0) = 10. */
export function houseFrom(from: number, sign: number): number {
  return wrap12(sign - from) + 1
}

/** movable, fixed or dual, by sign. */
export function modalityOf(sign: number): 'movable' | 'fixed' | 'dual' {
  return (['movable', 'fixed', 'dual'] as const)[sign % 3]!
}

/** fire, earth, air or water, by sign. */
export function elementOf(sign: number): 'fire' | 'earth' | 'air' | 'water' {
  return (['fire', 'earth', 'air', 'water'] as const)[sign % 4]!
}

/** Mesha, Mithuna, … are odd: their index is even. */
export function isOdd(sign: number): boolean {
  return sign % 2 === 0
}

/** Longitude of the deepest exaltation, degrees; the deepest debilitation is opposite. */
export const EXALTATION: Readonly<Record<Planet, number>> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
}

/** Moolatrikona: the sign and the degrees from–to within it. */
export const MOOLATRIKONA: Readonly<Record<Planet, readonly [sign: number, from: number, to: number]>> = {
  sun: [4, 0, 20],
  moon: [1, 3, 30],
  mars: [0, 0, 12],
  mercury: [5, 15, 20],
  jupiter: [8, 0, 10],
  venus: [6, 0, 15],
  saturn: [10, 0, 20],
}
