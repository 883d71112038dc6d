// A thumbnail of a birth chart, which shows the occupied houses, so that a user can recognize a chart.
import { chartLayout, type Occupancy } from 'drishti-jyotish/chart/layout.ts'

/** In the North Indian style; a dot per graha. */
export function SmallChart({ label, occupancy }: { label: string; occupancy: Occupancy }) {
  const { cells } = chartLayout('north', occupancy, {})
  return (
    <svg className="size-18 flex-none" viewBox="-1 -1 102 102" role="img" aria-label={label}>
      {cells.map(({ house, outline, isLagna, marks }) => (
        <g key={house}>
          <polygon
            points={outline.map(([x, y]) => `${x},${y}`).join(' ')}
            className={isLagna ? 'fill-accent-soft stroke-line-strong' : 'fill-surface stroke-line-strong'}
          />
          {marks.map(({ mark, at: [x, y] }) =>
            mark === 'lagna' ? null : <circle key={mark} cx={x} cy={y} r="3" className="fill-accent-text" />,
          )}
        </g>
      ))}
    </svg>
  )
}
