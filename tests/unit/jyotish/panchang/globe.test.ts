/** @module-tag property */
// Any place and any date of the engine's range: an answer without NaN, in order, in bounded time.

import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { RISE_CONVENTIONS } from 'drishti-jyotish/astronomy/rise-conventions.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import { formatDate } from 'drishti-jyotish/clock/civil.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { isJyotishError } from 'drishti-jyotish/errors.ts'
import { grahasAt } from 'drishti-jyotish/grahas.ts'
import {
  dateOfDay,
  dayNumber,
  observancesBetween,
  panchangDay,
  panchangMonth,
  panchangOf,
  panchangRow,
  reckoningOf,
} from 'drishti-jyotish/panchang/index.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'

const zones = await loadZones()
const almanac = createAlmanac()
const FIRST = dayNumber({ year: 1800, month: 1, day: 1 })
const LAST = dayNumber({ year: 2200, month: 12, day: 31 })

function badNumbers(value: unknown, path: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return value === undefined ? [path] : []
  return Object.entries(value).flatMap(([key, inner]) => badNumbers(inner, `${path}.${key}`))
}

const somewhere = fc.record({
  lat: fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.double({ min: 60, max: 75, noNaN: true }),
    fc.constantFrom(-90, 90, 0, 66.56, -66.56),
  ),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  zone: fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Apia', 'Antarctica/Troll', 'Europe/Oslo'),
  day: fc.oneof(fc.integer({ min: FIRST, max: LAST }), fc.constantFrom(FIRST, LAST)),
  sunrise: fc.constantFrom(...RISE_CONVENTIONS),
})

test('anywhere: no NaN, the day in order, its parts without a gap', () => {
  fc.assert(
    fc.property(somewhere, ({ lat, lon, zone, day, sunrise }) => {
      const reckoning = reckoningOf({ lat, lon, zone: zoneOf(zones, zone), options: { sunrise }, almanac })
      const found = panchangOf(reckoning, day)
      expect(badNumbers(found, 'day').filter((path) => !path.endsWith('.reason'))).toEqual([])
      const { start, dusk, end, standIn, sunrise: rise, sunset } = found.sun
      expect(start).toBeLessThan(dusk)
      expect(dusk).toBeLessThan(end)
      expect(standIn.sunrise).toBe(rise.at === null)
      if (rise.at === null) expect(rise.reason).toBeTypeOf('string')
      if (sunset.at === null) expect(sunset.reason).toBeTypeOf('string')
      if (rise.at === null || sunset.at === null) expect(found.muhurtas.day).toBeNull()
      for (const spans of [found.tithis, found.nakshatras, found.yogas, found.karanas, found.moonSigns]) {
        expect(spans[0]!.start).toBeLessThanOrEqual(start + 1)
        expect(spans.at(-1)!.end).toBeGreaterThanOrEqual(end - 1)
        spans.slice(1).forEach((span, i) => {
          expect(Math.abs(span.start - spans[i]!.end)).toBeLessThan(1)
        })
      }
      for (const parts of [found.choghadiya.day, found.choghadiya.night, found.horas.day, found.gowri.night])
        parts?.slice(1).forEach((part, i) => {
          expect(Math.abs(part.start - parts[i]!.end)).toBeLessThan(1)
        })
    }),
    { numRuns: runs(250, 80) },
  )
})

test('days follow each other: one ends where the next begins, below the polar circles', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.integer({ min: FIRST, max: LAST - 2 }),
      (lat, lon, day) => {
        const reckoning = reckoningOf({ lat, lon, zone: zoneOf(zones, 'UTC'), almanac })
        // In a zone of its own sign a place keeps its sunrise within the civil day.
        const first = panchangOf(reckoning, day)
        const second = panchangOf(reckoning, day + 1)
        if (first.sun.standIn.sunrise || second.sun.standIn.sunrise) return
        expect(first.sun.end).toBe(second.sun.start)
        expect(second.vara.weekday).toBe((first.vara.weekday + 1) % 7)
      },
    ),
    { numRuns: runs(60, 25) },
  )
})

test('a span by its days and as a whole has the same observances, and Onam and Diwali once', () => {
  const reckoning = () => reckoningOf({ lat: 28.6, lon: 77.2, zone: zoneOf(zones, 'Asia/Kolkata'), almanac })
  const first = dayNumber({ year: 2023, month: 1, day: 1 })
  const last = first + runs(365, 120) - 1
  const key = ({ day, id, tradition }: { day: number; id: string; tradition: string }) => `${day} ${id} ${tradition}`
  const whole = observancesBetween(reckoning(), first, last).map(key)
  const one = reckoning()
  const byDay = Array.from({ length: last - first + 1 }, (_, i) => observancesBetween(one, first + i, first + i)).flat()
  expect(byDay.map(key).sort()).toEqual(whole.sort())
  const years = runs(30, 4)
  const long = observancesBetween(
    reckoning(),
    dayNumber({ year: 1901, month: 1, day: 1 }),
    dayNumber({ year: 1900 + years, month: 12, day: 31 }),
  )
  for (const id of ['onam', 'diwali', 'holi', 'makar_sankranti', 'janmashtami'])
    for (let year = 1901; year <= 1900 + years; year++) {
      const found = long.filter((o) => o.id === id && o.tradition !== 'vaishnava' && dateOfDay(o.day).year === year)
      expect(found.length, `${id} in ${year}`).toBe(1)
    }
})

