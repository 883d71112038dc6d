// Day, month and year as typed, to a date of the calendar, or the sentence that says what is wrong.
import { FIRST_YEAR, formatDate, LAST_YEAR } from '#workers/jyotish/civil.ts'

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

type Parts = { day?: string; month?: string; year?: string }

export function readBirthDate(parts: Parts, today?: string): { date: string } | { error: string } {
  const [dayText, monthText, yearText] = [parts.day, parts.month, parts.year].map((part) => (part ?? '').trim())
  if (!dayText && !monthText && !yearText) return { error: 'Please enter the date.' }
  if (!dayText) return { error: 'Please enter the day.' }
  if (!monthText) return { error: 'Please choose the month.' }
  if (!yearText) return { error: 'Please enter the year.' }
  const [day, month, year] = [dayText, monthText, yearText].map(readWholeNumber) as [number, number, number]
  if (!(month >= 1 && month <= 12)) return { error: 'Please choose the month.' }
  if (!/^\d{4}$/.test(yearText)) return { error: 'Please write the year with four digits, such as 1984.' }
  if (year < FIRST_YEAR || year > LAST_YEAR)
    return { error: `The year must be between ${FIRST_YEAR} and ${LAST_YEAR}: the sky is computed for these.` }
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (!(day >= 1 && day <= 31)) return { error: 'The day is a number from 1 to 31.' }
  if (day > days) return { error: `${MONTHS[month - 1]} ${year} has ${days} days.` }
  const date = formatDate({ year, month, day })
  if (today && date > today) return { error: 'That day has not come yet.' }
  return { date }
}

/** Only digits: "1e1", "0x5" and "3.5" are no numbers of a form. */
export function readWholeNumber(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
}
