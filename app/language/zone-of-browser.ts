import { isTimeZone } from '#workers/contract/time/wall-clock.ts'

/**
 * The time zone of this browser. Chrome says "Etc/Unknown" where it cannot read the system's, and refuses that name itself:
 * https://github.com/tc39/proposal-temporal/issues/2510. Its own clock is UTC then.
 */
export function zoneOfBrowser(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(zone) ? zone : 'UTC'
}
