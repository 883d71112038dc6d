// Tithis counted through all time: ordinal 30·k is the first tithi after new moon k, and k = 0 is 2000-01-06.
import type { Almanac } from '../astronomy/almanac.ts'
import { roughTithi, roughTithiStart } from '../astronomy/rough-tithis.ts'
import { whenMovesTo } from '../elements.ts'
import { elongationMotionAt } from './single-body-longitude.ts'

const books = new WeakMap<Almanac, Map<number, number>>()

/** The instant a tithi begins. tithiStart(0) = 2000-01-06T18:14Z. */
export function tithiStart(almanac: Almanac, ordinal: number): number {
  const book = books.get(almanac) ?? new Map<number, number>()
  books.set(almanac, book)
  const found = book.get(ordinal)
  if (found !== undefined) return found
  if (book.size > 20_000) book.clear()
  const at = whenMovesTo((ms) => elongationMotionAt(almanac, ms), (ordinal % 30) * 12, roughTithiStart(ordinal))
  book.set(ordinal, at)
  return at
}

/** The ordinal of the tithi that runs at an instant. */
export function tithiOrdinal(almanac: Almanac, ms: number): number {
  const near = roughTithi(ms)
  let ordinal = Math.floor(near)
  // roughTithi is within 0.08 of the exact value: farther than that from both ends of a tithi its ordinal is certain.
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
