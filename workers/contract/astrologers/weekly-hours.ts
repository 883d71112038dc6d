// Weekly hours: stretches of weekdays on the wall clock of a zone. Pure; loads no schema.
import { wallClock } from '#workers/contract/time/wall-clock.ts'

const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = 7 * DAY_MINUTES

/** Minutes of a day; weekday 0 is Sunday. `to` is 1440 at midnight. */
export type Stretch = { weekday: number; from: number; to: number }

/** Sorted, and merged where they touch or overlap on one day. */
export function joined(hours: readonly Stretch[]): Stretch[] {
  const sorted = [...hours].sort((a, b) => a.weekday - b.weekday || a.from - b.from)
  const result: Stretch[] = []
  for (const next of sorted) {
    const last = result.at(-1)
    if (last && last.weekday === next.weekday && next.from <= last.to) last.to = Math.max(last.to, next.to)
    else result.push({ ...next })
  }
  return result
}

/** The stretch at an instant, identified by its day and first minute ("2026-05-18 540"); null between stretches. */
export function stretchAt(hours: readonly Stretch[], timeZone: string, at: number): string | null {
  const { day, weekday, minute } = wallClock(at, timeZone)
  const stretch = hours.find((each) => each.weekday === weekday && each.from <= minute && minute < each.to)
  return stretch ? `${day} ${stretch.from}` : null
}

/** The hours on a clock that is `minutes` ahead; stretches are split at midnight. */
export function shifted(hours: readonly Stretch[], minutes: number): Stretch[] {
  const parts = hours.flatMap(({ weekday, from, to }) => {
    const start = (((weekday * DAY_MINUTES + from + minutes) % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES
    const day = Math.floor(start / DAY_MINUTES)
    const first = start % DAY_MINUTES
    const end = first + to - from
    const today = { weekday: day, from: first, to: Math.min(end, DAY_MINUTES) }
    return end > DAY_MINUTES ? [today, { weekday: (day + 1) % 7, from: 0, to: end - DAY_MINUTES }] : [today]
  })
  return joined(parts)
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** clockTime(570) = "09:30"; midnight at the end of a day is "24:00". */
export function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** minuteOf("09:30") = 570; null for an invalid time. */
export function minuteOf(clock: string): number | null {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return hour && Number(minute) < 60 && minutes <= DAY_MINUTES ? minutes : null
}
