// Times beside a day: none of another civil day stands without its date and month, and no Hindi hour after midnight is a रात.

import { loadZones, zoneOf } from 'drishti-jyotish/index.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CLOCKS, type Clock } from '#app/format/clock-styles.ts'
import { todayCard } from '#app/screens/home/sky-now.ts'
import { buildData } from '#app/screens/panchang/data/build-data.ts'
import { viewOfData } from '#app/screens/panchang/data/data-to-view.ts'
import { timeFormatOf } from '#app/screens/panchang/data/time-format.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'
import { type Language, setLanguageSource } from '#workers/contract/text/language.ts'

const zone = zoneOf(await loadZones(), NEW_DELHI.tz)
const at = (local: string) => Date.parse(`${local}:00+05:30`)
const timesOf = (date: string, clock: Clock = '12') => timeFormatOf(zone, date, clock)

let language: Language = 'en'
let before: ReturnType<typeof setLanguageSource>
beforeEach(() => {
  language = 'en'
  before = setLanguageSource(() => language)
})
// Files share the modules that they import.
afterEach(() => void setLanguageSource(before))

const CASES: [name: string, date: string, instant: string, en: string, hi: string][] = [
  ['that day', '2026-11-29', '2026-11-29T18:53', '6:53 pm', 'शाम 6:53'],
  ['that day before sunrise', '2026-11-29', '2026-11-29T03:58', '3:58 am', 'तड़के 3:58'],
  ['that day after midnight', '2026-11-29', '2026-11-29T01:47', '1:47 am', '1:47 AM'],
  ['the night after it', '2026-11-29', '2026-11-30T01:47', '1:47 am on Mon 30 Nov', '30 नवंबर, 1:47 AM'],
  ['midnight itself', '2026-11-29', '2026-11-30T00:00', '12:00 am on Mon 30 Nov', '30 नवंबर, 12:00 AM'],
  ['the dawn after it', '2026-11-29', '2026-11-30T04:31', '4:31 am on Mon 30 Nov', '30 नवंबर, तड़के 4:31'],
  ['the evening before it', '2026-11-29', '2026-11-28T23:40', '11:40 pm on Sat 28 Nov', '28 नवंबर, रात 11:40'],
  ['the end of a month', '2026-11-30', '2026-12-01T02:05', '2:05 am on Tue 1 Dec', '1 दिसंबर, 2:05 AM'],
  ['the end of a year', '2026-12-31', '2027-01-01T00:30', '12:30 am on Fri 1 Jan', '1 जनवरी, 12:30 AM'],
  ['the year before', '2027-01-01', '2026-12-31T21:15', '9:15 pm on Thu 31 Dec', '31 दिसंबर, रात 9:15'],
]

test.each(CASES)('a time of %s, by twelve hours', (_, date, instant, en, hi) => {
  expect(timesOf(date).text(at(instant))).toBe(en)
  language = 'hi'
  expect(timesOf(date).text(at(instant))).toBe(hi)
})

test('a time by twenty-four hours has its date by the same rule; the almanac’s clock counts on past midnight instead', () => {
  const night = at('2026-12-01T02:05')
  expect(timesOf('2026-11-30', '24').text(night)).toBe('02:05 on Tue 1 Dec')
  expect(timesOf('2026-12-01', '24').text(night)).toBe('02:05')
  expect(timesOf('2026-11-30', '24+').text(night)).toBe('26:05')
  expect(timesOf('2026-12-02', '24+').text(night)).toBe('02:05 on Tue 1 Dec')
  language = 'hi'
  expect(timesOf('2026-11-30', '24').text(night)).toBe('1 दिसंबर, 02:05')
  expect(timesOf('2026-11-30', '24+').text(night)).toBe('26:05')
})