test('polar night and polar day: nulls with a reason, a stand-in, and the rest of the panchang', () => {
  const tromso = { lat: 69.65, lon: 18.96, zone: zoneOf(zones, 'Europe/Oslo'), almanac }
  const night = panchangDay({ ...tromso, date: '2026-12-20' })
  expect(night.sun.sunrise).toEqual({ at: null, reason: 'stays_down' })
  expect(night.sun.standIn).toEqual({ sunrise: true, sunset: true })
  expect(night.muhurtas.day).toBeNull()
  expect(night.choghadiya.day).toBeNull()
  expect(night.tithis.length).toBeGreaterThan(0)
  expect(panchangDay({ ...tromso, date: '2026-06-20' }).sun.sunrise).toEqual({ at: null, reason: 'stays_up' })
})

test('bad input is refused by its field', () => {
  const good = { lat: 28.6, lon: 77.2, zone: zoneOf(zones, 'Asia/Kolkata'), date: '2026-11-21' }
  const refusal = (input: object) => {
    try {
      panchangDay({ ...good, ...input } as never)
      return 'accepted'
    } catch (error) {
      return isJyotishError(error) ? `${error.code} ${error.field}` : error
    }
  }
  expect(refusal({})).toBe('accepted')
  expect(refusal({ lat: '28.6' })).toBe('not_a_number lat')
  expect(refusal({ lat: 91 })).toBe('out_of_range lat')
  expect(refusal({ lat: Number.NaN })).toBe('not_a_number lat')
  expect(refusal({ lon: undefined })).toBe('missing lon')
  expect(refusal({ date: '2026-02-30' })).toBe('bad_date date')
  expect(refusal({ date: '1799-12-31' })).toBe('out_of_range date')
  expect(refusal({ date: 20261121 })).toBe('bad_date date')
  expect(refusal({ date: { year: 2026, month: 13, day: 1 } })).toBe('bad_date date')
  expect(refusal({ options: { sunrise: 'noon' } })).toBe('bad_choice options.sunrise')
  expect(refusal({ options: { sunrize: 'drik' } })).toBe('bad_choice options.sunrize')
  expect(refusal({ zone: zoneOf(zones, 'Pacific/Apia'), date: '2011-12-30' })).toBe('time_skipped date')
  expect(() => panchangRow({ ...good, date: 'today' })).toThrow(/date/)
  expect(() => panchangMonth({ ...good, year: 2026, month: 13 })).toThrow(/month/)
})

test('a month lists each of its days with the results of the single days', () => {
  const place = { lat: 28.6, lon: 77.2, zone: zoneOf(zones, 'Asia/Kolkata'), almanac }
  const month = panchangMonth({ ...place, year: 2026, month: 8 })
  expect(month.days.length).toBe(31)
  const day = panchangDay({ ...place, date: '2026-08-28' })
  const cell = month.days[27]!
  expect(cell.date).toBe(formatDate(dateOfDay(dayNumber({ year: 2026, month: 8, day: 28 }))))
  expect(cell.sunrise.at).toBe(day.sun.sunrise.at)
  expect(cell.observances.map(({ id }) => id)).toEqual(day.observances.map(({ id }) => id))
  expect(month.eclipses.map(({ kind, type }) => `${kind} ${type}`)).toEqual(['solar total', 'lunar partial'])
  expect(panchangMonth({ ...place, zone: zoneOf(zones, 'Pacific/Apia'), year: 2011, month: 12 }).days.length).toBe(30)
})

// A ratio of two computations in one run holds on any machine. About 160 when each date is a new year; 40 when all is warm.
test('a day in a new year costs at most 500 times the nine grahas', { tags: ['long'] }, () => {
  const zone = zoneOf(zones, 'Asia/Kolkata')
  const days: number[] = []
  const nine: number[] = []
  for (let i = 0; i < 60; i++) {
    const date = `20${10 + i}-03-1${i % 10}`
    days.push(msOf(() => panchangDay({ lat: 28.6, lon: 77.2, zone, date })))
    nine.push(msOf(() => grahasAt(skyAt(Date.parse(date)))))
  }
  expect(fastTenth(days) / fastTenth(nine)).toBeLessThan(500)
})

function msOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

// Slower ones also waited for the processor on a busy machine.
function fastTenth(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)]!
}
