// Calendar dates and local times without a zone. The calendar is always Gregorian, within the years 1800–2200.

import { jyotishError } from '../errors.ts'
import { DAY_MS } from './durations.ts'

export type CivilDate = { year: number; month: number; day: number }
export type CivilTime = CivilDate & {
  hour: number
  minute: number
  second: number
  millisecond?: number
  /** The clock showed a sixtieth second, which is counted on into the next minute here. */
  leapSecond?: true
}

export const FIRST_YEAR = 1800
export const LAST_YEAR = 2200

const pad = (value: number, width = 2) => String(value).padStart(width, '0')

/** Milliseconds of a civil time interpreted as UTC. civilMs({1970, 1, 1, 0, 0, 0}) = 0. */
export function civilMs(t: CivilDate & Partial<CivilTime>): number {
  return Date.UTC(t.year, t.month - 1, t.day, t.hour ?? 0, t.minute ?? 0, t.second ?? 0, t.millisecond ?? 0)
}

/** The inverse of `civilMs`. */
export function civilOf(ms: number): CivilTime {
  const d = new Date(ms)
  return {
    year: d.getUTCFullYear(),
    month: d.getUTCMonth() + 1,
    day: d.getUTCDate(),
    hour: d.getUTCHours(),
    minute: d.getUTCMinutes(),
    second: d.getUTCSeconds(),
  }
}

/** Parses "1943-06-01"; a typed error for another format or an invalid date. */
export function parseDate(text: unknown, field = 'date'): CivilDate {
  if (text === undefined || text === null) throw jyotishError('missing', field, 'a date is needed, YYYY-MM-DD')
  const match = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null
  if (!match) throw jyotishError('bad_date', field, 'expected YYYY-MM-DD')
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const back = civilOf(civilMs({ year, month, day }))
  if (back.month !== month || back.day !== day) throw jyotishError('bad_date', field, `${text} is not in the calendar`)
  return checkYear({ year, month, day }, field)
}

/**
 * Parses "1943-06-01T04:05", optionally with seconds and a fraction. The hour 24 belongs to the next day, as in Indian
 * almanacs: "1943-06-01T24:15" is 00:15 of 2 June. A leap second, second 60 at the end of a quarter of an hour, becomes
 * the next minute; only the zone tells whether there was one (`followsLeapSecond`).
 */
export function parseLocal(text: unknown, field = 'local'): CivilTime {
  if (text === undefined || text === null) throw jyotishError('missing', field, 'a clock time is needed')
  const match =
    typeof text === 'string' ? /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?$/.exec(text) : null
  if (!match) throw jyotishError('bad_time', field, 'expected YYYY-MM-DDThh:mm[:ss[.sss]]')
  const [hour, minute, second] = [match[2], match[3], match[4] ?? 0].map(Number) as [number, number, number]
  if (hour > 24 || minute > 59 || second > (isLeapMinute(minute) ? 60 : 59))
    throw jyotishError('bad_time', field, `${text} is not a clock time`)
  const millisecond = match[5] ? Number(match[5]) * 1000 : 0
  const written = { ...parseDate(match[1], field), hour, minute, second }
  const civil = hour > 23 || second > 59 ? checkYear(civilOf(civilMs(written)), field) : written
  return { ...civil, ...(millisecond > 0 && { millisecond }), ...(second > 59 && { leapSecond: true }) }
}

/** Leap seconds are inserted at 23:59:60 UTC, which in any zone is the end of a quarter of an hour. */
export const isLeapMinute = (minute: number): boolean => minute % 15 === 14

function checkYear<T extends CivilDate>(date: T, field: string): T {
  if (date.year < FIRST_YEAR || date.year > LAST_YEAR)
    throw jyotishError('out_of_range', field, `the engine covers ${FIRST_YEAR} to ${LAST_YEAR}`, {
      min: FIRST_YEAR,
      max: LAST_YEAR,
    })
  return date
}

/** formatDate({1943, 6, 1}) = "1943-06-01". */
export function formatDate(d: CivilDate): string {
  return `${pad(d.year, 4)}-${pad(d.month)}-${pad(d.day)}`
}

/** formatLocal(…) = "1943-06-01T04:05:06". */
export function formatLocal(t: CivilTime): string {
  return `${formatDate(t)}T${pad(t.hour)}:${pad(t.minute)}:${pad(t.second)}`
}

/** The date `days` later. addDays({2000, 2, 28}, 2) = {2000, 3, 1}. */
export function addDays(date: CivilDate, days: number): CivilDate {
  const { year, month, day } = civilOf(civilMs(date) + days * DAY_MS)
  return { year, month, day }
}

/** 0 Sunday … 6 Saturday. weekdayOf({2000, 1, 1}) = 6. */
export function weekdayOf(date: CivilDate): number {
  return new Date(civilMs(date)).getUTCDay()
}
