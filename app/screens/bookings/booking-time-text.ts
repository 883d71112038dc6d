// Booked times in words, on the clock of a zone and in the way of the reader's language.
import { dayAndTimes, timeOfDay } from '#app/language/time-of-day.ts'
import { zoneToday } from '#workers/contract/time/wall-clock.ts'

/** `locale`: undefined stands for the reader's own. */
export type Clock = { locale: string | undefined; timeZone: string }

export function zoneName(zone: string): string {
  return zoneToday(zone).replaceAll('_', ' ')
}

/** "Mon, May 25" */
export function dayShort(at: number, { locale, timeZone }: Clock): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at)
}

/** "Monday, May 25, 6:30 PM – 7:00 PM"; the end has its day, too, where that is another one. */
export function slotText(slot: { from: number; to: number }, clock: Clock): string {
  return dayAndTimes(slot, { weekday: 'long', day: 'numeric', month: 'long' }, clock)
}

/** "6:30 PM" */
export function timeOf(at: number, clock: Clock): string {
  return timeOfDay(at, clock)
}
