// A reading draws each chart that was pointed to, with the houses.
import { expect, test } from 'vitest'
import { drawnCharts } from '#app/screens/consultations/reading/drawn-charts.ts'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'

const at = (target: DeskTarget, varga: DeskPlace['varga'], place: Partial<DeskPlace> = {}) => ({
  target,
  place: { view: 'chart' as const, varga, date: null, ...place },
})
const house = (n: number): DeskTarget => ({ of: 'house', house: n })
const SATURN: DeskTarget = { of: 'graha', graha: 'saturn' }
const FIRST = { second: false, timed: true }

test('birth chart and navamsha always, another division where it was pointed to, in the order of the points', () => {
  expect(drawnCharts([], FIRST)).toEqual([
    { varga: 1, houses: [] },
    { varga: 9, houses: [] },
  ])
  const points = [at(house(10), 10), at(house(7), 1), at(SATURN, 'moon'), at(house(2), 10), at(house(10), 10)]
  expect(drawnCharts(points, FIRST)).toEqual([
    { varga: 1, houses: [7] },
    { varga: 9, houses: [] },
    { varga: 10, houses: [2, 10] },
    { varga: 'moon', houses: [] },
  ])
})

test('an aspect marks the house that it falls on; what is no part of a chart draws none', () => {
  const aspect: DeskTarget = { of: 'aspect', graha: 'mars', house: 4 }
  const points = [
    at(aspect, 3),
    at({ of: 'yoga', yoga: 'hamsa' }, 7, { view: 'yogas' }),
    at({ of: 'transit', graha: 'saturn' }, 12, { view: 'transits' }),
  ]
  expect(drawnCharts(points, FIRST).slice(2)).toEqual([{ varga: 3, houses: [4] }])
})

test('each birth has its own, and at most four are added', () => {
  const points = [at(house(1), 2, { second: true }), ...[3, 4, 7, 10, 12].map((varga) => at(SATURN, varga))]
  expect(drawnCharts(points, FIRST).map(({ varga }) => varga)).toEqual([1, 9, 3, 4, 7, 10])
  expect(drawnCharts(points, { second: true, timed: true }).map(({ varga }) => varga)).toEqual([1, 9, 2])
})

test('without a time of birth the chart of the Moon is the one other', () => {
  const points = [at(house(1), 10), at(house(3), 'moon')]
  expect(drawnCharts(points, { second: false, timed: false })).toEqual([
    { varga: 1, houses: [] },
    { varga: 'moon', houses: [3] },
  ])
})
