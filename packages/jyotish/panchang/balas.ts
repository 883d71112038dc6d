// For whom the day's Moon is good: chandrabala by birth sign, tarabala by birth nakshatra.
import { houseFrom } from '../zodiac.ts'
import type { DayNakshatra, SignStay } from './day-elements.ts'
import { overlap } from './special-yogas.ts'
import type { Stretch, SunDay } from './sun-day.ts'

const GOOD_HOUSES = [1, 3, 6, 7, 10, 11]
export const TARAS = ['janma', 'sampat', 'vipat', 'kshema', 'pratyak', 'sadhaka', 'naidhana', 'mitra', 'parama_mitra']
const BAD_TARAS = [3, 5, 7]

export type Chandrabala = Stretch & {
  moonSign: number
  /** Birth signs (0–11) from which the Moon is in 1, 3, 6, 7, 10 or 11. */
  good: number[]
  /** The birth sign from which the Moon is in the eighth. */
  chandrashtama: number
}
export type Tarabala = Stretch & {
  nakshatra: number
  /** Tara 1–9 for each birth nakshatra 1–27, in order; 3, 5 and 7 are bad. */
  taras: number[]
  good: number[]
}

export function chandrabala(signs: SignStay[], day: SunDay): Chandrabala[] {
  return signs.flatMap(({ sign, ...stay }) => {
    const met = overlap(day, stay)
    if (!met) return []
    const births = Array.from({ length: 12 }, (_, birth) => birth)
    const good = births.filter((birth) => GOOD_HOUSES.includes(houseFrom(birth, sign)))
    return [{ moonSign: sign, good, chandrashtama: (sign + 5) % 12, ...met }]
  })
}

/** Tara of a day's nakshatra counted from a birth nakshatra. taraOf(1, 3) = 3, vipat. */
export function taraOf(birth: number, star: number): number {
  return ((star - birth + 27) % 9) + 1
}

export function tarabala(stars: DayNakshatra[], day: SunDay): Tarabala[] {
  return stars.flatMap(({ index, ...span }) => {
    const met = overlap(day, span)
    if (!met) return []
    const taras = Array.from({ length: 27 }, (_, i) => taraOf(i + 1, index))
    const good = taras.flatMap((tara, i) => (BAD_TARAS.includes(tara) || tara === 1 ? [] : [i + 1]))
    return [{ nakshatra: index, taras, good, start: met.start, end: met.end }]
  })
}
