// Mudda dasha: the round of Vimshottari within one year, three days for a year. It begins with the lord of the birth Moon's
// nakshatra, moved on by one nakshatra per completed year; the birth Moon's remaining fraction of it is still to come. Source:
// P.V.R. Narasimha Rao, Vedic Astrology, 30.3. A day is a 360th of the year, so that the round fills it.
import { type Graha, nakshatraFraction, nakshatraLord, nakshatraOf } from '../zodiac.ts'

const YEARS: readonly (readonly [Graha, number])[] = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
]
const ROUND = 120

export type MuddaPeriod = {
  lord: Graha
  start: number
  end: number
  parts: { lord: Graha; start: number; end: number }[]
}
export type MuddaInput = { moon: number; years: number; start: number; end: number }

/** The nine periods from one return to the next, and the rest of the first one at the end. */
export function muddaOf({ moon, years, start, end }: MuddaInput): MuddaPeriod[] {
  const star = ((nakshatraOf(moon) - 1 + years) % 27) + 1
  const first = YEARS.findIndex(([lord]) => lord === nakshatraLord(star))
  const spent = nakshatraFraction(moon)
  const unit = (end - start) / ROUND
  const periods: MuddaPeriod[] = []
  let from = start - spent * YEARS[first]![1] * unit
  for (let i = 0; i <= 9; i++) {
    const at = (first + i) % 9
    const [lord, length] = YEARS[at]!
    const to = from + length * unit
    const inside = { start: Math.max(from, start), end: Math.min(to, end) }
    if (inside.end - inside.start > 1) {
      const parts = partsOf(at, from, length * unit).flatMap((part) => {
        const cut = { lord: part.lord, start: Math.max(part.start, inside.start), end: Math.min(part.end, inside.end) }
        return cut.end - cut.start > 1 ? [cut] : []
      })
      periods.push({ lord, ...inside, parts })
    }
    from = to
  }
  return periods
}

function partsOf(at: number, from: number, length: number) {
  let start = from
  return YEARS.map((_, i) => {
    const [lord, years] = YEARS[(at + i) % 9]!
    const end = start + (length * years) / ROUND
    const part = { lord, start, end }
    start = end
    return part
  })
}
