// Moonrise and moonset of a civil day, and the first ones after sunrise.

import { type Crossing, firstCrossing } from '../astronomy/horizon.ts'
import { DAY_MS } from '../clock/durations.ts'
import type { Reckoning } from './reckoning.ts'
import type { SunDay } from './sun-day.ts'

export type MoonDay = {
  /** The first within the civil day; null about once in 27 days, and for longer near the poles. */
  moonrise: Crossing
  moonset: Crossing
  /** The first after the day's beginning, perhaps on the next date. */
  moonriseAfterSunrise: Crossing
  moonsetAfterSunrise: Crossing
}

export function moonDay({ almanac, spot, rules }: Reckoning, day: SunDay): MoonDay {
  const find = (kind: 'rise' | 'set', from: number, to: number) =>
    firstCrossing(almanac, 'moon', kind, spot, rules.moonrise, from, to)
  const after = (kind: 'rise' | 'set', inDay: Crossing) =>
    inDay.at !== null && inDay.at >= day.start ? inDay : find(kind, day.start, day.start + 1.2 * DAY_MS)
  const moonrise = find('rise', day.midnight, day.nextMidnight)
  const moonset = find('set', day.midnight, day.nextMidnight)
  return {
    moonrise,
    moonset,
    moonriseAfterSunrise: after('rise', moonrise),
    moonsetAfterSunrise: after('set', moonset),
  }
}
