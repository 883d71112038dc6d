// The span of a day, week, month or year on the reader's clocks.
import { addDays, type CivilDate, civilMs, formatDate, weekdayOf } from '../clock/civil.ts'
import { DAY_MS } from '../clock/durations.ts'
import { civilToUtc, type Zone } from '../clock/zones.ts'
import { jyotishError } from '../errors.ts'

/** Periods of a horoscope, by the reader’s calendar; weeks begin on Monday. */
export const PERIODS = ['day', 'week', 'month', 'year'] as const
/** A name of `PERIODS`. */
export type Period = (typeof PERIODS)[number]

export type Span = {
  period: Period
  /** First civil day and the one after the last. */
  first: string
  after: string
  /** Instants, milliseconds UT. */
  start: number
  end: number
  /** Grows by one from each period to the next of its kind: what wordings turn by. */
  number: number
}

/** The instant at which a civil day begins in a zone; where its midnight was skipped, the end of the gap. */
export function dayStart(zone: Zone, date: CivilDate): number {
  const { ms, kind, other } = civilToUtc(zone, { ...date, hour: 0, minute: 0, second: 0 }, 'earlier')
  return kind === 'skipped' && other ? other.ms : ms
}

/** Weeks begin on Monday. spanOf('week', 2026-11-21, Kolkata): 16 to 22 November. */
export function spanOf(period: Period, date: CivilDate, zone: Zone): Span {
  const [first, after] = ends(period, date)
  const days = Math.round(civilMs(first) / DAY_MS)
  const number = {
    day: days,
    week: Math.floor((days + 3) / 7),
    month: first.year * 12 + first.month,
    year: first.year,
  }[period]
  const start = dayStart(zone, first)
  const end = dayStart(zone, after)
  if (start >= end)
    throw jyotishError('time_skipped', 'date', `${formatDate(first)} did not exist in ${zone.name}`, {
      local: formatDate(first),
      tz: zone.name,
    })
  return { period, first: formatDate(first), after: formatDate(after), start, end, number }
}

function ends(period: Period, date: CivilDate): [CivilDate, CivilDate] {
  const { year, month } = date
  switch (period) {
    case 'day':
      return [date, addDays(date, 1)]
    case 'week': {
      const monday = addDays(date, -((weekdayOf(date) + 6) % 7))
      return [monday, addDays(monday, 7)]
    }
    case 'month':
      return [
        { year, month, day: 1 },
        month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 },
      ]
    case 'year':
      return [
        { year, month: 1, day: 1 },
        { year: year + 1, month: 1, day: 1 },
      ]
  }
}
