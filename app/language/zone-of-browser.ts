import { isTimeZone } from '#workers/contract/time/wall-clock.ts'

/**
 * The time zone of this browser. Chrome returns "Etc/Unknown" if it cannot read the system's zone, but rejects that
 * name as an option: https://github.com/tc39/proposal-temporal/issues/2510. Its own clock is then UTC.
 */
export function zoneOfBrowser(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(zone) ? zone : 'UTC'
}
