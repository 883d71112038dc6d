// Parts of the day and the night by their lengths. Checked against day pages of
// drikpanchang.com to half a minute.
import type { Stretch } from './sun-day.ts'

// Eighths of the day, 1-based, Sunday … Saturday.
const RAHU = [8, 2, 7, 5, 6, 4, 3]
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6]
const GULIKA = [7, 6, 5, 4, 3, 2, 1]

/** Part `number` (from 1) of `count` equal parts. partOf({start: 0, end: 80}, 8, 2) = {start: 10, end: 20}. */
export function partOf({ start, end }: Stretch, count: number, number: number): Stretch {
  const step = (end - start) / count
  return { start: start + (number - 1) * step, end: start + number * step }
}

/** All equal parts in order. */
export function partsOf(stretch: Stretch, count: number): Stretch[] {
  return Array.from({ length: count }, (_, i) => partOf(stretch, count, i + 1))
}

export const rahuKala = (light: Stretch, weekday: number) => partOf(light, 8, RAHU[weekday]!)
export const yamaganda = (light: Stretch, weekday: number) => partOf(light, 8, YAMAGANDA[weekday]!)
export const gulika = (light: Stretch, weekday: number) => partOf(light, 8, GULIKA[weekday]!)
/** The eighth of fifteen: the middle of the day. Not used on Wednesdays, which the caller says. */
export const abhijit = (light: Stretch) => partOf(light, 15, 8)
export const rahuEighth = (weekday: number) => RAHU[weekday]!
