import { chartLayout, type Occupancy } from '#workers/jyotish/chart/layout.ts'
import { HINDI } from '#workers/jyotish/words/hi/language.ts'

/** A North Indian chart on paper: no cell is walked or spoken here. */
export function HindiChart({ title, occupancy }: { title: string; occupancy: Occupancy }) {
  const { cells } = chartLayout('north', occupancy)
  return (
    <figure className="hsheet__chart">
      <figcaption>{title}</figcaption>
      <svg viewBox="-1 -1 102 102" role="img" aria-label={title}>
        {cells.map(({ house, outline, label, sign, grahas, size }) => (
          <g key={house}>
            <polygon points={outline.map(([x, y]) => `${x},${y}`).join(' ')} />
            <text x={label[0]} y={label[1]} className="hsheet__sign">
              {sign + 1}
            </text>
            {grahas.map(({ graha, at: [x, y] }) => (
              <text key={graha} x={Math.min(94, Math.max(6, x))} y={y} style={{ fontSize: Math.min(5.2, size * 1.25) }}>
                {HINDI.grahaShort[graha]}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  )
}
