// Labels in the cells of a chart: names, with degrees if they fit, and a second layout with names only for a chart in a
// narrow column.

import {
  type ChartCell,
  type ChartStyle,
  chartLayout,
  type Mark,
  type Occupancy,
  type Wording,
} from 'drishti-jyotish/chart/layout.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import type { CSSProperties } from 'react'
import { grahaNameTexts } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { chartTexts } from './chart-text.ts'

/** The details of a graha: whole degrees, and retrograde motion. */
export type GrahaNote = { degree: number; retrograde: boolean }

export type MarkNotes = {
  notes: Readonly<Record<Graha, GrahaNote>>
  /** Degrees of the lagna within its sign; null if the first house is not the lagna's. */
  lagnaDegree: number | null
}

/** Drawing units per hundredth of the chart's width. */
export const UNIT = 4
const LARGEST = 16 / UNIT
const LARGEST_ALONE = 20 / UNIT
/** Row heights large enough for touch: 24 px in a chart that is 350 px wide, and in one of 280 px. */
const ROW = 7.2
const ROW_ALONE = 9

// Widths relative to a name's height, slightly wider than Inter; chart-svg.css sets the font sizes.
const NAME = 1.55
const DEGREES = 1.55
const BACKWARDS = 0.75

export const isBackwards = (mark: Mark, { notes }: Pick<MarkNotes, 'notes'>) =>
  mark !== 'lagna' && mark !== 'rahu' && mark !== 'ketu' && notes[mark].retrograde

/**
 * The layout of a chart of regular width, with the label positions for a narrow one. `live`: the labels are touch
 * targets.
 */
export function chartWithMarks(style: ChartStyle, occupancy: Occupancy, given: MarkNotes & { live: boolean }) {
  const lagna = given.lagnaDegree !== null
  const back = (mark: Mark) => (isBackwards(mark, given) ? BACKWARDS : 0)
  const wordings: Wording[] = [(mark) => NAME + DEGREES + back(mark), (mark) => NAME + back(mark), () => NAME]
  const wide = chartLayout(style, occupancy, { wordings, lagna, largest: LARGEST, row: given.live ? ROW : 0 })
  const narrow = chartLayout(style, occupancy, {
    wordings: [() => NAME],
    lagna,
    largest: LARGEST_ALONE,
    row: given.live ? ROW_ALONE : 0,
  })
  return wide.cells.map((cell, i) => ({ ...cell, narrow: narrow.cells[i] ?? cell }))
}

type MarkPointing = { markBy(mark: Mark): string | undefined; onMark(mark: Mark): void }

type MarkedCell = ChartCell & { narrow: ChartCell }
type At = (n: number) => number

type Props = MarkNotes & { cell: MarkedCell; at: At; pointing?: MarkPointing | undefined }

export function Marks({ cell, at, notes, lagnaDegree, pointing }: Props) {
  const words = useTexts(chartTexts)
  return (
    <>
      {cell.marks.map(({ mark }, i) => (
        <text
          key={mark}
          className={cx('chart-mark', mark === 'lagna' && 'chart-mark-lagna')}
          style={placeOf(cell, i, at)}
          {...(pointing && {
            ...markProps(mark, pointing),
            'data-house': cell.house,
            'aria-label': `${spokenMark(mark, { notes, lagnaDegree })}, ${words.house(cell.house)}`,
          })}
        >
          {mark === 'lagna' ? words.ascendant : words.short(mark)}
          {cell.wording === 0 ? (
            <tspan className="chart-degree" dx="0.2em">
              {Math.floor((mark === 'lagna' ? lagnaDegree : notes[mark].degree) ?? 0)}°
            </tspan>
          ) : null}
          {cell.wording < 2 && isBackwards(mark, { notes }) ? (
            <tspan className="chart-backwards" dx="0.15em">
              {words.backwards}
            </tspan>
          ) : null}
        </text>
      ))}
    </>
  )
}

/** Touch targets below the names. */
export function MarkAreas({ cell, at, onMark }: { cell: MarkedCell; at: At; onMark(mark: Mark): void }) {
  return cell.marks.map(({ mark }, i) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys have the name above it
    <rect
      key={mark}
      className="chart-area"
      data-area={mark}
      style={placeOf(cell, i, at)}
      onClick={() => onMark(mark)}
    />
  ))
}

function placeOf(cell: MarkedCell, i: number, at: At) {
  const px = (n: number) => `${Math.round(n * 100) / 100}px`
  const [x, y] = cell.marks[i]?.at ?? [0, 0]
  const [narrowX, narrowY] = cell.narrow.marks[i]?.at ?? [x, y]
  return {
    '--x': px(at(x)),
    '--y': px(at(y)),
    '--size': px(cell.size * UNIT),
    '--narrow-x': px(at(narrowX)),
    '--narrow-y': px(at(narrowY)),
    '--narrow-size': px(cell.narrow.size * UNIT),
  } as CSSProperties
}

/** "Jupiter 10°, retrograde". */
export function spokenMark(mark: Mark, { notes, lagnaDegree }: MarkNotes): string {
  const words = chartTexts[currentLanguage()]
  if (mark === 'lagna') return words.lagna(Math.floor(lagnaDegree ?? 0))
  return `${grahaNameTexts[currentLanguage()][mark]} ${Math.floor(notes[mark].degree)}°${isBackwards(mark, { notes }) ? `, ${words.retrograde}` : ''}`
}

/** The down arrow moves from a house to its names. */
function markProps(mark: Mark, { markBy, onMark }: MarkPointing) {
  const finger = markBy(mark)
  return {
    role: 'button',
    tabIndex: -1,
    'aria-pressed': finger !== undefined,
    'data-finger': finger,
    'data-mark': mark,
    onClick: () => onMark(mark),
  }
}
