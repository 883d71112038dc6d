// Day, month and year as typed, to a date of the calendar, or the sentence that says what is wrong.

import { FIRST_YEAR, formatDate, LAST_YEAR } from 'drishti-jyotish/civil.ts'
import { currentLanguage } from '#app/language/language.ts'
import { fieldsTexts } from './fields-text.ts'
import { readTexts } from './read-text.ts'

type Parts = { day?: string; month?: string; year?: string }

export function readBirthDate(parts: Parts, today?: string): { date: string } | { error: string } {
  const text = readTexts[currentLanguage()]
  const [dayText, monthText, yearText] = [parts.day, parts.month, parts.year].map((part) => (part ?? '').trim())
  if (!dayText && !monthText && !yearText) return { error: text.noDate }
  if (!dayText) return { error: text.noDay }
  if (!monthText) return { error: text.noMonth }
  if (!yearText) return { error: text.noYear }
  const [day, month, year] = [dayText, monthText, yearText].map(readWholeNumber) as [number, number, number]
  if (!(month >= 1 && month <= 12)) return { error: text.noMonth }
  if (!/^\d{4}$/.test(yearText)) return { error: text.yearDigits }
  if (year < FIRST_YEAR || year > LAST_YEAR) return { error: text.years(FIRST_YEAR, LAST_YEAR) }
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (!(day >= 1 && day <= 31)) return { error: text.days }
  if (day > days) return { error: text.daysOf(fieldsTexts[currentLanguage()].months[month - 1], year, days) }
  const date = formatDate({ year, month, day })
  if (today && date > today) return { error: text.future }
  return { date }
}

/** Only digits: "1e1", "0x5" and "3.5" are no numbers of a form. */
export function readWholeNumber(typed: string): number {
  return /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN
}
