import { HOUR } from '#workers/contract/time/durations.ts'

/**
 * The latest date anywhere on Earth, YYYY-MM-DD, as the upper limit of a birth date. The Line Islands are 14 hours
 * ahead of UTC.
 */
export function latestDateOnEarth(now: number): string {
  return new Date(now + 14 * HOUR).toISOString().slice(0, 10)
}
