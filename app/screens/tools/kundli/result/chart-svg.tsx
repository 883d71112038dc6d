// A chart as cells that arrow keys walk through and screen readers speak one by one.
import { type KeyboardEvent, useRef, useState } from 'react'
import { cx } from '#app/ui/cx.ts'
import { SignGlyph } from '#app/ui/glyphs.tsx'
import { type ChartCell, type ChartStyle, chartLayout, type Occupancy } from '#workers/jyotish/chart/layout.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import type { Graha } from '#workers/jyotish/zodiac.ts'
import { GRAHA_NAMES } from '../../shared/format.ts'

/** What stands beside a graha's letters: whole degrees, and whether it moves backwards. */
export type GrahaNote = { degree: number; retrograde: boolean }

type Props = {
  label: string
  style: ChartStyle
  occupancy: Occupancy
  notes: Readonly<Record<Graha, GrahaNote>>
  /** Degrees of the lagna within its sign; null where the first house is not the lagna's. */
  lagnaDegree: number | null
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const UNIT = 4
const EDGE = 20
/** No letters beyond these, in parts of a hundred: the outermost cells are narrow. */
const MARGIN = [9, 91] as const
const at = (n: number) => Math.round((EDGE + n * UNIT) * 10) / 10

export function ChartSvg({ label, style, occupancy, notes, lagnaDegree }: Props) {
  const { cells } = chartLayout(style, occupancy)
  const byHouse = [...cells].sort((a, b) => a.house - b.house)
  const [house, setHouse] = useState(1)
  const svg = useRef<SVGSVGElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    const next = event.key === 'Home' ? 1 : event.key === 'End' ? 12 : step ? ((house - 1 + step + 12) % 12) + 1 : null
    if (next === null) return
    event.preventDefault()
    setHouse(next)
    svg.current?.querySelector<SVGGElement>(`[data-house="${next}"]`)?.focus()
  }

  return (
    <div className="kcw">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG is no fieldset */}
      <svg ref={svg} className="kc" viewBox="12 12 416 416" role="group" aria-label={label} onKeyDown={onKeyDown}>
        <rect x={EDGE} y={EDGE} width={100 * UNIT} height={100 * UNIT} className="kc-bg" />
        {byHouse.map((cell) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a cell is a picture that arrow keys reach
          <g
            key={cell.house}
            data-house={cell.house}
            className="kc-cell"
            role="img"
            tabIndex={cell.house === house ? 0 : -1}
            aria-label={spoken(cell, notes, lagnaDegree)}
            onFocus={() => setHouse(cell.house)}
          >
            <polygon
              points={cell.outline.map(([x, y]) => `${at(x)},${at(y)}`).join(' ')}
              className={cx('kc-house', cell.isLagna && 'kc-house--lagna')}
            />
            {style === 'north' ? (
              <text className="kc-sign" x={at(cell.label[0])} y={at(cell.label[1])}>
                {cell.sign + 1}
              </text>
            ) : (
              <SmallSign cell={cell} />
            )}
            <Names cell={cell} notes={notes} lagnaDegree={lagnaDegree} />
          </g>
        ))}
        <rect x={EDGE} y={EDGE} width={100 * UNIT} height={100 * UNIT} className="kc-frame" />
      </svg>
    </div>
  )
}

// South and East keep their signs: a glyph says which, and the house is counted.
function SmallSign({ cell }: { cell: ChartCell }) {
  const [x, y] = cell.label
  return (
    <g transform={`translate(${at(x) - 7} ${at(y) - 12})`}>
      <svg width="15" height="15" viewBox="0 0 32 32" className="kc-g" aria-hidden="true">
        <SignGlyph sign={cell.sign} />
      </svg>
    </g>
  )
}

function Names({ cell, notes, lagnaDegree }: { cell: ChartCell } & Pick<Props, 'notes' | 'lagnaDegree'>) {
  const size = Math.min(16, cell.size * UNIT)
  return (
    <>
      {cell.isLagna && lagnaDegree !== null ? <Ascendant cell={cell} degree={lagnaDegree} /> : null}
      {cell.grahas.map(({ graha, at: [x, y] }) => (
        <text
          key={graha}
          x={at(Math.min(MARGIN[1], Math.max(MARGIN[0], x)))}
          y={at(y)}
          className="kc-p"
          style={{ fontSize: size }}
        >
          {GRAHA_NAMES[graha].slice(0, 2)}
          <tspan className="d" dx="3">
            {Math.floor(notes[graha].degree)}°
          </tspan>
          {notes[graha].retrograde && graha !== 'rahu' && graha !== 'ketu' ? (
            <tspan className="r" dx="2">
              R
            </tspan>
          ) : null}
        </text>
      ))}
    </>
  )
}

function Ascendant({ cell, degree }: { cell: ChartCell; degree: number }) {
  const ys = cell.outline.map(([, y]) => y)
  const xs = cell.outline.map(([x]) => x)
  const [top, middle] = [Math.min(...ys), (Math.min(...xs) + Math.max(...xs)) / 2]
  // A house that begins in a corner is too narrow at its top.
  const down = ys.filter((y) => y === top).length === 1 ? 34 : 20
  return (
    <text x={at(middle)} y={at(top) + down} className="kc-p kc-p--asc" style={{ fontSize: 12 }}>
      As
      <tspan className="d" dx="3">
        {Math.floor(degree)}°
      </tspan>
    </text>
  )
}

/** "House 5, Karka: Jupiter 10°, retrograde; Ketu 1°". */
function spoken(
  { house, sign, isLagna, grahas }: ChartCell,
  notes: Props['notes'],
  lagnaDegree: number | null,
): string {
  const here = grahas.map(({ graha }) => {
    const { degree, retrograde } = notes[graha]
    const back = retrograde && graha !== 'rahu' && graha !== 'ketu'
    return `${GRAHA_NAMES[graha]} ${Math.floor(degree)}°${back ? ', retrograde' : ''}`
  })
  if (isLagna && lagnaDegree !== null) here.unshift(`lagna ${Math.floor(lagnaDegree)}°`)
  return `House ${house}, ${ENGLISH.signs[sign]}: ${here.length > 0 ? here.join('; ') : 'empty'}`
}
