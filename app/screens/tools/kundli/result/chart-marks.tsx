// What is written into the cells of a chart: names with degrees where they fit, and a second set of places, with
// names alone, for a chart that stands in a narrow column.
import type { CSSProperties, MouseEvent } from 'react'
import { cx } from '#app/ui/cx.ts'
import {
  type ChartCell,
  type ChartStyle,
  chartLayout,
  type Mark,
  type Occupancy,
  type Wording,
} from '#workers/jyotish/chart/layout.ts'
import type { Graha } from '#workers/jyotish/zodiac.ts'
import { GRAHA_NAMES } from '../../shared/format.ts'

/** The marks beside a graha's letters: whole degrees, and retrograde motion. */
export type GrahaNote = { degree: number; retrograde: boolean }

export type MarkNotes = {
  notes: Readonly<Record<Graha, GrahaNote>>
  /** Degrees of the lagna within its sign; null where the first house is not the lagna's. */
  lagnaDegree: number | null
}

/** Of a hundredth of the chart in the drawing's own units. */
export const UNIT = 4
const LARGEST = 16 / UNIT
const LARGEST_ALONE = 20 / UNIT

// Widths in parts of a name's height, a little more than Inter takes: components.css sets the sizes of the parts.
const NAME = 1.55
const DEGREES = 1.55
const BACKWARDS = 0.75

export const isBackwards = (mark: Mark, { notes }: Pick<MarkNotes, 'notes'>) =>
  mark !== 'lagna' && mark !== 'rahu' && mark !== 'ketu' && notes[mark].retrograde

/** The layout of a chart of usual width, and the places of its names in a narrow one. */
export function chartWithMarks(style: ChartStyle, occupancy: Occupancy, given: MarkNotes) {
  const lagna = given.lagnaDegree !== null
  const back = (mark: Mark) => (isBackwards(mark, given) ? BACKWARDS : 0)
  const wordings: Wording[] = [(mark) => NAME + DEGREES + back(mark), (mark) => NAME + back(mark), () => NAME]
  const wide = chartLayout(style, occupancy, { wordings, lagna, largest: LARGEST })
  const narrow = chartLayout(style, occupancy, { wordings: [() => NAME], lagna, largest: LARGEST_ALONE })
  return wide.cells.map((cell, i) => ({ ...cell, narrow: narrow.cells[i] ?? cell }))
}

type MarkPointing = { markBy(mark: Mark): string | undefined; onMark(mark: Mark): void }

type Props = MarkNotes & {
  cell: ChartCell & { narrow: ChartCell }
  at: (n: number) => number
  pointing?: MarkPointing | undefined
}

export function Marks({ cell, at, notes, lagnaDegree, pointing }: Props) {
  const px = (n: number) => `${Math.round(n * 100) / 100}px`
  return (
    <>
      {cell.marks.map(({ mark, at: [x, y] }, i) => {
        const [narrowX, narrowY] = cell.narrow.marks[i]?.at ?? [x, y]
        const place = {
          '--x': px(at(x)),
          '--y': px(at(y)),
          '--size': px(cell.size * UNIT),
          '--narrow-x': px(at(narrowX)),
          '--narrow-y': px(at(narrowY)),
          '--narrow-size': px(cell.narrow.size * UNIT),
        }
        const degree = mark === 'lagna' ? lagnaDegree : notes[mark].degree
        return (
          <text
            key={mark}
            className={cx('kc-p', mark === 'lagna' && 'kc-p--asc')}
            style={place as CSSProperties}
            {...(pointing && markProps(mark, pointing))}
          >
            {mark === 'lagna' ? 'As' : GRAHA_NAMES[mark].slice(0, 2)}
            {cell.wording === 0 ? (
              <tspan className="d" dx="0.2em">
                {Math.floor(degree ?? 0)}°
              </tspan>
            ) : null}
            {cell.wording < 2 && isBackwards(mark, { notes }) ? (
              <tspan className="r" dx="0.15em">
                R
              </tspan>
            ) : null}
          </text>
        )
      })}
    </>
  )
}

/** Keys reach each graha in the table beside the chart. */
function markProps(mark: Mark, { markBy, onMark }: MarkPointing) {
  return {
    'data-finger': markBy(mark),
    onClick(event: MouseEvent) {
      event.stopPropagation()
      onMark(mark)
    },
  }
}
