// The Sun's ingresses are kept for all places of an almanac: from whatever instant they are asked for, they are the same.

import { createAlmanac } from 'drishti-jyotish/astronomy/almanac.ts'
import { DAY_MS } from 'drishti-jyotish/clock/durations.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { sankrantis, sunStay } from 'drishti-jyotish/panchang/calendars/seasons.ts'
import { type PanchangOptions, reckoningOf } from 'drishti-jyotish/panchang/index.ts'
import { siderealLonAt } from 'drishti-jyotish/panchang/single-body-longitude.ts'
import { expect, test } from 'vitest'

const zone = zoneOf(await loadZones(), 'Asia/Kolkata')
const almanac = createAlmanac()
const at = (lat: number, options: PanchangOptions = {}) => reckoningOf({ lat, lon: 77, zone, almanac, options })

test.each([1800, 1900, 2000, 2026, 2199])('every ingress of %i bounds two stays, at the sign it leads to', (year) => {
  const from = Date.UTC(year, 2, 1)
  const found = sankrantis(at(28), from, from + 365.25 * DAY_MS)
  expect(found.map(({ sign }) => sign)).toEqual([11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const { sign, at: instant } of found) {
    const lon = siderealLonAt(almanac, 'sun', 'lahiri', instant)
    expect(Math.abs(((lon - sign * 30 + 180) % 360) - 180)).toBeLessThan(1e-6)
    for (const days of [0.001, 10, 29]) {
      expect(sunStay(at(13), instant + days * DAY_MS).start).toBe(instant)
      expect(sunStay(at(60), instant - days * DAY_MS).end).toBe(instant)
    }
  }
})

test('each ayanamsa has ingresses of its own', () => {
  const near = Date.UTC(2026, 3, 20)
  const start = (options: PanchangOptions) => sunStay(at(28, options), near).start
  const [lahiri, raman, fagan] = (['lahiri', 'raman', 'fagan'] as const).map((ayanamsa) => start({ ayanamsa }))
  expect(raman).toBeLessThan(lahiri! - DAY_MS)
  expect(fagan).toBeGreaterThan(lahiri! + DAY_MS / 2)
})
