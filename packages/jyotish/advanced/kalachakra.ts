// Kalachakra dasha: nine signs for each pada of a nakshatra. Sources: BPHS 46.52–89; the rows of signs as P.V.R. Narasimha
// Rao tabulates them, Vedic Astrology: An Integrated Approach, ch. 24.
import { DAY_MS } from '../clock/durations.ts'
import { nakshatraOf, PADA_SPAN, padaOf } from '../zodiac.ts'
import type { SignPeriod } from './sign-dashas.ts'

/** Years of the signs: those of their lords. */
export const KALACHAKRA_YEARS: readonly number[] = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10]

/** The signs of each pada in base 12 (`a` is Kumbha, `b` is Mina), for the four groups of nakshatras. */
const ROWS = {
  ashwini: ['012345678', '9ab765342', '10ba98012', '3456789ab'],
  bharani: ['76534210b', 'a98012345', '6789ab765', '34210ba98'],
  rohini: ['89ab01243', '567ba9876', '54321089a', 'b01243567'],
  mrigashira: ['ba9876543', '21089ab01', '243567ba9', '876543210'],
} as const
type Kind = keyof typeof ROWS

const KINDS: Readonly<Record<Kind, readonly number[]>> = {
  ashwini: [1, 3, 7, 9, 13, 15, 19, 21, 25, 27],
  bharani: [2, 8, 14, 20, 26],
  rohini: [4, 10, 16, 22],
  mrigashira: [5, 6, 11, 12, 17, 18, 23, 24],
}

const signsOf = (row: string) => [...row].map((digit) => Number.parseInt(digit, 12))

/** The nine signs of a nakshatra's pada: kalachakraRow(1, 1) begins with Mesha, and its years add up to 100. */
export function kalachakraRow(nakshatra: number, pada: number): { signs: number[]; years: number; savya: boolean } {
  const kind = (Object.keys(KINDS) as Kind[]).find((each) => KINDS[each].includes(nakshatra))!
  const signs = signsOf(ROWS[kind][(pada - 1) % 4]!)
  const years = signs.reduce((sum, sign) => sum + KALACHAKRA_YEARS[sign]!, 0)
  return { signs, years, savya: kind === 'ashwini' || kind === 'bharani' }
}

export type Kalachakra = {
  name: 'kalachakra'
  nakshatra: number
  pada: number
  savya: boolean
  /** Signs of the body and of the soul: the first and last of the row, swapped in apasavya nakshatras. */
  deha: number
  jiva: number
  /** The row's years. */
  years: number
  periods: SignPeriod[]
}

/**
 * The fraction of its pada that the Moon has passed at birth is the fraction of the row's years that is over. The row of the
 * next pada follows; after the fourth, that of the first pada of the same nakshatra.
 */
export function kalachakraDasha(moon: number, birth: number, yearDays: number): Kalachakra {
  const [nakshatra, pada] = [nakshatraOf(moon), padaOf(moon)]
  const row = kalachakraRow(nakshatra, pada)
  const passed = ((moon + 1e-9) / PADA_SPAN) % 1
  let start = birth - passed * row.years * yearDays * DAY_MS
  const periods: SignPeriod[] = []
  for (const sign of [...row.signs, ...kalachakraRow(nakshatra, pada + 1).signs]) {
    const years = KALACHAKRA_YEARS[sign]!
    const end = start + years * yearDays * DAY_MS
    if (end > birth) periods.push({ level: 1, sign, years, start, end })
    start = end
  }
  const [first, last] = [row.signs[0]!, row.signs[8]!]
  const [deha, jiva] = row.savya ? [first, last] : [last, first]
  return { name: 'kalachakra', nakshatra, pada, savya: row.savya, deha, jiva, years: row.years, periods }
}
