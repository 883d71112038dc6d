import { wrap360 } from 'drishti-jyotish/astronomy/angles.ts'
import { type BodyName, bodyAt } from 'drishti-jyotish/astronomy/bodies.ts'
import { nodePlace } from 'drishti-jyotish/astronomy/moon.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import { expect, test } from 'vitest'
import { type PositionRow, positionRows, worstArcseconds } from './reference.ts'

const sky = (row: PositionRow) => skyAt(Date.parse(row.utc))
const NAMES: [BodyName, string, number][] = [
  ['sun', 'Sun', 0.1],
  ['moon', 'Moon', 0.1],
  ['mercury', 'Mercury', 0.15],
  ['venus', 'Venus', 0.25],
  ['mars', 'Mars', 0.4],
  ['jupiter', 'Jupiter', 0.6],
  ['saturn', 'Saturn', 0.6],
]

test.each(NAMES)('%s: longitude, latitude and speed against the reference', (name, column, limit) => {
  const at = (row: PositionRow) => bodyAt(sky(row), name)
  expect(
    worstArcseconds(
      positionRows,
      (row) => at(row).lon,
      (row) => row.lon_trop[column]!,
    ),
  ).toBeLessThan(limit)
  expect(
    worstArcseconds(
      positionRows,
      (row) => at(row).lat,
      (row) => row.lat_ecl[column]!,
    ),
  ).toBeLessThan(0.2)
  expect(
    worstArcseconds(
      positionRows,
      (row) => at(row).speed,
      (row) => row.speed[column]!,
    ),
  ).toBeLessThan(0.4)
})

test('the mean node within 0.15″, the true node within 1.5″, and their speeds', () => {
  for (const [kind, column, limit] of [
    ['mean', 'RahuMean', 0.15],
    ['true', 'RahuTrue', 1.2],
  ] as const) {
    const at = (row: PositionRow) => nodePlace(sky(row), kind)
    expect(
      worstArcseconds(
        positionRows,
        (row) => at(row).lon,
        (row) => row.lon_trop[column]!,
      ),
    ).toBeLessThan(limit)
    expect(
      worstArcseconds(
        positionRows,
        (row) => at(row).speed,
        (row) => row.speed[column]!,
      ),
    ).toBeLessThan(10)
  }
})

test('speeds are the change of the longitude itself, geometric positions too', () => {
  for (const [name] of NAMES)
    for (const positions of ['apparent', 'true'] as const)
      for (const row of positionRows.slice(0, 20)) {
        const ms = Date.parse(row.utc)
        const before = bodyAt(skyAt(ms - 3_600_000), name, positions)
        const after = bodyAt(skyAt(ms + 3_600_000), name, positions)
        const here = bodyAt(skyAt(ms), name, positions)
        expect(Math.abs(here.speed - (wrap360(after.lon - before.lon + 180) - 180) * 12) * 3600).toBeLessThan(2)
        expect(Math.abs(here.latSpeed - (after.lat - before.lat) * 12) * 3600).toBeLessThan(2)
      }
})

test('aberration makes the apparent Sun trail the true one by 20″', () => {
  for (const row of positionRows.slice(0, 20)) {
    const behind = (bodyAt(sky(row), 'sun', 'true').lon - bodyAt(sky(row), 'sun').lon) * 3600
    expect(behind).toBeGreaterThan(20.1)
    expect(behind).toBeLessThan(20.9)
  }
})

// Meeus, Astronomical Algorithms (2nd ed.), example 33.a: Venus on 1992 December 20, 0h TD.
test('a published example: Venus in 1992', () => {
  const venus = bodyAt(skyAt(Date.UTC(1992, 11, 20) - 59_000), 'venus')
  expect(venus.distance).toBeCloseTo(0.910947, 3)
  expect(venus.lon).toBeCloseTo(313.0811, 2)
  expect(venus.lat).toBeCloseTo(-2.0847, 2)
})
