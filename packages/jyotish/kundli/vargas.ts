// The sixteen divisional charts (shodashavarga). Source: Brihat Parashara Hora Shastra, ch. 6.
import { degreeInSign, elementOf, isOdd, modalityOf, signOf, wrap12 } from '../zodiac.ts'

/**
 * The sixteen divisional charts (shodashavarga), by number: 9 is D9, the navamsha. Source: Brihat Parashara Hora
 * Shastra, ch. 6.
 */
export const VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const
/** A number of `VARGAS`. */
export type Varga = (typeof VARGAS)[number]

export type VargaOptions = {
  /**
   * D2: `parashara` knows the signs of Sun and Moon only; `parivritti` runs through the zodiac, two parts a sign;
   * `parivritti-reversed` turns the two parts of even signs (P.V.R. Narasimha Rao, "Parasara's Hora Chart Decoded:
   * Uma-Shambhu Hora").
   */
  d2?: 'parashara' | 'parivritti' | 'parivritti-reversed'
  /** D24: even signs count on from Karka (`forward`) or back from it (`reversed`). */
  d24?: 'forward' | 'reversed'
  /**
   * Degrees within a sign of D30: `by-part` stretches each of its five unequal parts to the sign, `by-degree` each degree, as
   * Jagannatha Hora and PyJHora print them. The signs are the same.
   */
  d30?: 'by-part' | 'by-degree'
  /** D60: counted from the sign itself or from Mesha. */
  d60?: 'sign' | 'mesha'
}

type Rule = (sign: number, part: number, options: VargaOptions) => number

const D30_ODD: readonly [number, number][] = [
  [5, 0],
  [10, 10],
  [18, 8],
  [25, 2],
  [30, 6],
]
const D30_EVEN: readonly [number, number][] = [
  [5, 1],
  [12, 5],
  [20, 11],
  [25, 9],
  [30, 7],
]

const byModality = (movable: number, fixed: number, dual: number) => (s: number) =>
  ({ movable, fixed, dual })[modalityOf(s)]
const start16 = byModality(0, 4, 8)
const start20 = byModality(0, 8, 4)
const start27 = (s: number) => ({ fire: 0, earth: 3, air: 6, water: 9 })[elementOf(s)]

function hora(sign: number, part: number, options: VargaOptions): number {
  if (options.d2 === 'parivritti') return 2 * sign + part
  if (options.d2 === 'parivritti-reversed') return 2 * sign + (isOdd(sign) ? part : 1 - part)
  return isOdd(sign) === (part === 0) ? 4 : 3
}

function siddhamsa(sign: number, part: number, options: VargaOptions): number {
  if (isOdd(sign)) return 4 + part
  return options.d24 === 'reversed' ? 3 - part : 3 + part
}

const RULES: Readonly<Record<Exclude<Varga, 30>, Rule>> = {
  1: (s) => s,
  2: hora,
  3: (s, p) => s + 4 * p,
  4: (s, p) => s + 3 * p,
  7: (s, p) => s + (isOdd(s) ? 0 : 6) + p,
  9: (s, p) => 9 * s + p,
  10: (s, p) => s + (isOdd(s) ? 0 : 8) + p,
  12: (s, p) => s + p,
  16: (s, p) => start16(s) + p,
  20: (s, p) => start20(s) + p,
  24: siddhamsa,
  27: (s, p) => start27(s) + p,
  40: (s, p) => (isOdd(s) ? 0 : 6) + p,
  45: (s, p) => start16(s) + p,
  60: (s, p, options) => (options.d60 === 'mesha' ? 0 : s) + p,
}

/** Degrees by which a longitude may fall short of a part and still count to it: 7 µas, the rounding of sums. */
const HAIR = 2e-9

/** Sign of a sidereal longitude in a divisional chart. vargaSign(9, 10) = 3: Mesha 10° is in Karka of D9. */
export function vargaSign(varga: Varga, lon: number, options: VargaOptions = {}): number {
  const sign = signOf(lon)
  const degree = degreeInSign(lon) + HAIR
  if (varga === 30) {
    const rows = isOdd(sign) ? D30_ODD : D30_EVEN
    return (rows.find(([to]) => degree < to) ?? rows[4]!)[1]
  }
  const part = Math.min(Math.floor((degree * varga) / 30), varga - 1)
  return wrap12(RULES[varga](sign, part, options))
}

/** Degrees within the sign of the divisional chart: each part stretched to 30°. */
export function vargaDegree(varga: Varga, lon: number, options: VargaOptions = {}): number {
  if (varga === 30 && options.d30 !== 'by-degree') return trimsamsaDegree(lon)
  // The tolerance is that of `vargaSign`: a longitude that counts as the next part is at its beginning.
  const degree = degreeInSign(lon)
  const part = Math.min(Math.floor(((degree + HAIR) * varga) / 30), varga - 1)
  return Math.max(degree * varga - 30 * part, 0)
}

function trimsamsaDegree(lon: number): number {
  const degree = degreeInSign(lon)
  const rows = isOdd(signOf(lon)) ? D30_ODD : D30_EVEN
  const found = rows.findIndex(([to]) => degree + HAIR < to)
  const i = found < 0 ? rows.length - 1 : found
  const from = i > 0 ? rows[i - 1]![0] : 0
  return Math.max(((degree - from) / (rows[i]![0] - from)) * 30, 0)
}

/** Same sign in D1 and D9. */
export function isVargottama(lon: number): boolean {
  return vargaSign(9, lon) === signOf(lon)
}
