// An instant on the clocks of a place, in words.

import { loadZones, offsetAt, zoneOf } from 'drishti-jyotish/zones.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { clockText, longDayText, offsetText } from './format.ts'

/** The seconds by which the clocks of a place are ahead of UT. */
export async function offsetSecondsAt(ms: number, { tz }: Pick<Place, 'tz'>): Promise<number> {
  return offsetAt(zoneOf(await loadZones(), tz), ms).offsetSeconds
}

/** "23 November 2026, 11:30:00 (UTC+5:30)" */
export function momentWords(ms: number, offsetSeconds: number): string {
  const local = ms + offsetSeconds * 1000
  return `${longDayText(local)}, ${clockText(local, true)} (${offsetText(offsetSeconds)})`
}
