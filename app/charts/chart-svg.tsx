// A chart of cells that arrow keys move between and screen readers read one by one.

import type { ChartCell, ChartStyle, Mark, Occupancy } from 'drishti-jyotish/chart/layout.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { cx } from '#app/ui/cx.ts'
import { SignGlyph } from '#app/ui/icons/glyphs.tsx'
import { chartWithMarks, MarkAreas, type MarkNotes, Marks, spokenMark, UNIT } from './chart-marks.tsx'
import { chartTexts } from './chart-text.ts'

/** The side that points at a part of the chart. */
export type Finger = 'mine' | 'theirs'
/** For a shared chart: who points at a part, and the click handlers. */
export type Pointing = {
  houseBy(house: number): Finger | undefined
  markBy(mark: Mark): Finger | undefined
  onHouse(house: number): void
  onMark(mark: Mark): void
}

type Props = MarkNotes & {
  label: string
  style: ChartStyle
  occupancy: Occupancy
  pointing?: Pointing | undefined
  /** Highlighted houses on a read-only chart. */
  lit?: readonly number[] | undefined
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const EDGE = 20
const at = (n: number) => Math.round((EDGE + n * UNIT) * 10) / 10
const corners = (outline: ChartCell['outline']) => outline.map(([x, y]) => `${at(x)},${at(y)}`).join(' ')

export function ChartSvg({ label, style, occupancy, notes, lagnaDegree, pointing, lit = [] }: Props) {
  const byHouse = chartWithMarks(style, occupancy, { notes, lagnaDegree, live: pointing !== undefined }).sort(
    (a, b) => a.house - b.house,
  )
  const [house, setHouse] = useState(1)
  const svg = useRef<SVGSVGElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const stop = event.target as SVGElement
    if (pointing && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      const mark = stop.dataset.mark as Mark | undefined
      return mark ? pointing.onMark(mark) : pointing.onHouse(house)
    }
    const step = STEPS[event.key]
    // On a shared chart, up and down move through the names in a house.
    if (pointing && step && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const stops = [...(svg.current?.querySelectorAll<SVGElement>(`[data-house="${house}"]`) ?? [])]
      return stops.at((stops.indexOf(stop) + step) % stops.length)?.focus()
    }
    const next = event.key === 'Home' ? 1 : event.key === 'End' ? 12 : step ? ((house - 1 + step + 12) % 12) + 1 : null
    if (next === null) return
    event.preventDefault()
    setHouse(next)
    svg.current?.querySelector<SVGGElement>(`[data-house="${next}"]`)?.focus()
  }

  return (
    <div className="chart-box">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG is no fieldset */}
      <svg
        ref={svg}
        className="chart"
        viewBox="12 12 416 416"
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={({ target }: FocusEvent<SVGElement>) => setHouse(Number(target.dataset.house))}
      >
        <rect x={EDGE} y={EDGE} width={100 * UNIT} height={100 * UNIT} className="chart-ground" />
        {byHouse.map((cell) => (
          <g
            key={cell.house}
            data-house={cell.house}
            className={cx('chart-cell', pointing && 'chart-cell-live')}
            role={pointing ? 'button' : 'img'}
            {...(pointing && cellProps(cell.house, pointing))}
            tabIndex={cell.house === house ? 0 : -1}
            aria-label={spoken(cell, notes, lagnaDegree)}
          >
            <polygon
              points={corners(cell.outline)}
              className={cx('chart-house', cell.isLagna && 'chart-house-lagna')}
            />
            {style === 'north' ? (
              <text className="chart-sign" x={at(cell.label[0])} y={at(cell.label[1])}>
                {cell.sign + 1}
              </text>
            ) : (
              <SmallSign cell={cell} />
            )}
            {pointing ? null : <Marks cell={cell} at={at} notes={notes} lagnaDegree={lagnaDegree} />}
          </g>
        ))}
        <rect x={EDGE} y={EDGE} width={100 * UNIT} height={100 * UNIT} className="chart-frame" />
        {byHouse.map(({ house, outline }) =>
          lit.includes(house) ? (
            <polygon key={house} points={corners(outline)} className="chart-lit" data-lit="theirs" />
          ) : null,
        )}
        {pointing ? (
          <>
            {/* Rendered last, above the lines of the neighbouring cells. */}
            {byHouse.map(({ house, outline }) => {
              const finger = pointing.houseBy(house)
              return finger ? (
                <polygon key={house} points={corners(outline)} className="chart-lit" data-lit={finger} />
              ) : null
            })}
            {byHouse.map((cell) => (
              <MarkAreas key={cell.house} cell={cell} at={at} onMark={pointing.onMark} />
            ))}
            {byHouse.map((cell) => (
              <Marks key={cell.house} cell={cell} at={at} notes={notes} lagnaDegree={lagnaDegree} pointing={pointing} />
            ))}
          </>
        ) : null}
      </svg>
    </div>
  )
}

/** A cell is a focusable image; on a shared chart it is a button. */
function cellProps(house: number, { houseBy, onHouse }: Pointing) {
  const finger = houseBy(house)
  return { 'aria-pressed': finger !== undefined, 'data-finger': finger, onClick: () => onHouse(house) }
}

// South and East charts have fixed signs, so a glyph shows the sign, and the house number is counted.
function SmallSign({ cell }: { cell: ChartCell }) {
  const [x, y] = cell.label
  return (
    <g transform={`translate(${at(x) - 7.5} ${at(y) - 7.5})`}>
      <svg width="15" height="15" viewBox="0 0 32 32" className="chart-glyph" aria-hidden="true">
        <SignGlyph sign={cell.sign} />
      </svg>
    </g>
  )
}

/** "House 5, Karka: Jupiter 10°, retrograde; Ketu 1°". */
function spoken({ house, sign, marks }: ChartCell, notes: Props['notes'], lagnaDegree: number | null): string {
  const words = chartTexts[currentLanguage()]
  const here = marks.map(({ mark }) => spokenMark(mark, { notes, lagnaDegree }))
  return words.houseIn(
    house,
    WRITING[currentLanguage()].signs[sign] ?? '',
    here.length > 0 ? here.join('; ') : words.empty,
  )
}
