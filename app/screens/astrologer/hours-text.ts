import { timeOfDay } from '#app/language/time-of-day.ts'
import type { Stretch } from '#workers/contract/astrologers/weekly-hours.ts'

const MINUTE = 60_000
const DAY = 1440

/** "9:00 AM – 5:00 PM" in the reader's zone; `locale` undefined is the reader's. */
export function hoursText({ from, to }: Stretch, { allDay, locale }: { allDay: string; locale: string | undefined }) {
  if (to - from === DAY) return allDay
  const time = (minute: number) => timeOfDay(minute * MINUTE, { locale, timeZone: 'UTC' })
  // Not Intl's formatRange, because the end of a day is in the next one, and both times would show their dates.
  return `${time(from)} – ${time(to % DAY)}`
}
