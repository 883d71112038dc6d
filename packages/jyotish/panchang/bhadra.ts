// Bhadra (vishti karana): when it runs, where it resides, its mouth and its tail. Source: Muhurta Chintamani 1.43–45;
// checked on Holi 2022 in Delhi, where drikpanchang.com prints the tail 21:06–22:16 and the mouth 22:16–00:13.
import { siderealOf } from '../elements.ts'
import { signOf } from '../zodiac.ts'
import type { DayKarana } from './day-elements.ts'
import type { Reckoning } from './reckoning.ts'
import type { Stretch } from './sun-day.ts'

export type Bhadra = Stretch & {
  /** From the Moon's sign at the start of the bhadra: on earth (bad), in heaven, in the netherworld. */
  residence: 'earth' | 'heaven' | 'netherworld'
  /** Five of its thirty ghatis, the worst part. */
  mouth: Stretch
  /** Three ghatis, in which bhadra does no harm. */
  tail: Stretch
}

const RESIDENCE = 'hhhee' + 'nnhnnee'
// By the tithi's number: the quarter of the bhadra that begins with the mouth, and the quarter that ends with the tail.
const MOUTH: Readonly<Record<number, number>> = { 4: 1, 8: 2, 11: 3, 15: 4, 18: 4, 22: 3, 25: 2, 29: 1 }
const TAIL: Readonly<Record<number, number>> = { 4: 4, 8: 1, 11: 2, 15: 3, 18: 3, 22: 2, 25: 1, 29: 4 }

export function bhadraOf(reckoning: Reckoning, index: number, { start, end }: Stretch): Bhadra {
  const tithi = Math.ceil(index / 2)
  const ghati = (end - start) / 30
  const quarter = (end - start) / 4
  const sign = signOf(siderealOf(reckoning.almanac, 'moon', reckoning.rules.ayanamsa, start))
  const mouth = start + (MOUTH[tithi]! - 1) * quarter
  const tail = start + TAIL[tithi]! * quarter
  return {
    start,
    end,
    residence: ({ h: 'heaven', e: 'earth', n: 'netherworld' } as const)[RESIDENCE[sign] as 'h'],
    mouth: { start: mouth, end: mouth + 5 * ghati },
    tail: { start: tail - 3 * ghati, end: tail },
  }
}

/** The bhadras among a day's karanas. */
export function bhadras(reckoning: Reckoning, karanas: DayKarana[]): Bhadra[] {
  return karanas.filter(({ vishti }) => vishti).map((karana) => bhadraOf(reckoning, karana.index, karana))
}
