// A birth: an instant and a place, from UTC or from the local time of its zone.

import type { Spot } from './astronomy/horizon.ts'
import { type CivilTime, parseLocal } from './clock/civil.ts'
import { followsLeapSecond } from './clock/leap-seconds.ts'
import {
  civilToUtc,
  type Disambiguation,
  LOCAL_MEAN_TIME,
  loadZones,
  localMeanToUtc,
  type ZonedInstant,
  type ZoneTable,
  zoneOf,
} from './clock/zones.ts'
import { jyotishError } from './errors.ts'
import { checkInstant, readChoice, readInstant, readNumber, readObject, readSpot } from './input.ts'

/**
 * An instant and a place of birth, from `readBirth` or `birthOf`: latitude and longitude in degrees, north and east
 * positive.
 */
export type Birth = Spot & {
  /** Milliseconds since 1970 UT. */
  ms: number
  /** The conversion of the clock time to an instant; absent where UTC was given. */
  zoned?: ZonedInstant
  /** The uncertainty of the birth time, in minutes either way. */
  uncertaintyMinutes: number
}

const READINGS: readonly Disambiguation[] = ['reject', 'earlier', 'later']

/**
 * Reads {utc | local + tz, lat, lon, disambiguation?, uncertaintyMinutes?}. `zones` is needed for local times only:
 * see `birthOf`, which loads them itself. `tz` is the name of a zone, an offset ("+05:30", "-03:30:52"), or "LMT": the mean
 * time of the birth’s own longitude.
 */
export function readBirth(value: unknown, zones?: ZoneTable): Birth {
  const input = readObject(value, 'birth')
  const spot = readSpot(input)
  const uncertaintyMinutes = readNumber(input.uncertaintyMinutes ?? 0, 'uncertaintyMinutes', 0, 720)
  if (absent(input.local)) return { ...spot, ms: readInstant(input.utc), uncertaintyMinutes }
  if (!absent(input.utc)) throw jyotishError('bad_choice', 'utc', 'either utc or local with tz, not both')
  const civil = parseLocal(input.local)
  if (absent(input.tz)) throw jyotishError('missing', 'tz', 'a local time needs the name of its zone')
  const zoned = zonedOf(input, civil, { lon: spot.lon, zones })
  if (civil.leapSecond && !followsLeapSecond(zoned.ms))
    throw jyotishError('bad_time', 'local', 'no leap second was put in then')
  return { ...spot, ms: checkInstant(zoned.ms, 'local'), zoned, uncertaintyMinutes }
}

type Clock = { lon: number; zones: ZoneTable | undefined }

function zonedOf(input: ReturnType<typeof readObject>, civil: CivilTime, { lon, zones }: Clock): ZonedInstant {
  if (input.tz === LOCAL_MEAN_TIME) return localMeanToUtc(lon, civil)
  if (!zones) throw jyotishError('missing', 'zones', 'the zone table is not loaded')
  const choice = readChoice(input.disambiguation, 'disambiguation', READINGS, 'reject')
  return civilToUtc(zoneOf(zones, input.tz), civil, choice)
}

const absent = (value: unknown): boolean => value === undefined || value === null

/** As `readBirth`; loads the zone table if the input has a local time. */
export async function birthOf(value: unknown): Promise<Birth> {
  const { local } = readObject(value, 'birth')
  return readBirth(value, absent(local) ? undefined : await loadZones())
}
