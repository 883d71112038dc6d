// Booked times as text, in a zone and for the reader's locale.
import { dayAndTimes, timeOfDay } from '#app/language/time-of-day.ts'
import { zoneToday } from '#workers/contract/time/wall-clock.ts'

/** `locale`: undefined means the reader's. */
export type Clock = { locale: string | undefined; timeZone: string }

export function zoneName(zone: string): string {
  return zoneToday(zone).replaceAll('_', ' ')
}

/** "Mon, May 25" */
export function dayShort(at: number, { locale, timeZone }: Clock): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at)
}

/** "Monday, May 25, 6:30 PM – 7:00 PM"; the end shows its day if it differs. */
export function slotText(slot: { from: number; to: number }, clock: Clock): string {
  return dayAndTimes(slot, { weekday: 'long', day: 'numeric', month: 'long' }, clock)
}

/** "6:30 PM" */
export function timeOf(at: number, clock: Clock): string {
  return timeOfDay(at, clock)
}
