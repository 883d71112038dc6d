import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { trueAyanamsa } from 'drishti-jyotish/astronomy/ayanamsa.ts'
import { anglesAt } from 'drishti-jyotish/astronomy/houses.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import { loadZones, utcToCivil, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { nationalDate } from 'drishti-jyotish/panchang/calendars/eras.ts'
import { barhaspatya, northern, southern } from 'drishti-jyotish/panchang/calendars/samvatsara.ts'
import {
  type PanchangOptions,
  panchangMonth,
  panchangOf,
  panchangYear,
  readDay,
  reckoningOf,
} from 'drishti-jyotish/panchang/index.ts'
import { anandadiOf, star28 } from 'drishti-jyotish/panchang/special-yogas.ts'
import { agniVasa, homahutiOf, shivaVasa } from 'drishti-jyotish/panchang/vasa.ts'
import { ENGINE_VERSION } from 'drishti-jyotish/version.ts'
import { signOf } from 'drishti-jyotish/zodiac.ts'
import { expect, test } from 'vitest'
import { panchangRows } from '../reference.ts'

const zones = await loadZones()
const zone = zoneOf(zones, 'Asia/Kolkata')
const almanac = createAlmanac()
const delhi = reckoningOf({ lat: 28.6139, lon: 77.209, zone, almanac })
const on = (date: string) => panchangOf(delhi, readDay(delhi, date))
const clock = (ms: number) => {
  const { hour, minute } = utcToCivil(zone, ms)
  return hour * 60 + minute
}
const near = (ms: number, text: string, minutes = 2) =>
  expect(Math.abs(clock(ms) - Number(text.slice(0, 2)) * 60 - Number(text.slice(3)))).toBeLessThanOrEqual(minutes)

test('a month and a year name engine, error bound and ayanamsa as a day does', () => {
  const place = { lat: 28.6139, lon: 77.209, zone, almanac }
  for (const { rules } of [
    on('2026-01-01'),
    panchangMonth({ ...place, year: 2026, month: 1 }),
    panchangYear({ ...place, year: 2026 }),
  ]) {
    expect(rules.engine.version).toBe(ENGINE_VERSION)
    expect(rules.engine.errorBound).toHaveProperty('instantSeconds')
    expect(rules.ayanamsaDegrees).toBeCloseTo(24.22, 1)
    expect(rules).toMatchObject({ ayanamsa: 'lahiri', node: 'mean', sunrise: 'drik' })
  }
})

test('a lost tithi and one that runs at two sunrises', () => {
  // 20 January 2023: Chaturdashi from 09:59 to 06:17; 7 January: Pratipada until 07:07 of the 8th, which is after
  // sunrise in Kolkata and before it in Delhi.
  expect(on('2023-01-20').tithis.map(({ name, kshaya }) => [name, kshaya])).toEqual([
    ['trayodashi', false],
    ['chaturdashi', true],
    ['amavasya', false],
  ])
  expect(on('2023-01-07').tithis.map(({ vriddhi }) => vriddhi)).toEqual([false, false])
  const kolkata = reckoningOf({ lat: 22.5726, lon: 88.3639, zone, almanac })
  const east = (date: string) => panchangOf(kolkata, readDay(kolkata, date)).tithis
  expect(east('2023-01-07').map(({ vriddhi }) => vriddhi)).toEqual([true])
  expect(east('2023-01-08').map(({ name, vriddhi }) => [name, vriddhi])).toEqual([
    ['pratipada', true],
    ['dwitiya', false],
  ])
})

test('Bhadra of Holi 2022 with mouth and tail as drikpanchang.com printed them', () => {
  const [bhadra] = on('2022-03-17').bhadras
  near(bhadra!.start, '13:29')
  near(bhadra!.end, '01:12')
  near(bhadra!.tail.start, '21:06')
  near(bhadra!.tail.end, '22:16')
  near(bhadra!.mouth.start, '22:16')
  near(bhadra!.mouth.end, '00:13')
})

test('the paksha, class and deity of tithis', () => {
  const [first, second] = on('2023-01-20').tithis
  expect(first).toMatchObject({ index: 28, day: 13, paksha: 'krishna', class: 'jaya', deity: 'kamadeva' })
  expect(second).toMatchObject({ index: 29, class: 'rikta', deity: 'shiva' })
})

