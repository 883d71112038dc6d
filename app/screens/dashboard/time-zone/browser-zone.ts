import { zoneOfBrowser } from '#app/language/zone-of-browser.ts'
import { zoneToday } from '#workers/contract/time/wall-clock.ts'

/** The time zone of this browser, by the name that is in use today. */
export function browserZone(): string {
  return zoneToday(zoneOfBrowser())
}
