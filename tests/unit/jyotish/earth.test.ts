import {
  apparentSiderealTime,
  centuries,
  meanObliquity,
  meanSiderealTime,
  nutation,
  trueObliquity,
} from 'drishti-jyotish/astronomy/earth.ts'
import { daysTt, daysUt, deltaT, instantOf, julianDay, msOfDaysUt } from 'drishti-jyotish/clock/time.ts'
import { expect, test } from 'vitest'
import { type PositionRow, positionRows, worstArcseconds } from './reference.ts'

const days = (row: PositionRow) => daysUt(Date.parse(row.utc))
const T = (row: PositionRow) => centuries(daysTt(days(row)))

test('Julian days of the reference, and the way back', () => {
  for (const row of positionRows) {
    expect(julianDay(Date.parse(row.utc))).toBeCloseTo(row.jd_ut, 8)
    expect(instantOf(julianDay(Date.parse(row.utc)))).toBe(Date.parse(row.utc))
    expect(msOfDaysUt(days(row))).toBeCloseTo(Date.parse(row.utc), 2)
  }
})

test('ΔT follows the reference within 0.05 s and runs on smoothly past both ends', () => {
  for (const row of positionRows) expect(Math.abs(deltaT(days(row)) - row.deltaT_sec)).toBeLessThan(0.05)
  expect(deltaT(0)).toBeCloseTo(63.83, 1)
  expect(deltaT(74_000)).toBeGreaterThan(160)
  expect(deltaT(-74_000)).toBeLessThan(25)
})

test('nutation within 0.005″ and true obliquity within 0.005″', () => {
  expect(
    worstArcseconds(
      positionRows,
      (row) => nutation(T(row)).dpsi / 3600,
      (row) => row.dpsi_arcsec / 3600,
    ),
  ).toBeLessThan(0.005)
  expect(
    worstArcseconds(
      positionRows,
      (row) => trueObliquity(T(row), nutation(T(row))),
      (row) => row.eps_true,
    ),
  ).toBeLessThan(0.005)
})

test('apparent sidereal time within 0.02″ between 1850 and 2050, 2.5″ beyond', () => {
  const ours = (row: PositionRow) => {
    const turn = nutation(T(row))
    return apparentSiderealTime(days(row), T(row), turn, trueObliquity(T(row), turn))
  }
  const near = positionRows.filter((row) => row.utc > '1850' && row.utc < '2050')
  expect(worstArcseconds(near, ours, (row) => row.gast_deg)).toBeLessThan(0.02)
  expect(worstArcseconds(positionRows, ours, (row) => row.gast_deg)).toBeLessThan(2.5)
})

test('worked numbers at J2000', () => {
  expect(meanObliquity(0)).toBeCloseTo(23.4392794, 7)
  expect(meanSiderealTime(0, 0)).toBeCloseTo(280.4606, 4)
  expect(nutation(0).dpsi).toBeCloseTo(-13.93, 1)
})
