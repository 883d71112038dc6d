import { createAlmanac, moonLon, type Seen, seenAt, sunLon } from 'drishti-jyotish/astronomy/almanac.ts'
import { wrap180 } from 'drishti-jyotish/astronomy/angles.ts'
import { bodyAt } from 'drishti-jyotish/astronomy/bodies.ts'
import { elevation, firstCrossing } from 'drishti-jyotish/astronomy/horizon.ts'
import { RISE_CONVENTIONS, type RiseConvention } from 'drishti-jyotish/astronomy/rise-conventions.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PanchangRow, panchangRows } from './reference.ts'

const DAY = 86_400_000
const seen: Seen = { lon: 0, lat: 0, distance: 0, obliquity: 0, gast: 0 }

test("a day's polynomials hold the positions themselves to 0.001″", () => {
  const almanac = createAlmanac()
  for (let i = 0; i < 300; i++) {
    const ms = Date.UTC(1850, 0, 1) + i * 34_567_890_123
    const sky = skyAt(ms)
    const sun = bodyAt(sky, 'sun')
    const moon = bodyAt(sky, 'moon')
    expect(Math.abs(wrap180(sunLon(almanac, ms) - sun.meanLon)) * 3600).toBeLessThan(0.001)
    expect(Math.abs(wrap180(moonLon(almanac, ms) - moon.meanLon)) * 3600).toBeLessThan(0.001)
    seenAt(almanac, 'moon', ms, seen)
    expect(Math.abs(wrap180(seen.lon - moon.lon)) * 3600).toBeLessThan(0.001)
    expect(Math.abs(seen.lat - moon.lat) * 3600).toBeLessThan(0.001)
    expect(Math.abs(wrap180(seen.gast - sky.gast)) * 3600).toBeLessThan(0.001)
  }
})

type Column = { [K in keyof PanchangRow]: PanchangRow[K] extends string | null ? K : never }[keyof PanchangRow]
const COLUMNS: [Column, 'sun' | 'moon', 'rise' | 'set', RiseConvention][] = [
  ['sunrise', 'sun', 'rise', 'upper'],
  ['sunset', 'sun', 'set', 'upper'],
  ['sunrise_hindu', 'sun', 'rise', 'hindu'],
  ['sunset_hindu', 'sun', 'set', 'hindu'],
  ['sunrise_center_refr', 'sun', 'rise', 'center_refracted'],
  ['moonrise', 'moon', 'rise', 'upper'],
  ['moonset', 'moon', 'set', 'upper'],
  ['sunrise_m50', 'sun', 'rise', 'drik'],
  ['sunset_m50', 'sun', 'set', 'drik'],
  ['moonrise_geo0', 'moon', 'rise', 'drik'],
  ['moonset_geo0', 'moon', 'set', 'drik'],
]

test.each(COLUMNS)(
  '%s: within 0.3 s below 60°, 3 s anywhere, and none where there is none',
  (column, body, kind, rule) => {
    const almanac = createAlmanac()
    for (const row of panchangRows) {
      // The reference's sunset is the one that follows the sunrise.
      const follows = body === 'sun' && kind === 'set' && row.sunrise
      const start = Date.parse(follows ? row.sunrise! : row.day_start_utc)
      const end = follows ? start + DAY : Date.parse(row.day_end_utc)
      const crossing = firstCrossing(almanac, body, kind, row, rule, start, end)
      const reference = row[column]
      if (reference === null) expect(crossing.at).toBeNull()
      else {
        const error = Math.abs(crossing.at! - Date.parse(reference)) / 1000
        expect(error, `${column} of row ${row.id}`).toBeLessThan(Math.abs(row.lat) < 60 ? 0.3 : 3)
      }
    }
  },
)

test('the polar night and the polar day say which they are', () => {
  const almanac = createAlmanac()
  const spot = { lat: 69.65, lon: 18.96 }
  const at = (ms: number) => firstCrossing(almanac, 'sun', 'rise', spot, 'drik', ms, ms + DAY)
  expect(at(Date.UTC(2026, 11, 20))).toEqual({ at: null, reason: 'stays_down' })
  expect(at(Date.UTC(2026, 5, 20))).toEqual({ at: null, reason: 'stays_up' })
})

test('a day of a few minutes at the edge of the polar night is found', () => {
  const almanac = createAlmanac()
  const spot = { lat: 69.6492, lon: 18.9553 }
  const lengths = Array.from({ length: 20 }, (_, i) => {
    const from = Date.UTC(2026, 10, 20 + i)
    const rise = firstCrossing(almanac, 'sun', 'rise', spot, 'upper', from, from + DAY)
    if (rise.at === null) return 0
    return firstCrossing(almanac, 'sun', 'set', spot, 'upper', rise.at, rise.at + DAY).at! - rise.at
  })
  const shortest = Math.min(...lengths.filter((length) => length > 0))
  expect(shortest).toBeLessThan(60 * 60_000)
  expect(lengths.at(-1)).toBe(0)
})

test('at any place and date the search ends, and the body stands on the horizon line at the found instant', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2200, 0, 1) }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.constantFrom(...RISE_CONVENTIONS),
      fc.constantFrom('sun' as const, 'moon' as const),
      fc.constantFrom('rise' as const, 'set' as const),
      (ms, lat, lon, rule, body, kind) => {
        const almanac = createAlmanac()
        const crossing = firstCrossing(almanac, body, kind, { lat, lon }, rule, ms, ms + DAY)
        if (crossing.at === null) {
          expect(crossing.reason).toBeTypeOf('string')
          return
        }
        expect(Math.abs(elevation(almanac, body, { lat, lon }, rule, crossing.at))).toBeLessThan(1e-5)
        expect(crossing.at).toBeGreaterThanOrEqual(ms)
      },
    ),
    { numRuns: 150 },
  )
})
