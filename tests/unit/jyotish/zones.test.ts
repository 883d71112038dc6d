/** @module-tag property */
import { readFileSync } from 'node:fs'
import {
  addDays,
  civilMs,
  civilOf,
  formatLocal,
  parseDate,
  parseLocal,
  weekdayOf,
} from 'drishti-jyotish/clock/civil.ts'
import { civilToUtc, loadZones, offsetAt, utcToCivil, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'

type Birth = { tz: string; local: string; utc: string; offset_seconds: number; abbreviation: string; dst: boolean }
const births: Birth[] = JSON.parse(readFileSync(new URL('./data/births.json', import.meta.url), 'utf8')).rows
const zones = await loadZones()
const zone = (name: string) => zoneOf(zones, name)
const code = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return (error as { code: string; field: string }).code
  }
  return 'no error'
}

test('53 births around the world get the offset that was in force, war times and local mean times included', () => {
  for (const birth of births) {
    const found = civilToUtc(zone(birth.tz), parseLocal(birth.local), 'earlier')
    expect([birth.tz, birth.local, new Date(found.ms).toISOString(), found.abbreviation]).toEqual([
      birth.tz,
      birth.local,
      birth.utc,
      birth.abbreviation,
    ])
    expect(found.offsetSeconds).toBe(birth.offset_seconds)
    expect(found.localMeanTime).toBe(birth.abbreviation === 'LMT')
    expect(found.cityMeanTime).toBe(!birth.dst && /^(?!LMT|GMT).MT$/.test(birth.abbreviation))
  }
})

test('the mean time of a city that ruled a whole zone is flagged; standard times are not', () => {
  const at = (name: string, local: string) => {
    const { abbreviation, cityMeanTime } = civilToUtc(zone(name), parseLocal(local), 'earlier')
    return `${abbreviation} ${cityMeanTime}`
  }
  expect(at('Asia/Kolkata', '1869-10-02T07:45')).toBe('HMT true')
  expect(at('Asia/Kolkata', '1890-01-01T12:00')).toBe('MMT true')
  expect(at('Asia/Kolkata', '1906-01-02T12:00')).toBe('IST false')
  expect(at('Europe/Paris', '1900-01-01T12:00')).toBe('PMT true')
  expect(at('Europe/London', '1900-01-01T12:00')).toBe('GMT false')
  expect(at('Pacific/Auckland', '1900-01-01T12:00')).toBe('NZMT false')
})

test('a doubled clock time has two instants, and one must be chosen', () => {
  const autumn = parseLocal('2024-11-03T01:30:00')
  const newYork = zone('America/New_York')
  expect(code(() => civilToUtc(newYork, autumn))).toBe('time_doubled')
  expect(civilToUtc(newYork, autumn, 'earlier')).toMatchObject({ kind: 'doubled', offsetSeconds: -14_400, dst: true })
  expect(civilToUtc(newYork, autumn, 'later')).toMatchObject({ kind: 'doubled', offsetSeconds: -18_000, dst: false })
  // War time in India ended on 15 October 1945 at midnight.
  expect(civilToUtc(zone('Asia/Kolkata'), parseLocal('1945-10-14T23:30'), 'later').other?.offsetSeconds).toBe(23_400)
})

test('a skipped clock time is named, also where a whole day was skipped', () => {
  const spring = parseLocal('2024-03-10T02:30')
  expect(code(() => civilToUtc(zone('America/New_York'), spring))).toBe('time_skipped')
  const later = civilToUtc(zone('America/New_York'), spring, 'later')
  expect(new Date(later.ms).toISOString()).toBe('2024-03-10T07:30:00.000Z')
  expect(formatLocal(utcToCivil(zone('America/New_York'), later.ms))).toBe('2024-03-10T03:30:00')
  expect(later.kind).toBe('skipped')
  const samoa = parseLocal('2011-12-30T12:00')
  expect(code(() => civilToUtc(zone('Pacific/Apia'), samoa))).toBe('time_skipped')
  expect(new Date(civilToUtc(zone('Pacific/Apia'), samoa, 'later').ms).toISOString()).toBe('2011-12-30T22:00:00.000Z')
  expect(code(() => civilToUtc(zone('Asia/Manila'), parseLocal('1844-12-31T12:00')))).toBe('time_skipped')
})

test('unknown zones and impossible dates are typed errors with their field', () => {
  expect(code(() => zoneOf(zones, 'Mars/Olympus'))).toBe('unknown_zone')
  expect(code(() => zoneOf(zones, 5))).toBe('unknown_zone')
  for (const text of ['2023-02-29', '2023-13-01', '23-01-01', '', 20230101]) {
    expect(code(() => parseDate(text))).toBe('bad_date')
  }
  expect(code(() => parseDate('1799-12-31'))).toBe('out_of_range')
  expect(code(() => parseDate('2201-01-01'))).toBe('out_of_range')
  for (const text of ['2023-02-28T10:60', '2023-02-28', '2023-02-28T10:00Z'])
    expect(code(() => parseLocal(text))).toBe('bad_time')
})

test('every instant survives the way to the civil time and back, in every zone', () => {
  const min = Date.UTC(1800, 0, 3) / 1000
  const max = Date.UTC(2200, 11, 29) / 1000
  fc.assert(
    fc.property(fc.constantFrom(...zones.names), fc.integer({ min, max }), (name, seconds) => {
      const ms = seconds * 1000
      const civil = utcToCivil(zone(name), ms)
      const readings = (['earlier', 'later'] as const).map((choice) => civilToUtc(zone(name), civil, choice).ms)
      expect(readings).toContain(ms)
      expect(Math.abs(offsetAt(zone(name), ms).offsetSeconds)).toBeLessThan(16 * 3600)
    }),
    { numRuns: runs(2000) },
  )
})

test('calendar helpers', () => {
  expect(civilMs({ year: 1970, month: 1, day: 1 })).toBe(0)
  expect(civilOf(-1)).toEqual({ year: 1969, month: 12, day: 31, hour: 23, minute: 59, second: 59 })
  expect(addDays({ year: 2000, month: 2, day: 28 }, 2)).toEqual({ year: 2000, month: 3, day: 1 })
  expect(weekdayOf({ year: 2000, month: 1, day: 1 })).toBe(6)
})

test('a skipped clock time says how far the clocks went ahead, from which offset to which', () => {
  const gap = (name: string, local: string) => civilToUtc(zone(name), parseLocal(local), 'earlier').gap
  expect(gap('America/New_York', '2019-03-10T02:30')).toEqual({ before: -5 * 3600, after: -4 * 3600 })
  expect(gap('Pacific/Apia', '2011-12-30T08:00')).toEqual({ before: -10 * 3600, after: 14 * 3600 })
  expect(gap('Asia/Manila', '1844-12-31T08:00')).toEqual({ before: -57_368, after: 29_032 })
  expect(gap('America/New_York', '2019-03-10T01:30')).toBeUndefined()
  expect(gap('America/New_York', '2019-11-03T01:30')).toBeUndefined()
})

test('the names of zones ignore case, and the output has the usual spelling', async () => {
  const zones = await loadZones()
  expect(zoneOf(zones, 'asia/kolkata').name).toBe('Asia/Kolkata')
  expect(zoneOf(zones, 'AMERICA/NEW_YORK').name).toBe('America/New_York')
  expect(zones.find('asia/kolkatta')).toBeUndefined()
})
