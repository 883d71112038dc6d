// Dates of the regional calendars, as printed.

import { readFileSync } from 'node:fs'
import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { COMPARED } from 'drishti-jyotish/panchang/calendars/regional-dates.ts'
import { firstVakyaDay } from 'drishti-jyotish/panchang/calendars/vakya-ingress.ts'
import { observancesBetween, panchangOf, readDay, reckoningOf } from 'drishti-jyotish/panchang/index.ts'
import { dayNumber } from 'drishti-jyotish/panchang/reckoning.ts'
import { expect, test } from 'vitest'
import { comparedCounts } from '../../../../scripts/jyotish/conformance/calendars.ts'

const zones = await loadZones()
const zone = zoneOf(zones, 'Asia/Kolkata')
const almanac = createAlmanac()
const PLACES = {
  kolkata: { lat: 22.5726, lon: 88.3639 },
  bhubaneswar: { lat: 20.2961, lon: 85.8245 },
  chennai: { lat: 13.0827, lon: 80.2707 },
  thiruvananthapuram: { lat: 8.5241, lon: 76.9366 },
  hyderabad: { lat: 17.385, lon: 78.4867 },
}
const opened = Object.fromEntries(
  Object.entries(PLACES).map(([name, place]) => [name, reckoningOf({ ...place, zone, almanac })]),
) as Record<keyof typeof PLACES, ReturnType<typeof reckoningOf>>
const datesOf = (place: keyof typeof PLACES, date: string) =>
  panchangOf(opened[place], readDay(opened[place], date)).regionalDates

// Poila Boishakh: 1425 templesinindiainfo.com, 1428 rabbani-basra.com, 1429 news.abplive.com, 1431 grsnewsindia.com; 1430 the
// Government of India's list of 2023, "Vaisakhadi (Bengal)".
test.each([
  ['2018-04-15', 1425],
  ['2021-04-15', 1428],
  ['2022-04-15', 1429],
  ['2023-04-15', 1430],
  ['2024-04-14', 1431],
])('Bengal: %s is 1 Boishakh %i, and the day before ends Choitro', (date, year) => {
  expect(datesOf('kolkata', date).bengali).toMatchObject({ month: 1, day: 1, year })
  const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
  const last = datesOf('kolkata', before).bengali
  expect(last).toMatchObject({ month: 12, year: year - 1 })
  expect([30, 31]).toContain(last?.day)
})

// Pana Sankranti, the Odia new year: hindupad.com, 14 April 2015 and 2023.
test.each(['2015-04-14', '2023-04-14'])('Odisha: %s is 1 Baisakha', (date) => {
  expect(datesOf('bhubaneswar', date).odia).toMatchObject({ month: 1, day: 1, year: null })
})

// jyotisham.github.io, Chennai, 20 May 2024: the seventh of Vrishabha by the modern Sun; Krodhi 2024–2025 (idoc-pub, Tamil years).
test('Tamil Nadu: 20 May 2024 is 7 Vaikasi of Krodhi by the modern Sun, which entered at 17:54 of the 14th, and 6 by the Vakya', () => {
  const { tamil } = datesOf('chennai', '2024-05-20')
  expect(tamil).toMatchObject({ month: 2, day: 6, samvatsara: 38, sun: 'vakya' })
  expect(tamil.modern).toEqual({ month: 2, day: 7, year: null, samvatsara: 38 })
  expect(datesOf('chennai', '2025-01-14').tamil).toMatchObject({ month: 10, day: 1, samvatsara: 38 })
  // It came after three fifths of the day: Kerala began Edavam on the 15th.
  expect(datesOf('thiruvananthapuram', '2024-05-20').malayalam).toMatchObject({ month: 10, day: 6, year: 1199 })
})

// prokerala.com/festivals/malayalam-new-year.html: 1 Chingam falls on 17 August from 2020 to 2030, but on the 18th in 2027.
test.each([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030])('Kerala: 1 Chingam of %i', (year) => {
  const date = year === 2027 ? `${year}-08-18` : `${year}-08-17`
  const { malayalam } = datesOf('thiruvananthapuram', date)
  expect(malayalam).toMatchObject({ month: 1, day: 1, year: year - 824 })
})

test('Telugu: Ugadi of Krodhi, 9 April 2024, is the first tithi of Chaitra', () => {
  expect(datesOf('hyderabad', '2024-04-09').telugu).toEqual({ month: 1, adhika: false, tithi: 1, samvatsara: 38 })
})

test('the Vakya counts thirty ghatikas from six o’clock at Ujjain, wherever the place is', () => {
  const six = Date.UTC(2026, 0, 14, 6) - (75.7684 / 360) * 86_400_000
  const day = dayNumber({ year: 2026, month: 1, day: 14 })
  expect([0, 11.99, 12.01, 23.99].map((hours) => firstVakyaDay(six + hours * 3_600_000) - day)).toEqual([0, 0, 1, 1])
  // Printed: by the Vakya 2016 began in the evening of 13 April, so that 14 April was the first day (vavuniyanet.com).
  expect(datesOf('chennai', '2016-04-14').tamil).toMatchObject({ month: 1, day: 1 })
})

