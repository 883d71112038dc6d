// The truncated series against the whole theories in npm astronomia (MIT), 1800–2200.

import { wrap180 } from 'drishti-jyotish/astronomy/angles.ts'
import { moonAt, type PlanetName, planetAt } from 'drishti-jyotish/astronomy/series.ts'
import { powerOf } from 'drishti-jyotish/astronomy/series-block.ts'
import type { Spherical } from 'drishti-jyotish/astronomy/vector.ts'
import { expect, test } from 'vitest'

type Theory = { L: Record<string, number[][]>; B: Record<string, number[][]>; R: Record<string, number[][]> }
type MoonTheory = Theory & { W1: number[] }

const out: Spherical = { L: 0, B: 0, R: 0, dL: 0, dB: 0, dR: 0 }
const ARCSEC = 648_000 / Math.PI
const DAYS = Array.from({ length: 25 }, (_, i) => -73_000 + i * 6_081.37)
const arcseconds = (a: number, b: number) => Math.abs(wrap180(((a - b) * 180) / Math.PI)) * 3600

async function whole<Data>(file: string): Promise<Data> {
  const path = new URL(`../../../node_modules/astronomia/data/${file}.js`, import.meta.url).href
  return (await import(/* @vite-ignore */ path)).default
}

function sum(series: Record<string, number[][]>, t: number, term: (row: number[]) => number): number {
  return Object.keys(series).reduce(
    (all, power) => all + t ** Number(power) * series[power]!.reduce((part, row) => part + term(row), 0),
    0,
  )
}

// Heliocentric limits in arcseconds, the radius as an angle at the mean distance.
test.each<[PlanetName, number]>([
  ['earth', 0.08],
  ['mercury', 0.12],
  ['venus', 0.06],
  ['mars', 0.1],
  ['jupiter', 0.2],
  ['saturn', 0.25],
  ['uranus', 0.7],
  ['neptune', 0.4],
])('%s: the omitted terms stay below %f″', async (name, limit) => {
  const theory = await whole<Theory>(`vsop87B${name}`)
  for (const days of DAYS) {
    const tau = days / 365_250
    const [L, B, R] = (['L', 'B', 'R'] as const).map((key) =>
      sum(theory[key], tau, ([A, b, c]) => A! * Math.cos(b! + c! * tau)),
    ) as [number, number, number]
    planetAt(name, days, out)
    expect(arcseconds(out.L, L)).toBeLessThan(limit)
    expect(arcseconds(out.B, B)).toBeLessThan(limit)
    expect(Math.abs(out.R / R - 1) * ARCSEC).toBeLessThan(limit)
  }
})

test('the Moon: the omitted terms stay below 0.1″ and 0.5 km', async () => {
  const theory = await whole<MoonTheory>('elpMppDeFull')
  for (const days of DAYS) {
    const T = days / 36_525
    const phase = (row: number[]) => row.slice(1).reduceRight((sum, value) => sum * T + value, 0)
    const [L, B, R] = (['L', 'B', 'R'] as const).map((key) =>
      sum(theory[key], T, (row) => row[0]! * Math.sin(phase(row))),
    ) as [number, number, number]
    const mean = theory.W1.reduceRight((sum, value) => sum * T + value, 0)
    moonAt(days, out)
    expect(arcseconds(out.L, mean + L / ARCSEC)).toBeLessThan(0.1)
    expect(arcseconds(out.B, B / ARCSEC)).toBeLessThan(0.1)
    expect(Math.abs(out.R - R)).toBeLessThan(0.5)
  }
})

test('the daily changes are those of the coordinates', () => {
  const step = 0.05
  for (const days of DAYS) {
    const before = { ...moonAt(days - step, out) }
    const after = { ...moonAt(days + step, out) }
    moonAt(days, out)
    expect(Math.abs(out.dL - (after.L - before.L) / (2 * step)) * ARCSEC).toBeLessThan(1)
    expect(Math.abs(out.dB - (after.B - before.B) / (2 * step)) * ARCSEC).toBeLessThan(1)
    expect(Math.abs(out.dR - (after.R - before.R) / (2 * step))).toBeLessThan(5)
  }
})

test('a list of more terms than a block has room for is refused, not cut', () => {
  const none = new Float64Array(0)
  const others = { finePlain: none, coarseRated: none, coarsePlain: none, bent: none }
  const listOf = (terms: number) => ({ fineRated: new Float64Array(3 * terms), ...others })
  expect(() => powerOf(listOf(1500), 1)).not.toThrow()
  expect(() => powerOf(listOf(1501), 1)).toThrow('1501 terms, and room for 1500')
})
