// A chart as data: twelve cells with their sign, house, label and grahas, for any renderer. The square is 100 by 100.
import type { Chart } from '../kundli/chart.ts'
import type { VargaChart } from '../kundli/varga-charts.ts'
import { GRAHAS, type Graha, houseFrom, signOf } from '../zodiac.ts'
import { EAST_CELLS } from './east.ts'
import { NORTH_CELLS } from './north.ts'
import type { Point } from './shapes.ts'
import { slotsIn } from './slots.ts'
import { SOUTH_CELLS } from './south.ts'

export const CHART_STYLES = ['north', 'south', 'east'] as const
export type ChartStyle = (typeof CHART_STYLES)[number]

/** Which sign the first house has, and where each graha stands. */
export type Occupancy = { lagna: number; signs: Readonly<Record<Graha, number>> }

export type ChartCell = {
  sign: number
  house: number
  isLagna: boolean
  outline: readonly Point[]
  /** Where the sign's number (sign + 1) goes. */
  label: Point
  grahas: { graha: Graha; at: Point }[]
  /** Height of letters that fit this cell. */
  size: number
}

export type ChartLayout = { style: ChartStyle; width: 100; height: 100; cells: ChartCell[] }

const CELLS = { north: NORTH_CELLS, south: SOUTH_CELLS, east: EAST_CELLS } as const

/** The twelve cells: of houses 1 … 12 in the North, of signs 0 … 11 in South and East. */
export function chartLayout(style: ChartStyle, { lagna, signs }: Occupancy): ChartLayout {
  const cells = CELLS[style].map(({ outline, label, room }, i): ChartCell => {
    const sign = style === 'north' ? (lagna + i) % 12 : i
    const here = GRAHAS.filter((graha) => signs[graha] === sign)
    const { points, size } = slotsIn(room, here.length)
    return {
      sign,
      house: houseFrom(lagna, sign),
      isLagna: sign === lagna,
      outline,
      label,
      grahas: here.map((graha, slot) => ({ graha, at: points[slot]! })),
      size,
    }
  })
  return { style, width: 100, height: 100, cells }
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
