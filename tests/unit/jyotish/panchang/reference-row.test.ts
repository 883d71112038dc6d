import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { lunation, shakaYear } from 'drishti-jyotish/panchang/calendars/lunar-month.ts'
import { panchangRow } from 'drishti-jyotish/panchang/index.ts'
import { reckoningOf } from 'drishti-jyotish/panchang/reckoning.ts'
import { tithiNumber, tithiOrdinal, tithiStart } from 'drishti-jyotish/panchang/tithis.ts'
import { expect, test } from 'vitest'
import { panchangRows } from '../reference.ts'

const zones = await loadZones()
const almanac = createAlmanac()
type Row = Record<string, unknown>

const INDICES =
  'weekday tithi tithi_at_next_sunrise karana karana_at_next_sunrise karana_name nakshatra nakshatra_at_next_sunrise yoga yoga_at_next_sunrise adhika kshaya_month paksha'.split(
    ' ',
  )
// The reference leaves the names around a lost month open.
const NAMES = ['amanta_month', 'purnimanta_month', 'shaka_year']
const INSTANTS =
  'day_start_utc day_end_utc sunrise sunset sunrise_hindu sunset_hindu sunrise_center_refr sunrise_m50 sunset_m50 moonrise moonset moonrise_geo0 moonset_geo0 moonrise_after_sunrise moonset_after_sunrise next_sunrise prev_new_moon next_new_moon'.split(
    ' ',
  )

test('every column of the reference: no index differs, instants within 0.3 s below 60° and 3 s beyond', () => {
  for (const row of panchangRows) {
    const theirs = row as unknown as Row
    const ours = panchangRow({ ...row, zone: zoneOf(zones, row.tz), almanac }) as Row
    const limit = Math.abs(row.lat) < 60 ? 0.3 : 3
    const near = (a: unknown, b: unknown, what: string) => {
      if (b === null || b === undefined) expect(a ?? null, what).toBeNull()
      else expect(Math.abs(Date.parse(a as string) - Date.parse(b as string)) / 1000, what).toBeLessThan(limit)
    }
    for (const name of row.kshaya_month ? INDICES : [...INDICES, ...NAMES])
      expect(ours[name], `${name} of row ${row.id}`).toEqual(theirs[name])
    for (const name of INSTANTS) near(ours[name], theirs[name], `${name} of row ${row.id}`)
    for (const name of ['rahu', 'yamaganda', 'gulika', 'abhijit'])
      for (const side of [0, 1])
        near((ours[name] as string[])?.[side], (theirs[name] as string[])?.[side], `${name} of row ${row.id}`)
    for (const name of ['tithi_seq', 'nakshatra_seq', 'yoga_seq', 'karana_seq']) {
      const [a, b] = [ours[name], theirs[name]] as { i: number; end: string }[][]
      expect(a?.map(({ i }) => i)).toEqual(b?.map(({ i }) => i))
      b?.forEach(({ end }, i) => {
        near(a![i]!.end, end, `${name} of row ${row.id}`)
      })
    }
  }
})

test('new moons and tithis are counted without a gap', () => {
  expect(new Date(tithiStart(almanac, 0)).toISOString()).toMatch(/^2000-01-06T18:1[34]/)
  for (let i = 0; i < 300; i++) {
    const ms = Date.UTC(1801, 0, 1) + i * 41_234_567_890
    const ordinal = tithiOrdinal(almanac, ms)
    expect(tithiStart(almanac, ordinal)).toBeLessThanOrEqual(ms)
    expect(tithiStart(almanac, ordinal + 1)).toBeGreaterThan(ms)
    expect(tithiNumber(ordinal)).toBeGreaterThan(0)
  }
})

const delhi = reckoningOf({ lat: 28.6139, lon: 77.209, zone: zoneOf(zones, 'Asia/Kolkata'), almanac })

test('four centuries of months follow each other, adhika before its own month, and the year turns with Chaitra', () => {
  const all = Array.from({ length: 4940 }, (_, i) => lunation(delhi, i - 2470))
  for (const [i, month] of all.entries()) {
    const before = all[i - 1]
    if (!before) continue
    const expected = before.adhika ? before.month : ((before.month - 1 + (before.kshaya ? 2 : 1)) % 12) + 1
    expect(month.month, `lunation ${month.number}`).toBe(expected)
    const turned = before.month > month.month || (before.kshaya && before.month === 12)
    expect(shakaYear(month), `lunation ${month.number}`).toBe(shakaYear(before) + (turned ? 1 : 0))
  }
})

// Published lists of adhika masas: 2015 Ashadha, 2018 Jyeshtha, 2020 Ashvina, 2023 Shravana, 2026 Jyeshtha, 2029
// Chaitra; kshaya 1963–64, 1982–83 and 2123–24 (Government of India, Report of the Calendar Reform Committee, and the
// drikpanchang.com adhika-masa pages).
test('adhika and kshaya months of the lists', () => {
  const inYears = (from: number, to: number, pick: 'adhika' | 'kshaya') =>
    Array.from({ length: 4940 }, (_, i) => lunation(delhi, i - 2470))
      .filter((month) => month[pick])
      .map((month) => [new Date(month.start).getUTCFullYear(), month.month] as const)
      .filter(([year]) => year >= from && year <= to)
  expect(inYears(2014, 2030, 'adhika')).toEqual([
    [2015, 4],
    [2018, 3],
    [2020, 7],
    [2023, 5],
    [2026, 3],
    [2029, 1],
  ])
  expect(inYears(1900, 2130, 'kshaya').map(([year]) => year)).toEqual([1963, 1983, 2123])
})
