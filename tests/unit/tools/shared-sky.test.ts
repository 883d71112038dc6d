// Pages of one isolate share what they found of the sky, and compute of a month or day the shown parts alone: each shows what
// the engine's own month, day and sky say.

import { parseDate } from 'drishti-jyotish/clock/civil.ts'
import { type Basis, skyOf } from 'drishti-jyotish/horoscope/horoscope.ts'
import { spanOf } from 'drishti-jyotish/horoscope/period.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/index.ts'
import { isMinor, panchangMonth, panchangOf, readDay, reckoningOf } from 'drishti-jyotish/panchang/index.ts'
import { sunDay } from 'drishti-jyotish/panchang/sun-day.ts'
import { expect, onTestFinished, test } from 'vitest'
import { sharedAlmanac, sharedReckoning, sharedSky } from '#app/charts/shared-sky.ts'
import { windowsForDay } from '#app/screens/panchang/data/day-windows.ts'
import { monthOf } from '#app/screens/panchang/data/month-data.ts'
import { word } from '#app/screens/panchang/data/panchang-catalogue.ts'
import { timeFormatOf } from '#app/screens/panchang/data/time-format.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'
import { type Language, setLanguageSource } from '#workers/contract/text/language.ts'

const zones = await loadZones()
const placeIn = (lat: number, lon: number, tz: string): Place => ({ ...NEW_DELHI, id: `${lat},${lon}`, lat, lon, tz })
const NEW_YORK = placeIn(40.7128, -74.006, 'America/New_York')
// A town without sunrise for weeks, and one whose zone left out 30 December 2011.
const TROMSO = placeIn(69.65, 18.96, 'Europe/Oslo')
const APIA = placeIn(-13.83, -171.77, 'Pacific/Apia')

test.each(
  [
    [NEW_DELHI, '2026-11-21'],
    [NEW_YORK, '2026-10-25'],
    [TROMSO, '2026-12-20'],
    [APIA, '2011-12-05'],
    [NEW_DELHI, '1947-08-15'],
  ].map(([place, date]) => ({ ...(place as Place), date: String(date) })),
)('the grid of $tz in the month of $date is that of the engine', ({ lat, lon, tz, date }) => {
  const zone = zoneOf(zones, tz)
  const [year = 0, month = 0] = date.split('-').map(Number)
  const whole = panchangMonth({ lat, lon, zone, year, month })
  const shown = monthOf(reckoningOf({ lat, lon, zone, almanac: sharedAlmanac() }), date)
  expect(shown.lead).toBe(whole.days[0]?.weekday)
  expect(shown.cells.map(({ tithi }) => tithi)).toEqual(whole.days.map(({ tithis }) => tithis[0]?.index))
  expect(shown.cells.map(({ festivals = [], more = 0 }) => festivals.length + more)).toEqual(
    whole.days.map(
      ({ observances }) => observances.filter(({ id, tradition }) => tradition !== 'vaishnava' && !isMinor(id)).length,
    ),
  )
})

test.each(
  [
    [NEW_DELHI, '2026-11-25'],
    [NEW_YORK, '2026-11-01'],
    [TROMSO, '2026-12-20'],
  ].map(([place, date]) => ({ ...(place as Place), date: String(date) })),
)('the windows of $tz on $date are those of the whole day', ({ date, ...place }) => {
  const zone = zoneOf(zones, place.tz)
  const reckoning = reckoningOf({ lat: place.lat, lon: place.lon, zone })
  const day = panchangOf(reckoning, readDay(reckoning, date))
  const times = timeFormatOf(zone, date, '12')
  const between = ({ start, end }: { start: number; end: number }) => times.range(start, end)
  const named = [
    ...(day.muhurtas.day ?? []).map((each) => [word(`window.${each.id}`), between(each)]),
    ...day.amritKalam.map((each) => [word('window.amrit_kalam'), between(each)]),
  ]
  const shown = windowsForDay(place, zone, date).map(({ name, span }) => [name, span])
  expect(shown.length).toBeGreaterThan(0)
  for (const each of shown) expect(named).toContainEqual(each)
})

test('a shared sky is the engine’s own, and each date has its own where two begin at one instant', () => {
  const skyFor = (basis: Basis, date: string, tz: string) => {
    const zone = zoneOf(zones, tz)
    const span = spanOf('day', parseDate(date), zone)
    const input = { basis, period: 'day', span, zone, ayanamsa: 'lahiri' } as const
    expect(sharedSky(input)).toEqual(skyOf(input))
    return sharedSky(input)
  }
  const west = skyFor('moon', '2026-06-25', 'Etc/GMT+12')
  const east = skyFor('moon', '2026-06-26', 'Pacific/Auckland')
  expect(west.span.start).toBe(east.span.start)
  expect([west.span.first, east.span.first]).toEqual(['2026-06-25', '2026-06-26'])
  const tropical = skyFor('sun_tropical', '2026-06-25', 'Etc/GMT+12')
  expect(tropical.stays).not.toEqual(west.stays)
})

test('the days of a place are kept for its next page, by its rules, and begun anew after many', () => {
  const zone = zoneOf(zones, NEW_DELHI.tz)
  const { lat, lon } = NEW_DELHI
  const kept = sharedReckoning({ lat, lon, zone })
  expect(sharedReckoning({ lat, lon, zone: zoneOf(zones, NEW_DELHI.tz) })).toBe(kept)
  for (const other of [
    { lat: lat + 0.01, lon, zone },
    { lat, lon, zone, options: { school: 'vaishnava' } },
    { lat, lon, zone, options: { ayanamsa: 'raman' } },
    { lat, lon, zone: zoneOf(zones, 'Asia/Kathmandu') },
  ] as const)
    expect(sharedReckoning(other)).not.toBe(kept)
  expect(panchangOf(kept, 20_000)).toEqual(
    panchangOf(reckoningOf({ lat, lon, zone, almanac: sharedAlmanac() }), 20_000),
  )
  for (let day = 0; day < 300; day += 1) sunDay(sharedReckoning({ lat, lon, zone }), day)
  expect(sharedReckoning({ lat, lon, zone }).known.sun.size).toBeLessThan(250)
})

test('the month of a place is kept in each language', () => {
  const { lat, lon, tz } = NEW_DELHI
  const reckoning = sharedReckoning({ lat, lon, zone: zoneOf(zones, tz) })
  let language: Language = 'en'
  const before = setLanguageSource(() => language)
  // Files share the modules that they import.
  onTestFinished(() => void setLanguageSource(before))
  const english = monthOf(reckoning, '2026-11-21')
  expect(monthOf(reckoning, '2026-11-22')).toBe(english)
  language = 'hi'
  const hindi = monthOf(reckoning, '2026-11-21')
  expect([english.title, hindi.title]).toEqual(['November 2026', 'नवंबर 2026'])
  expect(hindi.cells.map(({ tithi }) => tithi)).toEqual(english.cells.map(({ tithi }) => tithi))
})
