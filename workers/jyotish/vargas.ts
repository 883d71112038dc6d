// The sixteen divisional charts. Signs are 0 (Mesha) to 11 (Mina). Rules: JYOTISH.md section 5.
import { wrap360 } from './angles.ts'

export const VARGAS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const
export type Varga = (typeof VARGAS)[number]

export type VargaOptions = {
  /** D2: `parashara` gives Karka and Simha only; `parivritti` runs through the signs two by two. */
  d2?: 'parashara' | 'parivritti'
  /** D24: `reversed` counts backwards in even signs. */
  d24?: 'parashara' | 'reversed'
  /** D60: counted from the sign itself, or from Mesha. */
  d60?: 'from_sign' | 'from_mesha'
}

export type VargaPlace = {
  sign: number
  /** Which part of the D1 sign, 1 to n (D30: 1 to 5). */
  part: number
  /** Degrees within the varga's sign, the part stretched over 30°. */
  degrees: number
}

/** Movable, fixed, dual: 0, 1, 2. */
const quality = (sign: number) => sign % 3
const isOdd = (sign: number) => sign % 2 === 0

// D30: where each part ends and whose sign it gives.
const TRIMSAMSA_ODD = [
  [5, 0],
  [10, 10],
  [18, 8],
  [25, 2],
  [30, 6],
] as const
const TRIMSAMSA_EVEN = [
  [5, 1],
  [12, 5],
  [20, 11],
  [25, 9],
  [30, 7],
] as const

/** The sign that part `p` (from 0) of `sign` falls in. */
function signOf(varga: Exclude<Varga, 30>, sign: number, p: number, options: VargaOptions): number {
  const odd = isOdd(sign)
  const kind = quality(sign)
  switch (varga) {
    case 1:
      return sign
    case 2:
      if (options.d2 === 'parivritti') return 2 * sign + p
      return odd === (p === 0) ? 4 : 3
    case 3:
      return sign + 4 * p
    case 4:
      return sign + 3 * p
    case 7:
      return (odd ? sign : sign + 6) + p
    case 9:
      return 9 * sign + p
    case 10:
      return (odd ? sign : sign + 8) + p
    case 12:
      return sign + p
    case 16:
    case 45:
      return [0, 4, 8][kind]! + p
    case 20:
      return [0, 8, 4][kind]! + p
    case 24:
      if (odd) return 4 + p
      return options.d24 === 'reversed' ? 3 - p + 24 : 3 + p
    case 27:
      return 3 * (sign % 4) + p
    case 40:
      return (odd ? 0 : 6) + p
    case 60:
      return (options.d60 === 'from_mesha' ? 0 : sign) + p
  }
}

function trimsamsa(sign: number, x: number): VargaPlace {
  const parts = isOdd(sign) ? TRIMSAMSA_ODD : TRIMSAMSA_EVEN
  const index = Math.max(
    parts.findIndex(([end]) => x < end),
    0,
  )
  const [end, target] = parts[index]!
  const begin = index === 0 ? 0 : parts[index - 1]![0]
  return { sign: target, part: index + 1, degrees: ((x - begin) / (end - begin)) * 30 }
}

/**
 * Where a sidereal longitude falls in a varga; boundaries belong to the part that begins there (guard 1e-9°).
 * vargaOf(9, 45).sign = 1: 15° of Vrishabha is Vrishabha in the navamsa too (vargottama).
 */
export function vargaOf(varga: Varga, longitude: number, options: VargaOptions = {}): VargaPlace {
  const guarded = wrap360(longitude + 1e-9)
  const sign = Math.min(Math.floor(guarded / 30), 11)
  const x = guarded - 30 * sign
  if (varga === 30) return trimsamsa(sign, x)
  const width = 30 / varga
  const p = Math.min(Math.floor(x / width), varga - 1)
  return { sign: signOf(varga, sign, p, options) % 12, part: p + 1, degrees: ((x - p * width) / width) * 30 }
}

/** Whether the sign is the same in rashi and navamsa. */
export function isVargottama(longitude: number): boolean {
  return vargaOf(1, longitude).sign === vargaOf(9, longitude).sign
}
