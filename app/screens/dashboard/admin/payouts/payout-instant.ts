import { instantOf, startOfDay, wallClock } from '#workers/contract/time/wall-clock.ts'

const NOON = 12 * 60

/**
 * The instant for a day in the platform's zone; undefined for today and for no day, for which the server sets the time.
 */
export function payoutInstant({
  day,
  timezone,
  now,
}: {
  day: string
  timezone: string
  now: number
}): number | undefined {
  if (day === '' || day === wallClock(now, timezone).day) return undefined
  return instantOf({ day, minute: NOON, timeZone: timezone }) ?? startOfDay(day, timezone)
}
