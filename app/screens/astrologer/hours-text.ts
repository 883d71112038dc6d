import { timeOfDay } from '#app/language/time-of-day.ts'
import type { Stretch } from '#workers/contract/astrologers/weekly-hours.ts'

const MINUTE = 60_000
const DAY = 1440

/** "9:00 AM – 5:00 PM" on the reader's clock; `locale` undefined is the reader's own. */
export function hoursText({ from, to }: Stretch, { allDay, locale }: { allDay: string; locale: string | undefined }) {
  if (to - from === DAY) return allDay
  const time = (minute: number) => timeOfDay(minute * MINUTE, { locale, timeZone: 'UTC' })
  // Not as a range of two times: the end of a day is in the next one, and both would get their dates.
  return `${time(from)} – ${time(to % DAY)}`
}
