// The dates of a festival at a place, by the engine. Pure; runs on the server only.

import { parseDate } from 'drishti-jyotish/clock/civil.ts'
import type { Zone } from 'drishti-jyotish/clock/zones.ts'
import {
  type FestivalSchool,
  type Observance,
  observancesBetween,
  reckoningOf,
} from 'drishti-jyotish/panchang/index.ts'
import { dayNumber, type Reckoning } from 'drishti-jyotish/panchang/reckoning.ts'
import { sharedAlmanac } from '#app/charts/shared-sky.ts'
import type { Festival } from '#workers/contract/content/festivals.ts'

export type Place = { lat: number; lon: number; zone: Zone }

/** By a school's dates, else those of householders. */
export const openReckoning = (place: Place, school?: FestivalSchool): Reckoning =>
  reckoningOf({ ...place, almanac: sharedAlmanac(), ...(school ? { options: { school } } : {}) })

/** The festival in one year; null in the rare year that has none. Where traditions differ, that of most households. */
export function festivalIn(reckoning: Reckoning, { id, from, to }: Festival, year: number): Observance | null {
  const [first, last] = [from, to].map((day) => dayNumber(parseDate(`${year}-${day}`))) as [number, number]
  const found = observancesBetween(reckoning, first, last).filter((each) => each.id === id)
  return found.find(({ tradition }) => tradition !== 'vaishnava') ?? found[0] ?? null
}

/** The next dates from a day on (YYYY-MM-DD). */
export function nextDates(reckoning: Reckoning, festival: Festival, from: string, count: number): Observance[] {
  const found: Observance[] = []
  const year = Number(from.slice(0, 4))
  for (let n = 0; found.length < count && n <= count + 1; n += 1) {
    const each = festivalIn(reckoning, festival, year + n)
    if (each && each.date >= from) found.push(each)
  }
  return found
}
