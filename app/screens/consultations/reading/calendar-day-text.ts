import { fieldsText } from '#app/screens/tools/birth/fields-text.ts'

/** calendarDayText('2026-08-01') = "1 August 2026": a day of the calendar, the same for every reader. */
export function calendarDayText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(day)} ${fieldsText.months[Number(month) - 1]} ${Number(year)}`
}
