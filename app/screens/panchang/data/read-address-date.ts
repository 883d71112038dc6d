// The date of a URL, or its error.

import { readBirthDate } from '#app/births/read-date.ts'
import { currentLanguage } from '#app/language/language.ts'
import { addressErrorsTexts } from './address-errors-text.ts'

/** Returns `today` for an empty date. */
export function readDate(asked: string | null, today: string): { date: string } | { error: string } {
  const problems = addressErrorsTexts[currentLanguage()]
  if (!asked) return { date: today }
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(asked) ?? []
  if (!year) return { error: problems.date(asked.slice(0, 40)) }
  if (Number(month) < 1 || Number(month) > 12) return { error: problems.date(asked) }
  const read = readBirthDate({ year, month, day })
  return 'error' in read ? { error: read.error.sentence } : read
}
