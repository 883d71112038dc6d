// Festival dates for Delhi as printed in public calendars (drikpanchang.com festival pages, the Government of India's
// holiday lists): the rules must give these and no others.
import { readFileSync } from 'node:fs'
import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { formatDate } from 'drishti-jyotish/clock/civil.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { observancesBetween } from 'drishti-jyotish/panchang/festivals/festivals.ts'
import type { Observance } from 'drishti-jyotish/panchang/festivals/observance.ts'
import { dateOfDay, dayNumber, reckoningOf } from 'drishti-jyotish/panchang/reckoning.ts'
import { expect, test } from 'vitest'

const zones = await loadZones()
const delhi = reckoningOf({
  lat: 28.6139,
  lon: 77.209,
  zone: zoneOf(zones, 'Asia/Kolkata'),
  almanac: createAlmanac(),
})

const years = new Map<number, Observance[]>()
function observed(year: number): Observance[] {
  const found =
    years.get(year) ??
    observancesBetween(delhi, dayNumber({ year, month: 1, day: 1 }), dayNumber({ year, month: 12, day: 31 }))
  years.set(year, found)
  return found
}

function datesOf(id: string, year: number, tradition?: Observance['tradition']): string[] {
  return observed(year)
    .filter((o) => o.id === id && (!tradition || o.tradition === 'all' || o.tradition === tradition))
    .map(({ day }) => formatDate(dateOfDay(day)).slice(5))
}

// The dates themselves are published: /accuracy shows them.
const DATES: Record<string, { from: number; dates: string[] }> = JSON.parse(
  readFileSync(new URL('../../../conformance/festivals.json', import.meta.url), 'utf8'),
).dates

test.each(Object.entries(DATES))('%s', (id, { from, dates }) => {
  dates.forEach((date, i) => {
    expect(datesOf(id, from + i), `${id} in ${from + i}`).toEqual([date])
  })
})

test('Vaikuntha Ekadashi: twice in one year, and not in the next', () => {
  expect(datesOf('vaikuntha_ekadashi', 2023)).toEqual(['01-02', '12-23'])
  expect(datesOf('vaikuntha_ekadashi', 2024)).toEqual([])
  expect(datesOf('vaikuntha_ekadashi', 2025)).toEqual(['01-10', '12-30'])
})

test('Sandhi Puja: two ghatis around the end of Ashtami', () => {
  const [puja] = observed(2024).filter(({ id }) => id === 'sandhi_puja')
  expect(puja?.date).toBe('2024-10-11')
  expect(puja?.window && puja.window.end - puja.window.start).toBe(48 * 60_000)
})

test('Janmashtami of householders and of Vaishnavas', () => {
  const of = (tradition: Observance['tradition']) =>
    [2020, 2021, 2022, 2023, 2024, 2025, 2026].map((year) => datesOf('janmashtami', year, tradition).join())
  expect(of('smarta')).toEqual(['08-11', '08-30', '08-18', '09-06', '08-26', '08-15', '09-04'])
  expect(of('vaishnava')).toEqual(['08-12', '08-30', '08-19', '09-07', '08-26', '08-16', '09-04'])
})

test('another longitude, another date: New York', () => {
  const newYork = reckoningOf({ lat: 40.7128, lon: -74.006, zone: zoneOf(zones, 'America/New_York') })
  const on = (id: string, year: number) =>
    observancesBetween(newYork, dayNumber({ year, month: 1, day: 1 }), dayNumber({ year, month: 12, day: 31 }))
      .filter((o) => o.id === id)
      .map(({ date }) => date)
  // Amavasya holds only one evening there: 31 October; in Delhi two, and the second counts.
  expect(on('diwali', 2024)).toEqual(['2024-10-31'])
  expect(on('karwa_chauth', 2024)).toEqual(['2024-10-20'])
  expect(on('holi', 2026)).toEqual(['2026-03-03'])
  // Chaturdashi begins after one night’s nishita there and is over before the next one’s: the second day.
  expect(on('maha_shivaratri', 2025)).toEqual(['2025-02-26'])
  expect(on('maha_shivaratri', 2015)).toEqual(['2015-02-17'])
  expect(on('masik_shivaratri', 2025)).toContain('2025-02-26')
})

test('a year has at least 220 named days', () => {
  const names = new Set(observed(2025).map(({ id, variant }) => variant ?? id))
  expect(names.size).toBeGreaterThanOrEqual(220)
})

// Printed both ways: Diwali 2024 and 2025 (31 October and 1 November; 20 and 21 October), Rama Navami 2023 of the
// Vaishnavas, Makar Sankranti 2023 after sunset. A day that the Government's list has too bears its name.
test('where schools differ, the other date stands beside, with its authority', () => {
  const also = (id: string, year: number) =>
    observed(year)
      .filter((o) => o.id === id)
      .flatMap((o) => o.also.map(({ date, authority }) => `${date} ${authority}`))
  expect(also('diwali', 2024)).toEqual(['2024-10-31 government'])
  expect(also('diwali', 2025)).toEqual(['2025-10-21 second_day'])
  expect(also('diwali', 2023)).toEqual([])
  expect(also('rama_navami', 2019)).toEqual(['2019-04-14 vaishnava'])
  expect(also('makar_sankranti', 2023)).toEqual(['2023-01-14 government'])
})

test('names of their own by weekday', () => {
  const amavasya = observed(2023).filter(({ variant }) => variant === 'somavati_amavasya')
  expect(amavasya.map(({ date }) => date)).toEqual(['2023-02-20', '2023-07-17', '2023-11-13'])
})

// Nirnayasindhu 2: Dashahara belongs to the intercalary Jyeshtha; printed for 2018 (24 May) and 2026 (25 May).
test('Ganga Dussehra is kept in an intercalary Jyeshtha, and not again in the true one', () => {
  expect(datesOf('ganga_dussehra', 2018)).toEqual(['05-24'])
  expect(datesOf('ganga_dussehra', 2026)).toEqual(['05-25'])
})

test('an intercalary month has its ekadashis and monthly vrats, and no yearly festival but Ganga Dussehra', () => {
  // Adhika Shravana, 18 July – 16 August 2023.
  const days = observed(2023).filter(({ date }) => date >= '2023-07-18' && date <= '2023-08-16')
  const ids = days.filter(({ span }) => span).map(({ id }) => id)
  expect(ids).toContain('ekadashi_padmini')
  expect(ids).toContain('ekadashi_parama')
  for (const id of ['hariyali_teej', 'nag_panchami', 'raksha_bandhan', 'janmashtami']) expect(ids).not.toContain(id)
})
