import { expect, test } from 'vitest'
import { englishIn } from '#app/language/language.ts'

const AT = Date.UTC(2026, 4, 25, 18, 53)

test.each([
  ['th-TH', 'May 25, 2026, 6:53 PM'],
  ['fa-IR', 'May 25, 2026, 6:53 PM'],
  ['ar-SA', 'May 25, 2026, 6:53 PM'],
  ['ja-JP-u-ca-japanese', 'May 25, 2026, 18:53'],
  ['de', '25 May 2026, 18:53'],
  ['en', 'May 25, 2026, 6:53 PM'],
  ['hi', '25 May 2026, 6:53 pm'],
])(
  'an English page in a browser of %s has English words, years of our count, and digits of Latin',
  (locale, written) => {
    const format = new Intl.DateTimeFormat(englishIn(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    })
    expect(format.format(AT).replaceAll('\u202f', ' ')).toBe(written)
  },
)
