import { AYANAMSAS, ayanamsaAt, siderealLon, trueAyanamsa } from 'drishti-jyotish/astronomy/ayanamsa.ts'
import { bodyAt } from 'drishti-jyotish/astronomy/bodies.ts'
import { anglesAt, HOUSE_SYSTEMS, houseOf, housesOf } from 'drishti-jyotish/astronomy/houses.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PositionRow, positionRows, worstArcseconds } from './reference.ts'

const sky = (row: PositionRow) => skyAt(Date.parse(row.utc))
const angles = (row: PositionRow) => anglesAt(sky(row), row.lat, row.lon, trueAyanamsa('lahiri', sky(row)))
const calm = positionRows.filter((row) => row.utc < '2050' && Math.abs(row.lat) < 60)

test('ayanamsas within 0.001″, with nutation within 0.01″', () => {
  const mean = (name: 'lahiri' | 'raman' | 'kp') => (row: PositionRow) => ayanamsaAt(name, sky(row).T)
  expect(worstArcseconds(positionRows, mean('lahiri'), (row) => row.ayanamsa_lahiri_mean)).toBeLessThan(0.001)
  expect(worstArcseconds(positionRows, mean('raman'), (row) => row.ayanamsa_raman_mean)).toBeLessThan(0.001)
  expect(worstArcseconds(positionRows, mean('kp'), (row) => row.ayanamsa_kp_mean)).toBeLessThan(0.001)
  const withNutation = (row: PositionRow) => trueAyanamsa('lahiri', sky(row))
  expect(worstArcseconds(positionRows, withNutation, (row) => row.ayanamsa_lahiri_true)).toBeLessThan(0.01)
  for (const name of AYANAMSAS) expect(Math.abs(ayanamsaAt(name, 0) - 23.5)).toBeLessThan(1.3)
})

test('sidereal longitudes of Sun and Moon', () => {
  for (const [name, column] of [
    ['sun', 'Sun'],
    ['moon', 'Moon'],
  ] as const) {
    const ours = (row: PositionRow) => siderealLon(bodyAt(sky(row), name), ayanamsaAt('lahiri', sky(row).T))
    expect(worstArcseconds(positionRows, ours, (row) => row.lon_sid[column]!)).toBeLessThan(0.2)
  }
})

test('ascendant and midheaven within 0.1″ below 60° before 2050, 10″ anywhere', () => {
  expect(
    worstArcseconds(
      calm,
      (row) => angles(row).asc,
      (row) => row.asc_sid,
    ),
  ).toBeLessThan(0.1)
  expect(
    worstArcseconds(
      calm,
      (row) => angles(row).mc,
      (row) => row.mc_sid,
    ),
  ).toBeLessThan(0.1)
  expect(
    worstArcseconds(
      positionRows,
      (row) => angles(row).asc,
      (row) => row.asc_sid,
    ),
  ).toBeLessThan(10)
  expect(
    worstArcseconds(
      positionRows,
      (row) => angles(row).mc,
      (row) => row.mc_sid,
    ),
  ).toBeLessThan(10)
})

test('Porphyry and Placidus cusps', () => {
  for (let i = 0; i < 12; i++) {
    const porphyry = (row: PositionRow) => housesOf(angles(row), 'porphyry').starts[i]!
    expect(worstArcseconds(calm, porphyry, (row) => row.cusps_porphyry_sid[i]!)).toBeLessThan(0.1)
    const rows = calm.filter((row) => row.cusps_placidus_sid)
    const placidus = (row: PositionRow) => housesOf(angles(row), 'placidus').starts[i]!
    expect(worstArcseconds(rows, placidus, (row) => row.cusps_placidus_sid![i]!)).toBeLessThan(0.1)
  }
})

test('Sripati: the middles are the Porphyry cusps, the junctions half way', () => {
  for (const row of positionRows.slice(0, 10)) {
    const { starts, middles } = housesOf(angles(row), 'sripati')
    expect(middles).toEqual(housesOf(angles(row), 'porphyry').starts)
    expect(houseOf({ system: 'sripati', used: 'sripati', starts, middles }, middles[4]!)).toBe(5)
  }
})

// The reference's limit is 90° less the obliquity (66.56° today).
test('Placidus holds up to the polar circle: Rovaniemi, and a hair below it', () => {
  for (const lat of [66.4998, -66.4998, 66.55]) {
    const here = anglesAt(skyAt(Date.UTC(2000, 5, 21, 3)), lat, 25.73, 24)
    const { used, starts } = housesOf(here, 'placidus')
    expect(used).toBe('placidus')
    for (const [i, start] of starts.entries())
      expect((starts[(i + 1) % 12]! - start + 360) % 360, `${lat} ${i}`).toBeGreaterThan(0)
  }
  expect(housesOf(anglesAt(skyAt(0), 66.57, 25.73, 0), 'placidus').used).toBe('porphyry')
})

test('beyond the polar circle Placidus gives way to Porphyry and says so', () => {
  const far = anglesAt(skyAt(0), 70, 20, 0)
  expect(housesOf(far, 'placidus')).toMatchObject({ system: 'placidus', used: 'porphyry' })
  expect(housesOf(far, 'placidus').starts).toEqual(housesOf(far, 'porphyry').starts)
})

test('anywhere and any time: twelve houses that fill the circle, and every longitude in exactly one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2200, 0, 1) }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 0, max: 359.999, noNaN: true }),
      (ms, lat, lon, longitude) => {
        const here = anglesAt(skyAt(ms), lat, lon, 24)
        for (const system of HOUSE_SYSTEMS) {
          const houses = housesOf(here, system)
          const widths = houses.starts.map((start, i) => (houses.starts[(i + 1) % 12]! - start + 720) % 360)
          expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6)
          expect(houseOf(houses, longitude)).toBeGreaterThanOrEqual(1)
        }
      },
    ),
  )
})