test('every convention of rise gives its own column of the reference', () => {
  const columns: [PanchangOptions, 'sunrise' | 'sunrise_hindu' | 'sunrise_m50', 'moonrise' | 'moonrise_geo0'][] = [
    [{}, 'sunrise_m50', 'moonrise_geo0'],
    [{ sunrise: 'upper', moonrise: 'upper' }, 'sunrise', 'moonrise'],
    [{ sunrise: 'hindu' }, 'sunrise_hindu', 'moonrise_geo0'],
  ]
  for (const row of panchangRows.filter(({ lat }) => Math.abs(lat) < 60).slice(0, 25))
    for (const [options, sun, moon] of columns) {
      const place = reckoningOf({ lat: row.lat, lon: row.lon, zone: zoneOf(zones, row.tz), options, almanac })
      const day = panchangOf(place, readDay(place, row.date))
      expect(Math.abs(day.sun.sunrise.at! - Date.parse(row[sun]!))).toBeLessThan(300)
      const theirs = row[moon]
      if (theirs === null) expect(day.moon.moonrise.at).toBeNull()
      else expect(Math.abs(day.moon.moonrise.at! - Date.parse(theirs))).toBeLessThan(300)
    }
})

test('geometric positions move the end of a tithi by some forty seconds', () => {
  const geometric = reckoningOf({ lat: 28.6139, lon: 77.209, zone, options: { positions: 'true' } })
  const ends = [delhi, geometric].map((place) => panchangOf(place, readDay(place, '2023-01-01')).tithis[0]!.end)
  expect(ends[1]! - ends[0]!).toBeGreaterThan(30_000)
  expect(ends[1]! - ends[0]!).toBeLessThan(50_000)
})

test('special yogas', () => {
  const ids = (date: string) => on(date).specialYogas.map(({ id }) => id)
  // Thursdays and Sundays under Pushya that almanacs announced.
  expect(ids('2023-03-30')).toContain('guru_pushya')
  expect(ids('2024-02-22')).toContain('guru_pushya')
  expect(ids('2023-01-08')).toContain('ravi_pushya')
  expect(ids('2023-01-08')).toContain('sarvartha_siddhi')
  for (let i = 0; i < 120; i++) {
    const day = panchangOf(delhi, 19_400 + i)
    for (const yoga of day.specialYogas) {
      expect(yoga.start).toBeGreaterThanOrEqual(day.sun.start)
      expect(yoga.end).toBeLessThanOrEqual(day.sun.end)
      expect(yoga.start).toBeLessThan(yoga.end)
      if (yoga.id === 'dwipushkar' || yoga.id === 'tripushkar') {
        expect([0, 2, 6]).toContain(day.vara.weekday)
        expect(day.tithis.find(({ index }) => index === yoga.tithi)!.class).toBe('bhadra')
      }
    }
  }
})

test('ganda mula, panchaka and vinchudo last as long as the Moon stays', () => {
  const windows = Array.from({ length: 60 }, (_, i) => panchangOf(delhi, 19_400 + i).moonWindows).flat()
  const hours = (id: string) => windows.filter((w) => w.id === id).map(({ start, end }) => (end - start) / 3_600_000)
  expect(Math.min(...hours('panchaka'))).toBeGreaterThan(96)
  expect(Math.max(...hours('panchaka'))).toBeLessThan(130)
  expect(Math.min(...hours('vinchudo'))).toBeGreaterThan(47)
  expect(Math.max(...hours('ganda_mula'))).toBeLessThan(28)
  // One panchaka is listed on each of its days.
  const starts = new Set(windows.filter(({ id }) => id === 'panchaka').map(({ start }) => Math.round(start / 1000)))
  expect(starts.size).toBeLessThanOrEqual(3)
})

test('anandadi: all 28 in turn, Abhijit between Uttara Ashadha and Shravana', () => {
  expect(anandadiOf(0, 1)).toBe('ananda')
  expect(anandadiOf(1, 5)).toBe('ananda')
  expect(anandadiOf(6, 25)).toBe('ananda')
  expect(anandadiOf(0, 28)).toBe('pravardhamana')
  expect(star28(277)).toBe(22)
  expect(star28(281)).toBe(23)
  expect(star28(276)).toBe(21)
  for (let i = 0; i < 60; i++) {
    const { anandadi, sun } = panchangOf(delhi, 19_400 + i)
    expect(anandadi[0]!.start).toBe(sun.start)
    expect(anandadi.at(-1)!.end).toBe(sun.end)
    anandadi.slice(1).forEach((yoga, j) => {
      expect(yoga.start).toBe(anandadi[j]!.end)
    })
  }
})

