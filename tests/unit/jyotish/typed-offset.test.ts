// A clock that was typed as its offset, and India's disputed clocks.
import { birthOf } from 'drishti-jyotish/birth.ts'
import { offsetName, typedOffset } from 'drishti-jyotish/clock/typed-offset.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { ENGLISH } from 'drishti-jyotish/words/en/language.ts'
import { expect, test } from 'vitest'
import { jyotish } from './cli.ts'

const delhi = { lat: 28.61, lon: 77.21 }
const calcutta = { lat: 22.57, lon: 88.36 }
const bombay = { lat: 18.96, lon: 72.82 }

test('an offset is read in the forms in which it is written, and named in one', () => {
  const read = (text: string) => typedOffset(text)
  expect(['+05:30', '+5:30', 'UTC+05:30', 'gmt+5:30', '+0530'].map(read)).toEqual(Array(5).fill(19_800))
  expect(['-03:30:52', '−03:30:52'].map(read)).toEqual([-12_652, -12_652])
  expect(['+16:00', '+05:60', '+05:30:60', '5:30', '+5', 'Etc/GMT+5', 'GMT+0', ''].map(read)).toEqual(
    Array(8).fill(null),
  )
  expect([offsetName(19_800), offsetName(-12_652), offsetName(0)]).toEqual(['+05:30', '-03:30:52', '+00:00'])
})

test('a birth is read by a typed offset, which its facts echo', async () => {
  const made = kundli(await birthOf({ local: '1941-12-25T06:00:00', tz: '+5:30', ...delhi }))
  expect(made.birth).toMatchObject({ zone: '+05:30', offsetSeconds: 19_800, utc: '1941-12-25T00:30:00.000Z' })
  expect(made.birth).toMatchObject({ dst: false, meanTime: null, otherClocks: [] })
  const far = await birthOf({ local: '1890-01-01T12:00', tz: '-03:30:52', lat: 47.56, lon: -52.71 })
  expect(new Date(far.ms).toISOString()).toBe('1890-01-01T15:30:52.000Z')
})

test('the days of a place, and the command line, take an offset too', async () => {
  expect(zoneOf(await loadZones(), '+05:45')).toMatchObject({ name: '+05:45' })
  const rows = [
    { id: 1, ...delhi, tz: '+05:30', date: '2026-11-08' },
    { id: 2, ...delhi, tz: 'Asia/Kolkata', date: '2026-11-08' },
  ]
  const made = await jyotish(['panchang'], rows)
  expect(made.rows[0].sunrise).toBe(made.rows[1].sunrise)
})

const clocksOf = async (local: string, place: { lat: number; lon: number }, tz = 'Asia/Kolkata') => {
  const { birth, lagna } = kundli(await birthOf({ local, tz, ...place }))
  return {
    used: `${birth.offsetSeconds} ${lagna.sign}`,
    others: birth.otherClocks.map(({ reason, tz: other }) => `${reason} ${other}`),
    birth,
  }
}

test('the winter of 1941, Calcutta to 1948 and Bombay to 1955 have another reading, with the lagna of it', async () => {
  const winter = await clocksOf('1941-12-25T06:00', delhi)
  expect(winter.used).toBe('23400 7')
  expect(winter.others).toEqual(['winter_1941 +05:30'])
  const [other] = winter.birth.otherClocks
  expect(ENGLISH.signs[other!.lagna.sign]).toBe('Vrishchika')
  // An hour of the sky: some thirteen degrees of the ascendant.
  const again = kundli(await birthOf({ local: '1941-12-25T06:00', tz: other!.tz, ...delhi }))
  expect([again.birth.ms, again.lagna.lon]).toEqual([other!.ms, other!.lagna.lon])
  expect((await clocksOf('1940-05-01T10:00', calcutta)).others).toEqual(['calcutta +05:53:20'])
  expect((await clocksOf('1950-05-01T10:00', bombay)).others).toEqual(['bombay +04:51'])
  expect((await clocksOf('1942-01-01T10:00', bombay)).others).toEqual(['bombay +04:51', 'winter_1941 +05:30'])
})

test('elsewhere and in other years nothing else is told', async () => {
  expect((await clocksOf('1949-01-01T10:00', calcutta)).others).toEqual([])
  expect((await clocksOf('1956-01-01T10:00', bombay)).others).toEqual([])
  expect((await clocksOf('1940-05-01T10:00', delhi)).others).toEqual([])
  expect((await clocksOf('1942-05-15T10:00', delhi)).others).toEqual([])
  expect((await clocksOf('1942-05-14T21:00', delhi)).others).toEqual(['winter_1941 +05:30'])
})

test('before standard time the place’s own mean time is the other reading', async () => {
  const gandhi = await clocksOf('1869-10-02T07:45', { lat: 21.6422, lon: 69.6093 })
  expect(gandhi.others).toEqual(['own_mean_time LMT'])
  expect([gandhi.used, gandhi.birth.otherClocks[0]!.lagna.sign]).toEqual(['21200 5', 6])
})
