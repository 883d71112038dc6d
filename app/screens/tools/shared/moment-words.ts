// An instant on the clocks of a place, in words.

import { loadZones, offsetAt, zoneOf } from 'drishti-jyotish/zones.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { clockText, longDayText, offsetText } from './format.ts'

/** "23 November 2026, 11:30:00 (UTC+5:30)", and the seconds by which the clocks were ahead of UT. */
export async function momentAt(
  ms: number,
  { tz }: Pick<Place, 'tz'>,
): Promise<{ words: string; offsetSeconds: number }> {
  const { offsetSeconds } = offsetAt(zoneOf(await loadZones(), tz), ms)
  const local = ms + offsetSeconds * 1000
  return { words: `${longDayText(local)}, ${clockText(local, true)} (${offsetText(offsetSeconds)})`, offsetSeconds }
}