test('residences', () => {
  // Muhurta Chintamani 2.36: tithi + weekday + 1 by four; Shukla 1 on a Sunday leaves 3: on earth.
  expect(agniVasa(1, 0)).toBe('earth')
  expect(agniVasa(2, 0)).toBe('earth')
  expect(agniVasa(3, 0)).toBe('sky')
  expect(shivaVasa(1)).toBe('graveyard')
  expect(shivaVasa(2)).toBe('with_gauri')
  expect(homahutiOf(27, 2)).toBe('sun')
  expect(homahutiOf(27, 3)).toBe('mercury')
})

test('gowri and choghadiya by weekday', () => {
  const names = (date: string) => on(date).gowri.day!.map(({ id }) => id)
  // 21 November 2026 is a Saturday, the 24th a Tuesday.
  expect(names('2026-11-21')).toEqual('soram uthi visham amirdha rogam laabam dhanam sugam'.split(' '))
  expect(names('2026-11-24')).toEqual('rogam laabam dhanam sugam soram uthi visham amirdha'.split(' '))
  const saturday = on('2026-11-21').choghadiya
  expect(saturday.day![0]!.id).toBe('kaal')
  expect(saturday.night![0]!.id).toBe('labh')
})

test('horas: each day begins with its own lord, and the 25th would be the next day’s', () => {
  for (let i = 0; i < 14; i++) {
    const [today, tomorrow] = [panchangOf(delhi, 20_000 + i), panchangOf(delhi, 20_001 + i)]
    expect(today.horas.day![0]!.lord).toBe(today.vara.lord)
    const order = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars']
    const last = order.indexOf(today.horas.night!.at(-1)!.lord)
    expect(order[(last + 1) % 7]).toBe(tomorrow.vara.lord)
  }
})

test('samvatsaras and the national calendar', () => {
  expect(southern(1947)).toBe(39)
  expect(southern(1942)).toBe(34)
  expect(northern(5126)).toBe(53)
  expect(barhaspatya(Date.UTC(2025, 3, 20)).index).toBe(52)
  expect(barhaspatya(Date.UTC(2025, 3, 27)).index).toBe(53)
  expect(nationalDate({ year: 2026, month: 3, day: 22 })).toEqual({ year: 1948, month: 1, day: 1 })
  expect(nationalDate({ year: 2024, month: 3, day: 21 })).toEqual({ year: 1946, month: 1, day: 1 })
  expect(nationalDate({ year: 2026, month: 1, day: 26 })).toEqual({ year: 1947, month: 11, day: 6 })
  expect(nationalDate({ year: 2026, month: 8, day: 15 })).toEqual({ year: 1948, month: 5, day: 24 })
})

test('seasons: by the tropical and by the sidereal Sun', () => {
  expect(on('2023-01-01').seasons).toEqual({
    ritu: { drik: 'shishira', vedic: 'hemanta' },
    ayana: { drik: 'uttarayana', vedic: 'dakshinayana' },
  })
  expect(on('2023-01-16').seasons.ayana.vedic).toBe('uttarayana')
  expect(on('2023-06-30').seasons.ayana).toEqual({ drik: 'dakshinayana', vedic: 'uttarayana' })
})

test('a year: twelve ingresses, and the eclipses of 2026', () => {
  const year = panchangYear({ lat: 28.6139, lon: 77.209, zone, almanac, year: 2026 })
  expect(year.sankrantis.map(({ sign }) => sign)).toEqual([9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(year.eclipses.map(({ kind, type, here }) => [kind, type, here?.visible != null])).toEqual([
    ['solar', 'annular', false],
    ['lunar', 'total', true],
    ['solar', 'total', false],
    ['lunar', 'partial', false],
  ])
  expect(year.observances.find(({ id }) => id === 'diwali')!.date).toBe('2026-11-08')
})

test('ingresses and stations of the day', () => {
  // Saturn entered Mina on 29 March 2025 (21:44 IST); Jupiter turned on 4 February 2025 (15:09 IST).
  expect(on('2025-03-29').events.map(({ graha, kind }) => `${graha} ${kind}`)).toContain('saturn ingress')
  expect(on('2025-02-04').events).toMatchObject([{ graha: 'jupiter', kind: 'direct' }])
})

test('rising signs: the ascendant of houses.ts, all twelve in a day', () => {
  for (const date of ['2023-01-01', '2026-06-21', '2050-09-30']) {
    const { risingSigns } = on(date)
    expect(new Set(risingSigns.map(({ sign }) => sign)).size).toBe(12)
    for (const { sign, start, end } of risingSigns)
      for (const ms of [start + 2000, (start + end) / 2, end - 2000]) {
        const sky = skyAt(ms)
        expect(signOf(anglesAt(sky, 28.6139, 77.209, trueAyanamsa('lahiri', sky)).asc)).toBe(sign)
      }
  }
})
