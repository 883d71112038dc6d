// The charts of a birth in a reading: birth chart, navamsha, and each other division with a point.
import type { DeskPlace, DeskPoint } from '#workers/contract/consultations/desk.ts'

/** In addition to the first two. */
const MORE_MAX = 4

type Pointed = Pick<DeskPoint, 'target' | 'place'>
/** `houses`: those with a point on this chart. */
export type DrawnChart = { varga: DeskPlace['varga']; houses: number[] }

/**
 * `points`: those on births of the reading, in order; `second`: the charts of the second birth. Without a time (`timed`
 * is false) there are no divisions.
 */
export function drawnCharts(
  points: readonly Pointed[],
  { second, timed }: { second: boolean; timed: boolean },
): DrawnChart[] {
  const onChart = points.filter(
    ({ target: { of }, place }) =>
      (place.second === true) === second && (of === 'graha' || of === 'house' || of === 'aspect'),
  )
  const always: DeskPlace['varga'][] = timed ? [1, 9] : [1]
  const more = new Set(onChart.map(({ place }) => place.varga).filter((varga) => !always.includes(varga)))
  return [...always, ...[...more].filter((varga) => timed || varga === 'moon').slice(0, MORE_MAX)].map((varga) => ({
    varga,
    houses: [...new Set(onChart.filter(({ place }) => place.varga === varga).flatMap(houseOf))].sort((a, b) => a - b),
  }))
}

function houseOf({ target }: Pointed): number[] {
  return target.of === 'house' || target.of === 'aspect' ? [target.house] : []
}
