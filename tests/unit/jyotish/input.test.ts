/** @module-tag property */
import { parseDate } from 'drishti-jyotish/clock/civil.ts'
import { zoneOf } from 'drishti-jyotish/clock/zones.ts'
import {
  birthOf,
  isJyotishError,
  kundli,
  loadZones,
  readBirth,
  readKundliOptions,
  readSide,
} from 'drishti-jyotish/index.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'

const chennai = { lat: 13.0827, lon: 80.2707 }

/** code and field of what a call throws. */
async function refusal(call: () => unknown): Promise<string> {
  try {
    await call()
  } catch (error) {
    if (isJyotishError(error)) return `${error.code} ${error.field}`
    throw error
  }
  return 'accepted'
}
const birth = (fields: object) => refusal(() => birthOf({ utc: '2000-01-01T00:00:00Z', ...chennai, ...fields }))
const local = (fields: object) => refusal(() => birthOf({ ...chennai, ...fields }))

test('numbers must be numbers, within their limits', async () => {
  expect(await birth({ lat: '13.08' })).toBe('not_a_number lat')
  expect(await birth({ lat: undefined })).toBe('missing lat')
  expect(await birth({ lat: 90.1 })).toBe('out_of_range lat')
  expect(await birth({ lon: Number.NaN })).toBe('not_a_number lon')
  expect(await birth({ lon: '80' })).toBe('not_a_number lon')
  expect(await birth({ lon: 285.99 })).toBe('out_of_range lon')
  expect(await birth({ lon: -180 })).toBe('accepted')
  expect(await birth({ uncertaintyMinutes: 721 })).toBe('out_of_range uncertaintyMinutes')
  expect(await refusal(() => readBirth(null))).toBe('missing birth')
})

test('instants must be real, with an offset, from 1800 to 2200', async () => {
  expect(await birth({ utc: '2000-01-01T00:00:00' })).toBe('bad_instant utc')
  expect(await birth({ utc: 946_684_800_000 })).toBe('bad_instant utc')
  expect(await birth({ utc: '2001-02-29T00:00:00Z' })).toBe('bad_date utc')
  expect(await birth({ utc: '2000-01-01T24:00:00Z' })).toBe('bad_instant utc')
  expect(await birth({ utc: '1799-12-31T23:59:59Z' })).toBe('out_of_range utc')
  expect(await birth({ utc: '2201-01-01T00:00:00Z' })).toBe('out_of_range utc')
  expect(await birth({ utc: '1800-01-01T00:00:00Z' })).toBe('accepted')
  expect(await birth({ utc: '2200-12-31T23:59:59Z' })).toBe('accepted')
  expect(readBirth({ utc: '1945-10-20T11:11:42.500+05:30', ...chennai }).ms).toBe(Date.UTC(1945, 9, 20, 5, 41, 42, 500))
})

test('local times: unknown zones, gaps, folds and forms are distinguished', async () => {
  expect(await local({ local: '2000-01-01T00:00', tz: 'Asia/Madras' })).toBe('unknown_zone tz')
  expect(await local({ local: '2000-01-01T00:00' })).toBe('missing tz')
  expect(await local({ local: '2000-01-01 25:00', tz: 'Asia/Kolkata' })).toBe('bad_time local')
  expect(await local({ local: '2021-03-14T02:30', tz: 'America/New_York' })).toBe('time_skipped local')
  expect(await local({ local: '2021-11-07T01:30', tz: 'America/New_York' })).toBe('time_doubled local')
  expect(await local({ local: '2021-11-07T01:30', tz: 'America/New_York', disambiguation: 'later' })).toBe('accepted')
  expect(await local({ local: '2021-11-07T01:30', tz: 'America/New_York', disambiguation: 'x' })).toBe(
    'bad_choice disambiguation',
  )
  expect(await birth({ local: '2000-01-01T00:00', tz: 'Asia/Kolkata' })).toBe('bad_choice utc')
})

test('the hour 24 and a leap second count on into the next day', async () => {
  const at = async (local: string) => (await birthOf({ local, tz: 'Asia/Kolkata', ...chennai })).ms
  expect(await at('1990-12-31T24:15')).toBe(await at('1991-01-01T00:15'))
  expect(await at('2017-01-01T05:29:60.5')).toBe((await at('2017-01-01T05:30')) + 500)
  expect(readBirth({ utc: '2016-12-31T23:59:60Z', ...chennai }).ms).toBe(Date.UTC(2017, 0, 1))
  expect(await local({ local: '1990-12-31T25:15', tz: 'Asia/Kolkata' })).toBe('bad_time local')
  for (const time of ['1990-12-31T12:00:60', '2016-12-31T23:59:60', '2017-01-02T05:29:60', '2020-06-15T12:29:60'])
    expect(await local({ local: time, tz: 'Asia/Kolkata' })).toBe('bad_time local')
  expect(await local({ local: '2200-12-31T24:15', tz: 'Asia/Kolkata' })).toBe('out_of_range local')
  for (const utc of ['2016-12-31T12:00:60Z', '2016-12-31T12:29:60Z', '2018-12-31T23:59:60Z'])
    expect(await birth({ utc })).toBe('bad_instant utc')
})

test('the name of a zone ignores case, and comes out as it is spelt', async () => {
  const { birth: facts } = kundli(await birthOf({ local: '1990-01-01T12:00', tz: 'asia/kolkata', ...chennai }))
  expect(facts.zone).toBe('Asia/Kolkata')
})

