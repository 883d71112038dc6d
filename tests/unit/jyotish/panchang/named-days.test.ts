// Days with more than one reading, and those that almanacs of one region or community print.
import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { type PanchangOptions, panchangOf, panchangYear, readDay, reckoningOf } from 'drishti-jyotish/panchang/index.ts'
import { expect, test } from 'vitest'

const zone = zoneOf(await loadZones(), 'Asia/Kolkata')
const place = { lat: 28.6139, lon: 77.209, zone, almanac: createAlmanac() }
const years = new Map<string, ReturnType<typeof panchangYear>['observances']>()

function observed(year: number, options: PanchangOptions = {}) {
  const name = `${year} ${JSON.stringify(options)}`
  const found = years.get(name) ?? panchangYear({ ...place, year, options }).observances
  years.set(name, found)
  return found
}
const dates = (id: string, year: number, options?: PanchangOptions) =>
  observed(year, options)
    .filter((each) => each.id === id)
    .map(({ date, also }) =>
      [date.slice(5), ...also.map((other) => `${other.authority} ${other.date.slice(5)}`)].join(', '),
    )

// The Government's lists of 2014 and 2022; public calendars of 2028 and 2033. In 2028 Dashami goes on for 4.7 muhurtas after
// sunrise, as in 2003, when 5 October was kept: the star counts, and the calendars' day stands beside it.
test('Dussehra waits for Shravana only where Dashami goes on for three muhurtas, and names the other day', () => {
  expect(dates('dussehra', 2014, { school: 'government' })).toEqual(['10-03, shravana 10-04'])
  expect(dates('dussehra', 2022)).toEqual(['10-05, second_day 10-04'])
  expect(dates('dussehra', 2033)).toEqual(['10-03, shravana 10-04'])
  expect(dates('dussehra', 2028)).toEqual(['09-28, second_day 09-27'])
  expect(dates('dussehra', 2020)).toEqual(['10-25, at_sunrise 10-26'])
  expect(dates('dussehra', 2016)).toEqual(['10-11'])
})

test('Maha Navami: sunrise, or by Drik Panchang midday; each names the other', () => {
  expect(dates('maha_navami', 2024)).toEqual(['10-12, drik 10-11'])
  expect(dates('maha_navami', 2024, { preset: 'drik' })).toEqual(['10-11, at_sunrise 10-12'])
  expect(dates('maha_navami', 2019, { preset: 'drik' })[0]).toMatch(/^10-07/)
  expect(dates('maha_navami', 2023)).toEqual(['10-23'])
})

test('Govardhan joined with the new moon, and Holika of the evening in Bhadra, stand beside the kept day', () => {
  expect(dates('govardhan_puja', 2022)).toEqual(['10-26, joined 10-25'])
  expect(dates('govardhan_puja', 2023)).toEqual(['11-14, joined 11-13'])
  expect(dates('govardhan_puja', 2033)).toEqual(['10-24, joined 10-23'])
  expect(dates('govardhan_puja', 2024)).toEqual(['11-02'])
  expect(dates('holika_dahan', 2026)).toEqual(['03-03, second_day 03-02'])
  expect(dates('holi', 2026)).toEqual(['03-04, other_fire 03-03'])
})

test('Chandra Darshan has a row in each month, on the evening of the second tithi', () => {
  expect(dates('chandra_darshan', 2021)).toContain('04-13')
  for (const year of [2020, 2021, 2023]) {
    const found = dates('chandra_darshan', year)
    expect(found.length).toBeGreaterThanOrEqual(12)
    expect(found.length).toBeLessThanOrEqual(13)
  }
})

// Public calendars of 2023 to 2025, the Governments of India, Telangana, Odisha and Maharashtra.
test.each([
  ['cheti_chand', 2025, ['03-30']],
  ['cheti_chand', 2023, ['03-23, government 03-22']],
  ['bathukamma', 2023, ['10-14']],
  ['bathukamma', 2025, ['09-21']],
  ['nuakhai', 2023, ['09-20']],
  ['nuakhai', 2025, ['08-28']],
  ['jyeshtha_gauri_avahana', 2025, ['08-31']],
  ['jyeshtha_gauri', 2024, ['09-11']],
  ['jyeshtha_gauri', 2025, ['09-01']],
  ['jyeshtha_gauri_visarjana', 2025, ['09-02']],
  ['chhath_nahay_khay', 2025, ['10-25']],
  ['chhath_kharna', 2025, ['10-26']],
  ['chhath', 2025, ['10-27, second_day 10-28']],
  ['chhath_usha_arghya', 2025, ['10-28']],
  ['hola_mohalla', 2025, ['03-14']],
  ['samvatsari', 2023, ['09-19']],
  ['samvatsari', 2025, ['08-27']],
] as const)('%s of %i', (id, year, expected) => {
  expect(dates(id, year)).toEqual(expected)
})

test('the Government’s lists have Cheti Chand with Ugadi', () => {
  expect(dates('cheti_chand', 2023, { school: 'government' })).toEqual(['03-22, smarta 03-23'])
})

test('Bonalu stands on the Sundays of Ashadha', () => {
  expect(dates('bonalu', 2024)).toEqual(['07-07', '07-14', '07-21', '07-28', '08-04'])
})

test('days that lie before their tithi stand in the almanac of their own day, too', () => {
  const reckoning = reckoningOf(place)
  const ids = (date: string) => panchangOf(reckoning, readDay(reckoning, date)).observances.map(({ id }) => id)
  expect(ids('2025-10-25')).toContain('chhath_nahay_khay')
  expect(ids('2025-10-28')).toContain('chhath_usha_arghya')
})

test('every ekadashi of a year has the window in which its fast is broken, on the day after', () => {
  for (const school of ['smarta', 'vaishnava'] as const)
    for (const year of [2023, 2024, 2026]) {
      const fasts = observed(year, { school }).filter(
        ({ id }) => id.startsWith('ekadashi_') || id === 'vaikuntha_ekadashi',
      )
      expect(fasts.length).toBeGreaterThanOrEqual(24)
      for (const { id, day, parana } of fasts) {
        expect(parana, `${id} ${day}`).not.toBeNull()
        const hours = (parana!.end - parana!.start) / 3_600_000
        expect(hours, `${id} ${day}`).toBeGreaterThan(0)
        expect(Math.floor((parana!.start + 19_800_000) / 86_400_000), `${id} ${day}`).toBe(day + 1)
      }
    }
})
