// Days, weeks and months of a time zone as time ranges. Pure.
import { addDays, startOfDay, wallClock } from '#workers/contract/time/wall-clock.ts'

/** `day`: the first day, yyyy-mm-dd; from `from` to before `to` (ms UTC). */
export type Stretch = { day: string; from: number; to: number }

/** The last `count` days up to now, oldest first. */
export function lastDays(now: number, zone: string, count: number): Stretch[] {
  const today = wallClock(now, zone).day
  return stretches(
    Array.from({ length: count + 1 }, (_, n) => addDays(today, n + 1 - count)),
    zone,
  )
}

/** The last `count` weeks, oldest first; weeks start on Monday. */
export function lastWeeks(now: number, zone: string, count: number): Stretch[] {
  const { day, weekday } = wallClock(now, zone)
  const monday = addDays(day, -((weekday + 6) % 7))
  return stretches(
    Array.from({ length: count + 1 }, (_, n) => addDays(monday, 7 * (n + 1 - count))),
    zone,
  )
}

export function lastMonths(now: number, zone: string, count: number): Stretch[] {
  const [year = 0, month = 1] = wallClock(now, zone).day.split('-').map(Number)
  return stretches(
    Array.from({ length: count + 1 }, (_, n) => new Date(Date.UTC(year, month + n - count)).toISOString().slice(0, 10)),
    zone,
  )
}

/** A month (yyyy-mm), or all time. */
export function monthStretch(month: string | null, zone: string): { from: number; to: number } {
  if (month === null) return { from: 0, to: Number.MAX_SAFE_INTEGER }
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, number)).toISOString().slice(0, 10)
  return { from: startOfDay(`${month}-01`, zone), to: startOfDay(next, zone) }
}

/** The months since an instant, newest first, as yyyy-mm. */
export function monthsSince(since: number, now: number, zone: string): string[] {
  const first = wallClock(since, zone).day.slice(0, 7)
  const months: string[] = []
  const [year = 0, month = 1] = wallClock(now, zone).day.split('-').map(Number)
  for (let back = 1; ; back += 1) {
    const name = new Date(Date.UTC(year, month - back)).toISOString().slice(0, 7)
    if (name < first) return months
    months.push(name)
  }
}

// `days`: the first day of each range, then the day after the last one.
function stretches(days: readonly string[], zone: string): Stretch[] {
  const starts = days.map((day) => startOfDay(day, zone))
  return days.slice(0, -1).map((day, n) => ({ day, from: starts[n] ?? 0, to: starts[n + 1] ?? 0 }))
}
