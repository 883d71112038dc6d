// Houses and occupants of the desk's chart.

import { occupancyOf, vargaOccupancy } from 'drishti-jyotish/chart/layout.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import type { DeskPlace } from '#workers/contract/consultations/desk.ts'

/** The house of a graha in a chart, counted from that chart's lagna, or from the Moon. */
export function houseOf(made: Kundli, graha: Graha, varga: DeskPlace['varga']): number {
  const { lagna, signs } = occupancyOfPlace(made, varga)
  return ((signs[graha] - lagna + 12) % 12) + 1
}

export function occupancyOfPlace(made: Kundli, varga: DeskPlace['varga']) {
  const division = made.vargas.find((each) => each.varga === varga)
  if (varga === 1 || varga === 'moon' || !division) return occupancyOf(made.chart, varga === 'moon' ? 'moon' : 'lagna')
  return vargaOccupancy(division)
}