test('a rise or set that does not happen is null', async () => {
  expect(await local({})).toBe('missing utc')
  expect(await local({ local: null, utc: null })).toBe('missing utc')
  expect(await local({ local: '2000-01-01T00:00', tz: null })).toBe('missing tz')
  expect(await refusal(() => parseDate(undefined))).toBe('missing date')
  expect(await refusal(async () => zoneOf(await loadZones(), undefined))).toBe('missing tz')
  expect(await refusal(() => readSide({ nakshatra: 3 }, 'boy'))).toBe('missing boy.pada')
})

test('a fraction of a second of a clock time counts', async () => {
  const whole = await birthOf({ local: '1990-03-14T09:50:07', tz: 'Asia/Kolkata', ...chennai })
  const part = await birthOf({ local: '1990-03-14T09:50:07.25', tz: 'Asia/Kolkata', ...chennai })
  expect(part.ms - whole.ms).toBe(250)
})

test('before standard time: the city’s mean time is flagged, and the place’s own can be asked for', async () => {
  const porbandar = { local: '1869-10-02T07:45', lat: 21.6417, lon: 69.6293 }
  const city = kundli(await birthOf({ ...porbandar, tz: 'Asia/Kolkata' }))
  expect(city.birth).toMatchObject({ abbreviation: 'HMT', meanTime: 'city', offsetSeconds: 21_200 })
  const own = kundli(await birthOf({ ...porbandar, tz: 'LMT' }))
  expect(own.birth).toMatchObject({ abbreviation: 'LMT', meanTime: 'own', zone: 'LMT', offsetSeconds: 16_711 })
  expect(own.birth.local).toBe('1869-10-02T07:45:00')
  expect(own.birth.localMeanTime).toBe('1869-10-02T07:45:00')
  // Gandhi’s lagna is printed as Tula; by Howrah’s time it would be Kanya.
  expect(own.lagna.sign).toBe(6)
  expect(city.lagna.sign).toBe(5)
  expect(kundli(await birthOf({ ...porbandar, local: '1950-01-01T12:00', tz: 'Asia/Kolkata' })).birth.meanTime).toBe(
    null,
  )
})

test('options: a misspelt name or word is refused, not dropped', async () => {
  expect(await refusal(() => readKundliOptions({ ayanamsha: 'raman' }))).toBe('bad_choice options.ayanamsha')
  expect(await refusal(() => readKundliOptions({ ayanamsa: 'Raman' }))).toBe('bad_choice options.ayanamsa')
  expect(await refusal(() => readKundliOptions({ yearDays: '360' }))).toBe('not_a_number options.yearDays')
  expect(await refusal(() => readKundliOptions({ karakas: 9 }))).toBe('bad_choice options.karakas')
  expect(readKundliOptions({ ayanamsa: 'kp', karakas: 8 })).toMatchObject({ ayanamsa: 'kp', karakas: 8, node: 'mean' })
})

/** Paths of numbers that are not finite. */
function broken(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => broken(inner, `${path}.${key}`))
}

test('over the whole globe and range a kundli has no number that is not one', async () => {
  const zones = await loadZones()
  const anywhere = fc.record({
    lat: fc.oneof(fc.constantFrom(-90, -66.5, 0, 66.56, 89.999, 90), fc.double({ min: -90, max: 90, noNaN: true })),
    lon: fc.oneof(fc.constantFrom(-180, 180), fc.double({ min: -180, max: 180, noNaN: true })),
    utc: fc
      .date({ min: new Date('1800-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  })
  const houses = fc.constantFrom('whole_sign', 'equal', 'sripati', 'porphyry', 'placidus')
  fc.assert(
    fc.property(anywhere, houses, fc.constantFrom('mean', 'true'), (input, system, node) => {
      const made = kundli(readBirth(input, zones), { houses: system as never, node: node as never })
      expect(broken(made)).toEqual([])
      expect(made.birth.lon).toBeGreaterThanOrEqual(-180)
      expect(made.birth.lon).toBeLessThanOrEqual(180)
      expect(made.panchang.sunrise).toBeLessThanOrEqual(made.birth.ms + 1)
      expect(made.panchang.nextSunrise).toBeGreaterThan(made.birth.ms)
    }),
    { numRuns: runs(300) },
  )
})

test('any local time in any zone is an instant whose clock shows it, or a typed error', async () => {
  const zones = await loadZones()
  const clock = fc
    .date({ min: new Date('1800-01-01T00:00:00Z'), max: new Date('2200-12-31T23:59:59Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 19))
  const choice = fc.constantFrom('reject', 'earlier', 'later')
  fc.assert(
    fc.property(clock, fc.constantFrom(...zones.names), choice, (local, tz, disambiguation) => {
      try {
        const { ms, zoned } = readBirth({ local, tz, disambiguation, ...chennai }, zones)
        const shown = new Date(ms + zoned!.offsetSeconds * 1000).toISOString().slice(0, 19)
        if (zoned!.kind !== 'skipped') expect(shown).toBe(local)
      } catch (error) {
        if (!isJyotishError(error)) throw error
        expect(disambiguation).toBe('reject')
        expect(['time_skipped', 'time_doubled']).toContain(error.code)
      }
    }),
    { numRuns: runs(500) },
  )
})

test('anything at all from outside is read or refused by a typed error', async () => {
  const zones = await loadZones()
  fc.assert(
    fc.property(
      fc.anything(),
      fc.dictionary(fc.constantFrom('utc', 'lat', 'lon', 'local', 'tz'), fc.anything()),
      (a, b) => {
        for (const value of [a, b, { ...chennai, ...b }]) {
          try {
            expect(broken(readBirth(value, zones))).toEqual([])
          } catch (error) {
            if (!isJyotishError(error)) throw error
            expect(error.field).toMatch(/^[a-zA-Z.]+$/)
          }
        }
      },
    ),
    { numRuns: runs(500) },
  )
})
