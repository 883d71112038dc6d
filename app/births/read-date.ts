// Parses day, month and year into a date, or returns an error.

import { FIRST_YEAR, formatDate, LAST_YEAR } from 'drishti-jyotish/clock/civil.ts'
import { currentLanguage } from '#app/language/language.ts'
import { DATE_PARTS, type DatePart, type PartsError } from './birth-values.ts'
import { fieldsTexts } from './fields-text.ts'
import { readTexts } from './read-text.ts'

type ReadDate = { date: string } | { error: PartsError<DatePart> }

const wrong = (sentence: string, ...parts: DatePart[]) => ({ error: { sentence, parts } })

export function readBirthDate(typed: Partial<Record<DatePart, string>>, today?: string): ReadDate {
  const text = readTexts[currentLanguage()]
  const [dayText, monthText, yearText] = DATE_PARTS.map((part) => (typed[part] ?? '').trim()) as [
    string,
    string,
    string,
  ]
  const missing = DATE_PARTS.filter((part) => !typed[part]?.trim())
  if (missing.length > 1) return wrong(text.noDate, ...missing)
  if (!dayText) return wrong(text.noDay, 'day')
  if (!yearText) return wrong(text.noYear, 'year')
  const [day, month, year] = [dayText, monthText, yearText].map(readWholeNumber) as [number, number, number]
  if (!(month >= 1 && month <= 12)) return wrong(text.noMonth, 'month')
  if (!/^\d{4}$/.test(yearText)) return wrong(text.yearDigits, 'year')
  if (year < FIRST_YEAR || year > LAST_YEAR) return wrong(text.years(FIRST_YEAR, LAST_YEAR), 'year')
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (!(day >= 1 && day <= 31)) return wrong(text.days, 'day')
  if (day > days) return wrong(text.daysOf(fieldsTexts[currentLanguage()].months[month - 1], year, days), 'day')
  const date = formatDate({ year, month, day })
  if (today && date > today) return wrong(text.future, futurePart(date, today))
  return { date }
}

/** The largest unit of a date that is after today's. */
function futurePart(date: string, today: string): DatePart {
  if (date.slice(0, 4) > today.slice(0, 4)) return 'year'
  return date.slice(0, 7) > today.slice(0, 7) ? 'month' : 'day'
}

/** Digits only, because `Number` also accepts "1e1", "0x5" and "3.5". */
export function readWholeNumber(typed: string): number {
  return /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN
}
