// Jaimini's aspects of signs (rashi drishti) and interventions (argala). Sources: BPHS 8 and 31; Jaimini Sutras 1.1.
import { GRAHAS, type Graha, modalityOf } from '../zodiac.ts'

type Signs = Readonly<Record<Graha, number>>

/** Movable signs aspect the fixed ones except the next, fixed the movable ones except the last, dual ones each other. */
export function rashiDrishti(sign: number): number[] {
  const kind = modalityOf(sign)
  if (kind === 'dual') return [3, 6, 9].map((step) => (sign + step) % 12).sort((a, b) => a - b)
  const steps = kind === 'movable' ? [4, 7, 10] : [2, 5, 8]
  return steps.map((step) => (sign + step) % 12).sort((a, b) => a - b)
}

export type RashiAspect = { graha: Graha; signs: number[]; grahas: Graha[] }

export function rashiAspects(signs: Signs): RashiAspect[] {
  return GRAHAS.map((graha) => {
    const seen = rashiDrishti(signs[graha])
    return { graha, signs: seen, grahas: GRAHAS.filter((other) => seen.includes(signs[other])) }
  })
}

/** House of the argala, and of what obstructs it. */
const ARGALAS = [
  [2, 12],
  [4, 10],
  [11, 3],
  [5, 9],
] as const

export type Argala = {
  house: number
  grahas: Graha[]
  obstructedFrom: number
  obstructing: Graha[]
  /** True if fewer grahas obstruct than intervene. */
  holds: boolean
}

/** The interventions on a sign; if Ketu is in it, houses count backwards (BPHS 31.9). */
export function argalasOn(sign: number, signs: Signs): Argala[] {
  const step = signs.ketu === sign ? -1 : 1
  const inHouse = (house: number) => GRAHAS.filter((graha) => signs[graha] === (sign + step * (house - 1) + 12) % 12)
  return ARGALAS.map(([house, against]) => {
    const [grahas, obstructing] = [inHouse(house), inHouse(against)]
    return { house, grahas, obstructedFrom: against, obstructing, holds: grahas.length > obstructing.length }
  })
}
