// Times on a reader's clock: beside a day, one of another day has its date.
import { expect, test } from 'vitest'
import { dayAndTime, timeBeside, timeOfDay } from '#app/language/time-of-day.ts'
import { inHindi } from '#tests/support/screens/in-hindi.ts'

const plain = (text: string) => text.replaceAll('\u202f', ' ')
const at = (local: string) => Date.parse(`${local}+05:30`)
const zone = { timeZone: 'Asia/Kolkata' }
const HINDI = { locale: 'hi-IN-u-nu-latn', ...zone }
const ENGLISH = { locale: 'en-US', ...zone }
const GERMAN = { locale: 'de-DE', ...zone }

test.each([
  ['2026-11-30T01:47:09', '1:47 AM', '1:47 AM', '1:47'],
  ['2026-11-30T03:58:00', '3:58 AM', 'तड़के 3:58', '3:58'],
  ['2026-11-30T06:55:00', '6:55 AM', 'सुबह 6:55', '6:55'],
  ['2026-11-30T12:00:00', '12:00 PM', 'दोपहर 12:00', '12:00'],
  ['2026-11-30T18:53:00', '6:53 PM', 'शाम 6:53', '18:53'],
  ['2026-11-30T23:40:00', '11:40 PM', 'रात 11:40', '23:40'],
])('the time of %s', (instant, english, hindi, german) => {
  expect(plain(timeOfDay(at(instant), ENGLISH))).toBe(english)
  expect(inHindi(() => timeOfDay(at(instant), HINDI))).toBe(hindi)
  expect(timeOfDay(at(instant), GERMAN)).toBe(german)
})

test('seconds stand behind the minutes', () => {
  const hindi = (instant: string) => inHindi(() => timeOfDay(at(instant), { ...HINDI, seconds: true }))
  expect(hindi('2026-11-30T01:47:09')).toBe('1:47:09 AM')
  expect(hindi('2026-11-30T18:53:09')).toBe('शाम 6:53:09')
})

test('a time after midnight has its date beside the day before, over the end of a year, too', () => {
  const day = { day: 'numeric', month: 'short' } as const
  const of = at('2026-12-31T23:58:00')
  const after = at('2027-01-01T00:04:00')
  expect(inHindi(() => timeBeside(of, { of, day, clock: HINDI }))).toBe('रात 11:58')
  expect(inHindi(() => timeBeside(after, { of, day, clock: HINDI }))).toMatch(/^1 जन.*, 12:04 AM$/)
  expect(plain(timeBeside(after, { of, day, clock: ENGLISH }))).toBe('Jan 1, 12:04 AM')
  expect(timeBeside(after, { of, day, clock: GERMAN })).toBe('1. Jan., 0:04')
  expect(inHindi(() => dayAndTime(after, { ...day, year: 'numeric' }, HINDI))).toMatch(/^1 जन.* 2027, 12:04 AM$/)
})
