// Tithis counted through all time: ordinal 30·k is the first tithi after new moon k, and k = 0 is 2000-01-06.
import type { Almanac } from '../almanac.ts'
import { RAD, wrap360 } from '../angles.ts'
import { DAY_MS } from '../durations.ts'
import { whenReaches } from '../elements.ts'
import { msOfDaysUt } from '../time.ts'
import { elongationAt } from './single-body-longitude.ts'

const RATE = 12.190749
/** Mean elongation is 0 here (Meeus, Astronomical Algorithms, chapter 49), days from J2000. */
const FIRST_DAYS = 5.09766

const books = new WeakMap<Almanac, Map<number, number>>()

/** Terms of the elongation over 0.1°, degrees: from Meeus chapters 25 and 47. */
function elongationTerms(days: number): number {
  const d = (297.85 + 12.190749115 * days) * RAD
  const sun = (357.529 + 0.985600281 * days) * RAD
  const moon = (134.963 + 13.064992951 * days) * RAD
  const f = (93.272 + 13.22935024 * days) * RAD
  const { sin } = Math
  return (
    6.289 * sin(moon) +
    1.274 * sin(2 * d - moon) +
    0.658 * sin(2 * d) +
    0.214 * sin(2 * moon) -
    2.1 * sin(sun) -
    0.114 * sin(2 * f)
  )
}

/** About when the tithi begins, within an hour or two: chosen so that the exact search stays on one or two days. */
function guess(ordinal: number): number {
  const mean = FIRST_DAYS + (ordinal * 12) / RATE
  let days = mean
  for (let round = 0; round < 3; round++) days = mean - elongationTerms(days) / RATE
  return msOfDaysUt(days)
}

/** The instant a tithi begins. tithiStart(0) = 2000-01-06T18:14Z. */
export function tithiStart(almanac: Almanac, ordinal: number): number {
  const book = books.get(almanac) ?? new Map<number, number>()
  books.set(almanac, book)
  const found = book.get(ordinal)
  if (found !== undefined) return found
  if (book.size > 20_000) book.clear()
  const elongation = (ms: number) => elongationAt(almanac, ms)
  const at = whenReaches(elongation, wrap360((((ordinal % 30) + 30) % 30) * 12), guess(ordinal), RATE)
  book.set(ordinal, at)
  return at
}

/** The ordinal of the tithi that runs at an instant. */
export function tithiOrdinal(almanac: Almanac, ms: number): number {
  const days = ms / DAY_MS - 10957.5
  const near = ((days - FIRST_DAYS) * RATE + elongationTerms(days)) / 12
  let ordinal = Math.floor(near)
  // A hundredth of a tithi is more than the terms left out: away from the ends the guess is sure.
  if (near - ordinal > 0.08 && near - ordinal < 0.92) return ordinal
  while (tithiStart(almanac, ordinal) > ms) ordinal--
  while (tithiStart(almanac, ordinal + 1) <= ms) ordinal++
  return ordinal
}

/** 1 (Shukla 1) … 30 (Amavasya). */
export function tithiNumber(ordinal: number): number {
  return (((ordinal % 30) + 30) % 30) + 1
}

/** The lunation a tithi belongs to. */
export function lunationOf(ordinal: number): number {
  return Math.floor(ordinal / 30)
}
