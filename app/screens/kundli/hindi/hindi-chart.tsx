import { chartLayout, type Occupancy } from 'drishti-jyotish/chart/layout.ts'
import { HINDI } from 'drishti-jyotish/words/hi/language.ts'

/** A North Indian chart for print, without keyboard navigation and screen reader texts. */
export function HindiChart({ title, occupancy }: { title: string; occupancy: Occupancy }) {
  const { cells } = chartLayout('north', occupancy, { largest: 5.2 })
  return (
    <figure className="hindi-sheet-chart">
      <figcaption>{title}</figcaption>
      <svg viewBox="-1 -1 102 102" role="img" aria-label={title}>
        {cells.map(({ house, outline, label, sign, marks, size }) => (
          <g key={house}>
            <polygon points={outline.map(([x, y]) => `${x},${y}`).join(' ')} />
            <text x={label[0]} y={label[1]} className="hindi-sheet-sign">
              {sign + 1}
            </text>
            {marks.map(({ mark, at: [x, y] }) =>
              mark === 'lagna' ? null : (
                <text key={mark} x={x} y={y} style={{ fontSize: size }}>
                  {HINDI.grahaShort[mark]}
                </text>
              ),
            )}
          </g>
        ))}
      </svg>
    </figure>
  )
}