// The Sun of the Vakya entered Makara after 14 January 2026, after Chennai's sunset; the modern one in the afternoon.
test('Pongal stands on the first of Thai by the Vakya in the South, and names the other day everywhere', () => {
  const [from, to] = [dayNumber({ year: 2026, month: 1, day: 10 }), dayNumber({ year: 2026, month: 1, day: 20 })]
  const four = (school: 'smarta' | 'south') =>
    observancesBetween(reckoningOf({ ...PLACES.chennai, zone, almanac, options: { school } }), from, to)
      .filter(({ id }) => /pongal|bhogi/.test(id))
      .map(
        ({ id, date, also }) =>
          `${id} ${date.slice(8)}, ${also.map((other) => `${other.authority} ${other.date.slice(8)}`)}`,
      )
  expect(four('south')).toEqual([
    'bhogi 14, modern_sun 13',
    'pongal 15, modern_sun 14',
    'mattu_pongal 16, modern_sun 15',
    'kaanum_pongal 17, modern_sun 16',
  ])
  expect(four('smarta')).toEqual([
    'bhogi 13, vakya 14',
    'pongal 14, vakya 15',
    'mattu_pongal 15, vakya 16',
    'kaanum_pongal 16, vakya 17',
  ])
})

test('each calendar has as many published dates behind it as the engine says', () => {
  const fixture = new URL('../../../conformance/calendars.json', import.meta.url)
  const counted = comparedCounts(JSON.parse(readFileSync(fixture, 'utf8')))
  expect(Object.fromEntries(counted.map(({ calendar, compared }) => [calendar, compared]))).toEqual(COMPARED)
})

test('Nepal: the new years, and the days around Makara after sunset', () => {
  const nepali = (date: string) => Object.values(datesOf('kolkata', date).nepali).join(' ')
  expect(nepali('2023-04-14')).toBe('1 1 2080')
  expect(nepali('2024-04-12')).toBe('12 30 2080')
  expect([nepali('2026-01-14'), nepali('2026-01-15')]).toEqual(['9 30 2082', '10 1 2082'])
})

test('Sindhi and Kashmiri names are those of the lunar months, by new moons and by full moons', () => {
  expect(datesOf('hyderabad', '2024-04-09')).toMatchObject({
    sindhi: { month: 1, adhika: false, tithi: 1 },
    kashmiri: { month: 1, adhika: false, tithi: 1 },
  })
  expect(datesOf('hyderabad', '2024-05-02')).toMatchObject({ sindhi: { month: 1 }, kashmiri: { month: 2 } })
})

test('every month of every calendar counts on by one, through a year', () => {
  for (const place of ['kolkata', 'thiruvananthapuram'] as const) {
    const first = dayNumber({ year: 2026, month: 1, day: 1 })
    let before = panchangOf(opened[place], first).regionalDates
    for (let day = first + 1; day < first + 366; day += 1) {
      const dates = panchangOf(opened[place], day).regionalDates
      for (const calendar of ['bengali', 'odia', 'tamil', 'malayalam', 'nepali'] as const) {
        const [last, now] = [before[calendar], dates[calendar]]
        const goesOn = now.month === last.month && now.day === last.day + 1
        const begins = now.month === (last.month % 12) + 1 && now.day === 1 && last.day >= 29 && last.day <= 32
        expect(goesOn || begins, `${calendar} ${day - first}`).toBe(true)
      }
      before = dates
    }
  }
}, 60_000)

const observed = (year: number, id: string) =>
  observancesBetween(opened.chennai, dayNumber({ year, month: 1, day: 1 }), dayNumber({ year, month: 12, day: 31 }))
    .filter((each) => each.id === id)
    .map(({ date }) => date.slice(5))

// Samaveda Upakarma of 2017: ramanisblog.in, as announced by the Kanchi Kamakoti Mutt.
test('upakarmas by their stars', () => {
  expect(observed(2017, 'samaveda_upakarma')).toEqual(['08-25'])
  for (const year of [2023, 2024, 2025, 2026]) expect(observed(year, 'rigveda_upakarma')).toHaveLength(1)
})

// In these years the Sun enters the sign after sunset. Published dates: tests/conformance/bihu.json, and for Magh Bihu of 2023
// the Government of India's list, which has the day of the ingress.
test('the Bihus stand on the day after an ingress that follows sunset', () => {
  for (const year of [2012, 2016, 2020, 2024]) expect(observed(year, 'bohag_bihu')).toEqual(['04-14'])
  expect(observed(2022, 'kati_bihu')).toEqual(['10-18'])
  expect([2022, 2023, 2024, 2025].map((year) => observed(year, 'magh_bihu')[0])).toEqual([
    '01-14',
    '01-15',
    '01-15',
    '01-14',
  ])
  const magh = observancesBetween(opened.chennai, dayNumber({ year: 2023, month: 1, day: 1 }), 19_400)
  expect(magh.find(({ id }) => id === 'magh_bihu')?.also).toMatchObject([
    { date: '2023-01-14', authority: 'government' },
  ])
})
