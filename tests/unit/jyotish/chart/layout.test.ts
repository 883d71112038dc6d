import { CHART_STYLES, chartLayout } from 'drishti-jyotish/chart/layout.ts'
import type { Point } from 'drishti-jyotish/chart/shapes.ts'
import { GRAHAS, type Graha } from 'drishti-jyotish/zodiac.ts'
import { expect, test } from 'vitest'

const everyoneIn = (sign: number) => Object.fromEntries(GRAHAS.map((graha) => [graha, sign])) as Record<Graha, number>

/** Twice the signed area of a polygon. */
const area = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)

/** Inside a convex outline: on the same side of every edge. */
function inside(point: Point, outline: readonly Point[]): boolean {
  const sides = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length]!
    return (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])
  })
  return sides.every((side) => side > 0) || sides.every((side) => side < 0)
}

test.each(CHART_STYLES)('%s: twelve cells, each sign and house once, with room for all nine grahas', (style) => {
  for (let lagna = 0; lagna < 12; lagna++)
    for (let sign = 0; sign < 12; sign++) {
      const { cells } = chartLayout(style, { lagna, signs: everyoneIn(sign) })
      expect(new Set(cells.map((cell) => cell.sign)).size).toBe(12)
      expect(new Set(cells.map((cell) => cell.house)).size).toBe(12)
      // One expectation for all cells: twenty thousand would take ten seconds.
      const isRight = (cell: (typeof cells)[number]) =>
        cell.house === ((cell.sign - lagna + 12) % 12) + 1 &&
        cell.isLagna === (cell.house === 1) &&
        inside(cell.label, cell.outline) &&
        cell.marks.length === (cell.sign === sign ? 9 : 0) &&
        cell.marks.every(({ at }) => inside(at, cell.outline))
      expect(cells.filter((cell) => !isRight(cell))).toEqual([])
    }
})

test('the cells do not overlap: North fills the square, South and East all but the middle', () => {
  const total = (style: (typeof CHART_STYLES)[number]) =>
    chartLayout(style, { lagna: 0, signs: everyoneIn(0) }).cells.reduce(
      (sum, { outline }) => sum + Math.abs(area(outline)) / 2,
      0,
    )
  expect(total('north')).toBeCloseTo(10_000, 6)
  expect(total('south')).toBeCloseTo(7500, 6)
  expect(total('east')).toBeCloseTo((10_000 * 8) / 9, 6)
})

test('where the traditions put things', () => {
  const signs = everyoneIn(0)
  const middle = (style: (typeof CHART_STYLES)[number], lagna: number, sign: number) => {
    const { outline } = chartLayout(style, { lagna, signs }).cells.find((cell) => cell.sign === sign)!
    return outline.reduce(([x, y], point) => [x! + point[0] / outline.length, y! + point[1] / outline.length], [0, 0])
  }
  // North: the lagna above the middle, the fourth on the left, the seventh below, the tenth on the right.
  expect(middle('north', 4, 4)).toEqual([50, 25])
  expect(middle('north', 4, 7)).toEqual([25, 50])
  expect(middle('north', 4, 10)).toEqual([50, 75])
  expect(middle('north', 4, 1)).toEqual([75, 50])
  // South: Mina in the upper left corner, Mithuna in the upper right, whatever the lagna.
  expect(middle('south', 8, 11)).toEqual([12.5, 12.5])
  expect(middle('south', 8, 2)).toEqual([87.5, 12.5])
  // East: Mesha above, Karka on the left, Tula below, Makara on the right.
  const [karkaX, karkaY] = middle('east', 8, 3)
  expect(karkaX).toBeLessThan(25)
  expect(karkaY).toBeCloseTo(50, 9)
  expect(middle('east', 8, 9)[0]).toBeGreaterThan(75)
})

/** As a chart on a screen writes them: name, degrees and R; name and R; name alone. */
const WORDINGS = [() => 3.85, () => 2.3, () => 1.55]
type Rect = readonly [left: number, top: number, right: number, bottom: number]
const around = ([x, y]: Point, width: number, height: number): Rect => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
]
const meet = (a: Rect, b: Rect) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

test.each(CHART_STYLES)('%s: no mark meets another, the label or a line, however many share a house', (style) => {
  let smallest = Number.POSITIVE_INFINITY
  for (let sign = 0; sign < 12; sign++)
    for (let count = 0; count <= 9; count++)
      for (const wordings of [WORDINGS, WORDINGS.slice(2)]) {
        const signs = Object.fromEntries(GRAHAS.map((graha, i) => [graha, (sign + (i < count ? 0 : 6)) % 12]))
        const occupancy = { lagna: sign, signs: signs as Record<Graha, number> }
        for (const cell of chartLayout(style, occupancy, { wordings, lagna: true }).cells) {
          const width = (wordings[cell.wording] ?? WORDINGS[2]!)()
          // The box of a line of letters is 1.21 times their size in Inter.
          const boxes = cell.marks.map(({ at }) => around(at, width * cell.size, 1.21 * cell.size))
          const all = [...boxes, around(cell.label, 5, 5)]
          const corners = boxes.flatMap(([left, top, right, bottom]): Point[] => [
            [left, top],
            [left, bottom],
            [right, top],
            [right, bottom],
          ])
          expect([
            all.filter((box, i) => all.slice(i + 1).some((other) => meet(box, other))),
            corners.filter((corner) => !inside(corner, cell.outline)),
            cell.marks.length,
          ]).toEqual([[], [], GRAHAS.filter((graha) => signs[graha] === cell.sign).length + (cell.isLagna ? 1 : 0)])
          smallest = Math.min(smallest, cell.size)
        }
      }
  // Nine grahas and the lagna in the smallest house; ten pixels of a chart of 400.
  expect(smallest).toBeGreaterThan(2.5)
})

test('degrees are drawn while letters stay readable, and dropped before the letters become too small', () => {
  const crowd = (count: number) => {
    const signs = Object.fromEntries(GRAHAS.map((graha, i) => [graha, i < count ? 1 : 7])) as Record<Graha, number>
    const { cells } = chartLayout('east', { lagna: 4, signs }, { wordings: WORDINGS, largest: 4 })
    const { wording, size } = cells.find(({ sign }) => sign === 1)!
    return { wording, size }
  }
  expect(crowd(1)).toEqual({ wording: 0, size: 4 })
  expect(crowd(3).wording).toBe(0)
  expect(crowd(9).wording).toBeGreaterThan(0)
})

test.each(CHART_STYLES)(
  '%s: rows for a finger keep their distance, and a cell without room for them keeps its names',
  (style) => {
    const row = 7.2
    const signs = { ...everyoneIn(5), sun: 0, moon: 0, mercury: 0, saturn: 3, rahu: 3 }
    const options = { wordings: [() => 3.1, () => 1.55], largest: 4, lagna: true }
    const given = chartLayout(style, { lagna: 0, signs }, options).cells
    for (const [i, { sign, marks, size, outline }] of chartLayout(
      style,
      { lagna: 0, signs },
      { ...options, row },
    ).cells.entries()) {
      expect(size).toBeGreaterThanOrEqual(Math.min(3, given[i]!.size))
      for (const { at } of marks) expect(inside(at, outline)).toBe(true)
      if (sign === 5) continue
      for (const [j, { at }] of marks.entries())
        for (const other of marks.slice(j + 1))
          expect(Math.max(Math.abs(at[0] - other.at[0]), Math.abs(at[1] - other.at[1]))).toBeGreaterThanOrEqual(
            row - 1e-9,
          )
    }
  },
)
