// Reads what a search asks for. A refusal names its field; nothing unknown passes.
import { type Birth, readBirth } from '../birth.ts'
import { parseDate } from '../clock/civil.ts'
import { type ZoneTable, zoneOf } from '../clock/zones.ts'
import { isJyotishError, jyotishError } from '../errors.ts'
import { readChoice, readObject, readWhole, refuseUnknown } from '../input.ts'
import { personOfStar } from '../match/person.ts'
import { dayNumber, type PanchangOptions, type Reckoning, reckoningOf } from '../panchang/reckoning.ts'
import { ASKS, PURPOSES, type Purpose } from './purposes.ts'

export type PersonGiven = { nakshatra: number; pada: number } | Birth
/**
 * A search for a muhurta, as `readMuhurta` makes it: place and rules, purpose, days counted from 1970-01-01, up to
 * two people, a flag that allows the night, and the number of windows to return (1 to 500).
 */
export type MuhurtaQuery = {
  reckoning: Reckoning
  purpose: Purpose
  /** Day numbers, both included. */
  first: number
  last: number
  people: readonly PersonGiven[]
  night: boolean
  limit: number
}

/** Days of the longest search, and how many windows come back at most. */
export const SEARCH_DAYS = 366
export const MOST_WINDOWS = 500
export const USUAL_WINDOWS = 60

export const MUHURTA_FIELDS = 'purpose from to lat lon tz people night limit options'.split(' ')

/** Reads {purpose, from, to, lat, lon, tz, people?: up to two births or {nakshatra, pada}, night?, limit?, options?}. */
export function readMuhurta(value: unknown, zones: ZoneTable): MuhurtaQuery {
  const input = readObject(value, 'muhurta')
  refuseUnknown(input, MUHURTA_FIELDS, 'muhurta')
  if (input.purpose === undefined) throw jyotishError('missing', 'purpose', `one of ${PURPOSES.join(', ')}`)
  const purpose = readChoice(input.purpose, 'purpose', PURPOSES, 'marriage')
  const first = dayNumber(parseDate(input.from, 'from'))
  const last = dayNumber(parseDate(input.to, 'to'))
  if (last < first)
    throw jyotishError('out_of_range', 'to', 'the last day comes before the first', { after: String(input.from) })
  if (last - first >= SEARCH_DAYS)
    throw jyotishError('out_of_range', 'to', `at most ${SEARCH_DAYS} days`, { days: SEARCH_DAYS })
  const place = { lat: input.lat as number, lon: input.lon as number, zone: zoneOf(zones, input.tz) }
  return {
    reckoning: reckoningOf({ ...place, options: input.options as PanchangOptions }),
    purpose,
    first,
    last,
    people: readPeople(input.people, zones),
    night: readNight(input.night, !ASKS[purpose].daylight),
    limit: readWhole(input.limit ?? USUAL_WINDOWS, 'limit', 1, MOST_WINDOWS),
  }
}

function readNight(value: unknown, usual: boolean): boolean {
  if (value === undefined) return usual
  if (typeof value !== 'boolean') throw jyotishError('bad_choice', 'night', 'true or false', { choices: 'true false' })
  return value
}

function readPeople(value: unknown, zones: ZoneTable): PersonGiven[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw jyotishError('not_an_object', 'people', 'a list of up to two people')
  if (value.length > 2) throw jyotishError('out_of_range', 'people', 'up to two people', { min: 0, max: 2 })
  return value.map((person, i) => readPerson(person, `people.${i}`, zones))
}

function readPerson(value: unknown, field: string, zones: ZoneTable): PersonGiven {
  const input = readObject(value, field)
  if (input.nakshatra !== undefined || input.pada !== undefined) {
    refuseUnknown(input, ['nakshatra', 'pada'], field)
    const { nakshatra, pada } = personOfStar(input.nakshatra, input.pada, field)
    return { nakshatra, pada }
  }
  try {
    return readBirth(input, zones)
  } catch (error) {
    if (!isJyotishError(error)) throw error
    const { code, message, params } = error
    throw jyotishError(code, `${field}.${error.field}`, message.slice(error.field.length + 2), params)
  }
}
