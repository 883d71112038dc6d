// An instant as text in the local time of a place.

import { loadZones, offsetAt, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { clockText, longDayText, offsetText } from './format.ts'

/** The offset of a place's local time from UT, in seconds. */
export async function offsetSecondsAt(ms: number, { tz }: Pick<Place, 'tz'>): Promise<number> {
  return offsetAt(zoneOf(await loadZones(), tz), ms).offsetSeconds
}

/** "23 November 2026, 11:30:00 (UTC+5:30)" */
export function momentWords(ms: number, offsetSeconds: number): string {
  const local = ms + offsetSeconds * 1000
  return `${longDayText(local)}, ${clockText(local, true)} (${offsetText(offsetSeconds)})`
}
