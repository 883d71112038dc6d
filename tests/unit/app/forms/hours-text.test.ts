import { expect, test } from 'vitest'
import { hoursText } from '#app/screens/astrologer/hours-text.ts'
import { inHindi } from '#tests/support/screens/in-hindi.ts'

const text = (from: number, to: number, locale: string) =>
  hoursText({ weekday: 1, from, to }, { allDay: 'All day', locale }).replaceAll('\u202f', ' ')

test('usual hours stand on the clock of the reader’s locale', () => {
  expect(text(540, 1020, 'en-US')).toBe('9:00 AM – 5:00 PM')
  expect(text(540, 1020, 'de-DE')).toBe('9:00 – 17:00')
  expect(text(1200, 1440, 'en-US')).toBe('8:00 PM – 12:00 AM')
  expect(text(0, 1440, 'en-US')).toBe('All day')
  expect(inHindi(() => text(0, 120, 'hi-IN-u-nu-latn'))).toBe('12:00 AM – 2:00 AM')
  expect(inHindi(() => text(1200, 1320, 'hi-IN-u-nu-latn'))).toBe('रात 8:00 – रात 10:00')
})
