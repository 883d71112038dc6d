import type { CSSProperties } from 'react'
import { formatInr } from '#app/ui/money.tsx'
import type { EarningsAnswer } from '#workers/contract/consultations.ts'

type Days = EarningsAnswer['days']

/** A bar for each day, to scale; a table holds the same figures. */
export function EarningsBars({ days }: { days: Days }) {
  const most = Math.max(1, ...days.map(({ paise }) => paise))
  return (
    <ol className="ebars" style={{ '--n': days.length } as CSSProperties} aria-hidden="true">
      {days.map(({ day, paise }, n) => (
        <li key={day} title={`${day}: ${formatInr(paise)}`}>
          <i
            style={{ '--h': `${((paise / most) * 100).toFixed(1)}%` } as CSSProperties}
            data-now={n === days.length - 1}
          />
          <span className="tiny muted num">{Number(day.slice(8))}</span>
        </li>
      ))}
    </ol>
  )
}
