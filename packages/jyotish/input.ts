// Validates external input: each error is typed and has the field's name, and NaN is never accepted.

import type { Spot } from './astronomy/horizon.ts'
import { FIRST_YEAR, isLeapMinute, LAST_YEAR, parseDate } from './clock/civil.ts'
import { DAY_MS, MINUTE_MS } from './clock/durations.ts'
import { followsLeapSecond } from './clock/leap-seconds.ts'
import { jyotishError } from './errors.ts'

type Fields = Readonly<Record<string, unknown>>

/** An object with fields; other values are errors. */
export function readObject(value: unknown, field: string): Fields {
  if (value === undefined || value === null) throw jyotishError('missing', field, 'an object is needed')
  if (typeof value !== 'object' || Array.isArray(value))
    throw jyotishError(
      'not_an_object',
      field,
      `expected an object, got ${Array.isArray(value) ? 'a list' : typeof value}`,
    )
  return value as Fields
}

/** A finite number within limits; numeric strings are errors. */
export function readNumber(value: unknown, field: string, min: number, max: number): number {
  if (value === undefined || value === null) throw jyotishError('missing', field, 'a number is needed')
  if (typeof value !== 'number') throw jyotishError('not_a_number', field, `expected a number, got ${typeof value}`)
  if (!Number.isFinite(value)) throw jyotishError('not_a_number', field, 'expected a finite number')
  if (value < min || value > max) throw jyotishError('out_of_range', field, `${min} to ${max}`, { min, max })
  return value
}

/** An integer within limits; a fraction is an error, because a rounded value would give the result of another input. */
export function readWhole(value: unknown, field: string, min: number, max: number): number {
  const read = readNumber(value, field, min, max)
  if (!Number.isInteger(read)) throw jyotishError('not_a_number', field, 'a whole number is needed')
  return read
}

/** Latitude ±90 and longitude ±180, north and east positive: 285.99 for 74.01° west is refused, as 772 for 77.2 is. */
export function readSpot(value: unknown): Spot {
  const { lat, lon } = readObject(value, 'place')
  return { lat: readNumber(lat, 'lat', -90, 90), lon: readNumber(lon, 'lon', -180, 180) }
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})$/

/** An instant with its offset, such as "1945-10-20T05:41:42Z" or "…T11:11:42+05:30", in milliseconds since 1970. */
export function readInstant(value: unknown, field = 'utc'): number {
  if (value === undefined || value === null) throw jyotishError('missing', field, 'an instant is needed')
  const match = typeof value === 'string' ? INSTANT.exec(value) : null
  if (!match) throw jyotishError('bad_instant', field, 'expected YYYY-MM-DDThh:mm[:ss[.sss]]Z or with an offset')
  const { year, month, day } = parseDate(match[1], field)
  const [hour, minute, second] = [match[2], match[3], match[4] ?? 0].map(Number) as [number, number, number]
  const zone = match[6]!
  const [zoneHour, zoneMinute] = zone === 'Z' ? [0, 0] : [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  const seconds = isLeapMinute(minute) ? 60 : 59
  if (hour > 23 || minute > 59 || second > seconds || zoneHour > 23 || zoneMinute > 59)
    throw jyotishError('bad_instant', field, 'no clock shows this time')
  const offset = (zone.startsWith('-') ? -1 : 1) * (zoneHour * 60 + zoneMinute) * MINUTE_MS
  const fraction = match[5] ? Number(`0.${match[5]}`) * 1000 : 0
  const ms = Date.UTC(year, month - 1, day, hour, minute, second) + fraction - offset
  if (second > 59 && !followsLeapSecond(ms)) throw jyotishError('bad_instant', field, 'no leap second was put in then')
  return checkInstant(ms, field)
}

/** Milliseconds since 1970 within 1800–2200, with a tolerance of a day for UTC offsets. */
export function checkInstant(ms: unknown, field: string): number {
  const slack = DAY_MS
  const at = readNumber(ms, field, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
  if (at < Date.UTC(FIRST_YEAR, 0, 1) - slack || at > Date.UTC(LAST_YEAR + 1, 0, 1) + slack)
    throw jyotishError('out_of_range', field, `the engine covers ${FIRST_YEAR} to ${LAST_YEAR}`, {
      min: FIRST_YEAR,
      max: LAST_YEAR,
    })
  return at
}

/** One of the given words, or the default if the value is absent. */
export function readChoice<Choice extends string>(
  value: unknown,
  field: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  if (value === undefined) return fallback
  const found = choices.find((choice) => choice === value)
  if (found === undefined)
    throw jyotishError('bad_choice', field, `one of ${choices.join(', ')}`, { choices: choices.join(' ') })
  return found
}

/** A list of some of the given words. */
export function readChoices<Choice extends string>(
  value: unknown,
  field: string,
  choices: readonly [Choice, ...Choice[]],
): Choice[] {
  if (!Array.isArray(value) || value.length === 0)
    throw jyotishError('bad_choice', field, `a list of ${choices.join(', ')}`)
  return value.map((each, i) => readChoice<Choice>(each, `${field}.${i}`, choices, choices[0]))
}

/** Throws for unknown names, because a misspelt option would otherwise be ignored silently. */
export function refuseUnknown(value: Fields, known: readonly string[], field: string): void {
  const unknown = Object.keys(value).find((key) => !known.includes(key))
  if (unknown !== undefined)
    throw jyotishError('bad_choice', `${field}.${unknown}`.slice(0, 80), `known are ${known.join(', ')}`)
}