describe('a stretch of time', () => {
  const range = (date: string, from: string, to: string, clock: Clock = '12') =>
    timesOf(date, clock).range(at(from), at(to))

  test('that ends after midnight has the date at its end', () => {
    expect(range('2026-11-29', '2026-11-29T02:00', '2026-11-30T03:00')).toBe('2:00 am to Mon 30 Nov, 3:00 am')
    language = 'hi'
    expect(range('2026-11-29', '2026-11-29T18:40', '2026-11-30T01:47')).toBe('शाम 6:40 से 30 नवंबर, 1:47 AM')
  })

  test('within another day has the date once', () => {
    expect(range('2026-11-29', '2026-11-30T01:47', '2026-11-30T03:20')).toBe('Mon 30 Nov, 1:47 am to 3:20 am')
    language = 'hi'
    expect(range('2026-11-29', '2026-11-30T01:47', '2026-11-30T03:20')).toBe('30 नवंबर, 1:47 AM से तड़के 3:20')
  })

  test('that begins the day before has both dates', () => {
    expect(range('2026-11-29', '2026-11-28T23:40', '2026-11-29T17:27')).toBe(
      'Sat 28 Nov, 11:40 pm to Sun 29 Nov, 5:27 pm',
    )
    language = 'hi'
    expect(range('2026-11-29', '2026-11-28T23:40', '2026-11-29T17:27')).toBe('28 नवंबर, रात 11:40 से 29 नवंबर, शाम 5:27')
  })

  test('within the day, or counted on past midnight, has no date', () => {
    expect(range('2026-11-29', '2026-11-29T06:55', '2026-11-29T17:27')).toBe('6:55 am to 5:27 pm')
    expect(range('2026-11-29', '2026-11-29T18:40', '2026-11-30T01:47', '24+')).toBe('18:40 to 25:47')
  })
})

test('a time with the whole date has no weekday in Hindi', () => {
  const night = at('2026-11-30T01:47')
  expect(timesOf('2026-11-29').full(night)).toBe('Mon 30 Nov 2026, 1:47 am')
  language = 'hi'
  expect(timesOf('2026-11-29').full(night)).toBe('30 नवंबर 2026, 1:47 AM')
})

/** Every text of a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []

test('no Hindi day, in any of its tables, has a weekday beside a time, or an hour after midnight called रात', () => {
  language = 'hi'
  const texts = CLOCKS.flatMap((clock) =>
    ['2026-11-29', '2026-11-30', '2026-12-31'].flatMap((date) => {
      const now = at(`${date}T01:00`)
      const data = buildData({ place: NEW_DELHI, zone, clock, rules: {}, now }, date)
      return [...textsIn(viewOfData(data, clock)), ...textsIn(todayCard(now, NEW_DELHI, zone))]
    }),
  )
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => /रात (12|[1-4]):/.test(text))).toEqual([])
  expect(texts.filter((text) => /(रवि|सोम|मंगल|बुध|गुरु|शुक्र|शनि)(वार)? \d+,/.test(text))).toEqual([])
  expect(texts.some((text) => /\d (AM)/.test(text))).toBe(true)
})

test('the axis of a day has the hours in both languages, with the part of the day once', () => {
  const marks = (clock: Clock) =>
    buildData({ place: NEW_DELHI, zone, clock, rules: {}, now: at('2026-11-29T12:00') }, '2026-11-29').axis
  expect(marks('12').map(({ label }) => label)).toEqual(
    '6:55 am,9 am,12 pm,3 pm,6 pm,9 pm,12 am,3 am,6:55 am'.split(','),
  )
  expect(marks('24').map(({ label }) => label)[6]).toBe('00:00')
  expect(marks('24+').map(({ label }) => label)[6]).toBe('24:00')
  language = 'hi'
  expect(marks('12').map(({ label }) => label)).toEqual(
    'सुबह 6:55,9,दोपहर 12,3,शाम 6,रात 9,रात 12,तड़के 3,सुबह 6:55'.split(','),
  )
  // A phone shows these alone, each with its part of the day.
  expect(marks('12').flatMap(({ main, label }) => (main ? [label] : []))).toEqual(['शाम 6', 'रात 12'])
})
