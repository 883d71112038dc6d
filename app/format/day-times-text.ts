// Texts for times beside a day.
import { texts } from '#app/language/texts.ts'
import { dayBesideHindi, dayInMonthHindi, fromToHindi, hourMarkHindi, onDayHindi } from './day-times-text.hi.ts'
import { shortWeekdayTexts } from './weekday-names-text.ts'

// A copy, because the first load of a panchang does not need format-text.ts.
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** "Mon 30", in a list of a month's days. */
export const dayInMonthEnglish = (local: Date) => `${shortWeekdayTexts.en[local.getUTCDay()]} ${local.getUTCDate()}`

/** "Mon 30 Nov", beside a time. */
export const dayBesideEnglish = (local: Date) => `${dayInMonthEnglish(local)} ${MONTHS[local.getUTCMonth()]}`

/** In a sentence: "until 1:47 am on Mon 30 Nov". */
export const onDayEnglish = (day: string, time: string) => `${time} on ${day}`

/** A label of a day's axis, in 12 hours: "9 am". */
export const hourMarkEnglish = (hour: number, _beside: { before: number; main: boolean }) =>
  `${((hour + 11) % 12) + 1} ${hour < 12 ? 'am' : 'pm'}`

export const fromToEnglish = (start: string, end: string) => `${start} to ${end}`

export const dayInMonthTexts = texts({ en: dayInMonthEnglish, hi: dayInMonthHindi })
export const dayBesideTexts = texts({ en: dayBesideEnglish, hi: dayBesideHindi })
export const onDayTexts = texts({ en: onDayEnglish, hi: onDayHindi })
export const hourMarkTexts = texts({ en: hourMarkEnglish, hi: hourMarkHindi })
export const fromToTexts = texts({ en: fromToEnglish, hi: fromToHindi })
