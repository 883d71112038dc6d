// A chart as data: twelve cells with their sign, house, label and grahas, for any renderer. The square is 100 by 100.
import type { Chart } from '../kundli/chart.ts'
import type { VargaChart } from '../kundli/varga-charts.ts'
import { GRAHAS, type Graha, houseFrom, signOf } from '../zodiac.ts'
import { EAST_CELLS } from './east.ts'
import { NORTH_CELLS } from './north.ts'
import type { Cell, Point } from './shapes.ts'
import { slotsIn } from './slots.ts'
import { SOUTH_CELLS } from './south.ts'

/**
 * Styles of drawing a chart: that of the North, whose cells are houses, and those of the South and the East, whose
 * cells are signs.
 */
export const CHART_STYLES = ['north', 'south', 'east'] as const
/** A name of `CHART_STYLES`. */
export type ChartStyle = (typeof CHART_STYLES)[number]

/** The sign of the first house, and the sign of each graha. */
export type Occupancy = { lagna: number; signs: Readonly<Record<Graha, number>> }

/** The content of a cell: grahas, and in the first house the lagna where it is asked for. */
export type Mark = Graha | 'lagna'

/** The width of each mark in one way of writing it, for letters of height 1. */
export type Wording = (mark: Mark) => number

export type ChartCell = {
  sign: number
  house: number
  isLagna: boolean
  outline: readonly Point[]
  /** Middle of the sign's number (sign + 1), or of its glyph. */
  label: Point
  marks: { mark: Mark; at: Point }[]
  /** Height of letters that fit this cell. */
  size: number
  /** Wording that fits. */
  wording: number
}

/**
 * A chart to draw: twelve cells on a square of 100 by 100, y downwards. Signs are 0–11, houses 1–12; points, sizes of
 * letters and widths are hundredths of the square.
 */
export type ChartLayout = { style: ChartStyle; width: 100; height: 100; cells: ChartCell[] }

export type LayoutOptions = {
  /** From the longest to the shortest; a longer one is taken where its letters come out readable. */
  wordings?: readonly Wording[]
  lagna?: boolean
  /** No letters are higher than that. */
  largest?: number
  /** No rows are lower than that, where a cell has room for it: a finger finds each mark. */
  row?: number
}

const CELLS = { north: NORTH_CELLS, south: SOUTH_CELLS, east: EAST_CELLS } as const

/** Two letters, of which M is the widest, in any of the fonts that a page may have. */
const TWO_LETTERS: Wording = () => 1.7
/** Below this height (a hundredth of the chart each) the next shorter wording is taken. */
const READABLE = 3

/** The twelve cells: of houses 1 … 12 in the North, of signs 0 … 11 in South and East. */
export function chartLayout(
  style: ChartStyle,
  { lagna, signs }: Occupancy,
  { wordings = [TWO_LETTERS], lagna: withLagna = false, largest = 6, row = 0 }: LayoutOptions = {},
): ChartLayout {
  const cells = CELLS[style].map((cell, i): ChartCell => {
    const sign = style === 'north' ? (lagna + i) % 12 : i
    const isLagna = sign === lagna
    const marks: Mark[] = GRAHAS.filter((graha) => signs[graha] === sign)
    if (isLagna && withLagna) marks.unshift('lagna')
    const { points, size, wording } = fitted(cell, marks, { wordings, largest, row })
    return {
      sign,
      house: houseFrom(lagna, sign),
      isLagna,
      outline: cell.outline,
      label: cell.label,
      marks: marks.map((mark, slot) => ({ mark, at: points[slot]! })),
      size,
      wording,
    }
  })
  return { style, width: 100, height: 100, cells }
}

type Fit = { wordings: readonly Wording[]; largest: number; row: number }

function fitted(cell: Cell, marks: readonly Mark[], { wordings, largest, row }: Fit) {
  const last = wordings.length - 1
  for (let wording = 0; wording <= last; wording++)
    for (const least of row > 0 ? [row, 0] : [0]) {
      const slots = slotsIn(cell, marks.map(wordings[wording]!), largest, least)
      if (slots.size >= READABLE || (wording === last && least === 0)) return { ...slots, wording }
    }
  throw new Error('A chart has no wording')
}

/** The birth chart (D1), or the one counted from the Moon. */
export function occupancyOf({ ascendant, lons }: Chart, from: 'lagna' | 'moon' = 'lagna'): Occupancy {
  const signs = {} as Record<Graha, number>
  for (const graha of GRAHAS) signs[graha] = signOf(lons[graha])
  return { lagna: from === 'moon' ? signs.moon : signOf(ascendant), signs }
}

/** A divisional chart. */
export function vargaOccupancy({ lagna, signs }: VargaChart): Occupancy {
  return { lagna, signs }
}
