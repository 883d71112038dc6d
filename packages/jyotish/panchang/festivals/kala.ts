// The times of day by which texts decide on which date a tithi is kept. Sources: Dharmasindhu 1, Nirnayasindhu 1; the
// day in fifths, pradosha as a fifth of the night, nishita its eighth fifteenth, arunodaya four ghatis before sunrise.

import { firstCrossing } from '../../astronomy/horizon.ts'
import { MINUTE_MS } from '../../clock/durations.ts'
import { utcToCivil } from '../../clock/zones.ts'
import { partOf } from '../day-parts.ts'
import { dayNumber, once, type Reckoning } from '../reckoning.ts'
import { type Stretch, sunDay, sunTimes } from '../sun-day.ts'

export const KALAS = [
  'sunrise',
  'arunodaya',
  'purvahna',
  'madhyahna',
  'aparahna',
  'sayahna',
  'sunset',
  'pradosha',
  'nishita',
  'moonrise',
] as const
export type Kala = (typeof KALAS)[number]

const ARUNODAYA_MS = 96 * MINUTE_MS

/** The sunrise-to-sunrise day in which an instant falls. */
export function dayOf(reckoning: Reckoning, ms: number): number {
  const civil = dayNumber(utcToCivil(reckoning.zone, ms))
  return sunTimes(reckoning, civil).start <= ms ? civil : civil - 1
}

/** One of the times of a day; instants are stretches without length. Null only where the Moon does not rise. */
export function kalaOf(reckoning: Reckoning, day: number, kala: Kala): Stretch | null {
  const { start, dusk, end } = sunDay(reckoning, day)
  const light = { start, end: dusk }
  const dark = { start: dusk, end }
  switch (kala) {
    case 'sunrise':
      return { start, end: start }
    case 'arunodaya':
      return { start: start - ARUNODAYA_MS, end: start }
    case 'purvahna':
      return partOf(light, 2, 1)
    case 'madhyahna':
      return partOf(light, 5, 3)
    case 'aparahna':
      return partOf(light, 5, 4)
    case 'sayahna':
      return partOf(light, 5, 5)
    case 'sunset':
      return { start: dusk, end: dusk }
    case 'pradosha':
      return partOf(dark, 5, 1)
    case 'nishita':
      return partOf(dark, 15, 8)
    case 'moonrise': {
      const at = moonrise(reckoning, day)
      return at === null ? null : { start: at, end: at }
    }
  }
}

/** The moonrise between the day's noon and the next sunrise. */
export function moonrise(reckoning: Reckoning, day: number): number | null {
  const { almanac, spot, rules, known } = reckoning
  return once(known.observances, `moonrise ${day}`, () => {
    const { start, dusk, end } = sunDay(reckoning, day)
    const { at } = firstCrossing(almanac, 'moon', 'rise', spot, rules.moonrise, (start + dusk) / 2, end)
    return { at }
  }).at
}

/** The overlap of a span with a time; for an instant 1 or 0. */
export function coverage(span: Stretch, kala: Stretch | null): number {
  if (!kala) return 0
  if (kala.start === kala.end) return span.start <= kala.start && kala.start < span.end ? 1 : 0
  return Math.max(0, Math.min(span.end, kala.end) - Math.max(span.start, kala.start))
}
