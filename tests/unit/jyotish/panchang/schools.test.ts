// Dates of festivals by schools, at Delhi.

import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import type { FestivalSchool } from 'drishti-jyotish/panchang/festivals/schools.ts'
import { isOfSchool, type Observance, observancesBetween, sourceOf } from 'drishti-jyotish/panchang/index.ts'
import { dayNumber, reckoningOf } from 'drishti-jyotish/panchang/reckoning.ts'
import { expect, test } from 'vitest'

const zone = zoneOf(await loadZones(), 'Asia/Kolkata')
const almanac = createAlmanac()

const years = new Map<string, Observance[]>()

function observed(school: FestivalSchool, year: number): Observance[] {
  const known = years.get(`${school} ${year}`)
  if (known) return known
  const reckoning = reckoningOf({ lat: 28.6139, lon: 77.209, zone, almanac, options: { school } })
  const [first, last] = [dayNumber({ year, month: 1, day: 1 }), dayNumber({ year, month: 12, day: 31 })]
  const found = observancesBetween(reckoning, first, last)
  years.set(`${school} ${year}`, found)
  return found
}

const datesOf = (id: string, year: number) =>
  observed('smarta', year)
    .filter((o) => o.id === id)
    .map(({ date }) => date)

const schoolDates = (school: FestivalSchool, id: string, year: number) =>
  observed(school, year)
    .filter((o) => o.id === id && isOfSchool(o, school))
    .map((o) => [o.date, o.tradition, ...o.also.map(({ date, authority }) => `${date} ${authority}`)].join(' '))

// The two days of 2022 and 2023 stand in the Government's own lists, "Janmashtami (Smarta)" and "(Vaishnava)".
test('a school has its own dates, and names those of the others: Janmashtami 2022, Rama Navami 2019, Diwali 2024', () => {
  expect(schoolDates('smarta', 'janmashtami', 2022)).toEqual(['2022-08-18 smarta 2022-08-19 vaishnava'])
  expect(schoolDates('vaishnava', 'janmashtami', 2022)).toEqual(['2022-08-19 vaishnava 2022-08-18 smarta'])
  expect(schoolDates('government', 'janmashtami', 2023)).toEqual(['2023-09-07 vaishnava 2023-09-06 smarta'])
  expect(schoolDates('vaishnava', 'rama_navami', 2019)).toEqual(['2019-04-14 vaishnava 2019-04-13 smarta'])
  expect(schoolDates('government', 'diwali', 2024)).toEqual(['2024-10-31 all 2024-11-01 smarta'])
  expect(schoolDates('government', 'makar_sankranti', 2023)[0]).toContain('2023-01-14 all 2023-01-15 smarta')
})

test('the South keeps Deepavali at the dawn of Naraka Chaturdashi, on the day before where the new moon comes later', () => {
  for (const year of [2021, 2022, 2024, 2026, 2028]) {
    const [south] = datesOf('south_deepavali', year)
    const [own, ...others] = schoolDates('south', 'diwali', year)
    expect(others).toEqual([])
    expect(own).toMatch(new RegExp(`^${south} all`))
    const [north] = datesOf('diwali', year)
    if (north !== south) expect(own).toContain(north)
  }
})

test('an ekadashi of two days has one row in the Vaishnavas’ year, and names the other day', () => {
  const fasts = observed('vaishnava', 2023).filter(({ id }) => id.startsWith('ekadashi_'))
  expect(new Set(fasts.map(({ id, day }) => `${id} ${day}`)).size).toBe(fasts.length)
  expect(fasts.some(({ tradition, also }) => tradition === 'vaishnava' && also[0]?.authority === 'smarta')).toBe(true)
  expect(fasts.some(({ tradition }) => tradition === 'smarta')).toBe(false)
})

test('every rule of a year names where it is written, most of them in a digest', () => {
  const ids = [...new Set(observed('smarta', 2023).map(({ id }) => id))]
  const sources = ids.map(sourceOf)
  expect(sources.every((source) => /^[A-Z].{8,}/.test(source))).toBe(true)
  expect(sourceOf('ganesh_chaturthi')).toBe('Dharmasindhu 2, Bhadrapada')
  expect(sourceOf('kanya_sankranti')).toBe('Dharmasindhu 1, sankranti')
  // Part B of the report prints the rules of the states: Krittika of the solar Margashirsha at dusk, p. 106.
  expect(sourceOf('karthigai_deepam')).toBe('Report of the Calendar Reform Committee (1955), part B, p. 106')
  expect(sourceOf('guru_nanak_jayanti')).toMatch(/^Report of the Calendar Reform Committee .*119–124: the tithi; /)
  // Their dates stand in tests/conformance/institutions.json.
  expect(sourceOf('lohri')).toMatch(/^Holidays of the Government of Punjab; /)
  expect(sourceOf('ramanuja_jayanti')).toMatch(/^Tirumala Tirupati Devasthanams; /)
  expect(sources.filter((source) => source.startsWith('Dharmasindhu')).length).toBeGreaterThan(ids.length / 3)
})
