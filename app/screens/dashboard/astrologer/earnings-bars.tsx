import type { CSSProperties } from 'react'
import { formatInr } from '#app/ui/money.tsx'
import type { EarningsAnswer } from '#workers/contract/consultations.ts'

type Days = EarningsAnswer['days']

/** A bar for each day, to scale; a table holds the same figures. */
export function EarningsBars({ days }: { days: Days }) {
  const most = Math.max(1, ...days.map(({ paise }) => paise))
  return (
    <ol
      className="ebars grid h-50 grid-cols-[repeat(var(--n),minmax(0,1fr))] gap-[clamp(2px,1vw,12px)] px-5 pt-5 pb-3"
      style={{ '--n': days.length } as CSSProperties}
      aria-hidden="true"
    >
      {days.map(({ day, paise }, n) => (
        <li
          key={day}
          className="grid min-w-0 grid-rows-[1fr_auto] gap-1.5 text-center"
          title={`${day}: ${formatInr(paise)}`}
        >
          <i
            className="h-[max(2px,var(--h))] self-end rounded-[4px_4px_0_0] bg-(--data-1) data-[now=true]:bg-accent"
            style={{ '--h': `${((paise / most) * 100).toFixed(1)}%` } as CSSProperties}
            data-now={n === days.length - 1}
          />
          <span className='num text-tiny text-muted max-[720px]:in-[.ebars:not([style*="--n:_7"]):not([style*="--n:7"])_li:not(:nth-child(5n))]:invisible'>
            {Number(day.slice(8))}
          </span>
        </li>
      ))}
    </ol>
  )
}
