import { fieldsTexts } from '#app/births/fields-text.ts'
import { texts } from '#app/language/texts.ts'
import { calendarDayHindi } from './calendar-day-text.hi.ts'

/** calendarDayText('2026-08-01') = "1 August 2026": a calendar date, independent of the reader's zone. */
function calendarDayEnglish(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(day)} ${fieldsTexts.en.months[Number(month) - 1]} ${Number(year)}`
}

export const calendarDayTexts = texts({ en: calendarDayEnglish, hi: calendarDayHindi })
