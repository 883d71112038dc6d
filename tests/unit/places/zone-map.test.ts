/** @module-tag property */
import lookup from '@photostructure/tz-lookup'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { createPlaceSearch } from '#workers/contract/places/search.ts'
import { zoneAt } from '#workers/contract/places/zone-map.ts'
import { readZoneMap } from '../../../scripts/places/zone-map.ts'

const map = readZoneMap()

test('the map as a file finds the zones that its package finds, anywhere', () => {
  const lat = fc.double({ min: -90, max: 90, noNaN: true })
  const lon = fc.double({ min: -180, max: 180, noNaN: true })
  const alike = fc.property(lat, lon, (y, x) => {
    expect(zoneAt(map, y, x)).toBe(lookup(y, x))
  })
  fc.assert(alike, { numRuns: runs(20_000, 2_000) })
})

test.each([
  ['Varanasi', 25.3176, 82.9739, 'Asia/Kolkata'],
  ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
  ['a point on the last meridian', 0, 180, lookup(0, 180)],
  ['a point on the first meridian', 0, -180, lookup(0, -180)],
  ['the North Pole', 90, 0, 'Etc/GMT'],
  ['the South Pole', -90, 0, lookup(-90, 0)],
])('%s has its zone', (_, lat, lon, zone) => {
  expect(zoneAt(map, lat, lon)).toBe(zone)
})

test.each([
  [91, 0],
  [0, -181],
  [Number.NaN, 0],
])('a point at %d, %d has none', (lat, lon) => {
  expect(() => zoneAt(map, lat, lon)).toThrow(RangeError)
})

test('a search by coordinates has the zone of the point, and reads the map once', async () => {
  const read: string[] = []
  const places = createPlaceSearch({
    read: async (file) => {
      read.push(file)
      return map
    },
  })
  expect((await places.search('12.97, 77.59')).map(({ tz }) => tz)).toEqual(['Asia/Kolkata'])
  expect((await places.resolve('40.71, -74.01'))?.tz).toBe('America/New_York')
  expect(read).toEqual(['zone-map.json'])
})
