// The words of times beside a day.
import { WEEKDAYS } from './weekday-names-text.ts'

// Not those of format-text.ts, which the first load of a panchang does not need.
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** "Mon 30", in a list of a month's days. */
export const dayInMonth = (local: Date) => `${WEEKDAYS[local.getUTCDay()]} ${local.getUTCDate()}`

/** "Mon 30 Nov", beside a time. */
export const dayBeside = (local: Date) => `${dayInMonth(local)} ${MONTHS[local.getUTCMonth()]}`

/** In a sentence: "until 1:47 am on Mon 30 Nov". */
export const onDay = (day: string, time: string) => `${time} on ${day}`

/** A mark of a drawn day, by twelve hours: "9 am". */
export const hourMark = (hour: number, _beside: { before: number; main: boolean }) =>
  `${((hour + 11) % 12) + 1} ${hour < 12 ? 'am' : 'pm'}`

export const fromTo = (start: string, end: string) => `${start} to ${end}`
