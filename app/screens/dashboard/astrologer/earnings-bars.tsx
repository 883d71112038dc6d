import type { CSSProperties } from 'react'
import { formatInr } from '#app/ui/money.tsx'
import type { EarningsAnswer } from '#workers/contract/consultations.ts'
import { axisTop, inShort } from './earnings-axis.ts'

type Days = EarningsAnswer['days']

/** A bar for each day, to scale, beside an axis of rupees; a table holds the same figures. */
export function EarningsBars({ days }: { days: Days }) {
  const top = axisTop(Math.max(...days.map(({ paise }) => paise)))
  const week = days.length === 7
  return (
    <div className="grid h-56 grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-5 pt-6 pb-3" aria-hidden="true">
      <div className="relative mb-6 num text-tiny text-muted">
        {/* The widest label makes the room; the three stand at their heights. */}
        <span className="invisible">{inShort(top)}</span>
        {[1, 0.5, 0].map((share) => (
          <span
            key={share}
            className="absolute right-0 bottom-(--at) translate-y-1/2 whitespace-nowrap"
            style={{ '--at': `${share * 100}%` } as CSSProperties}
          >
            {inShort(top * share)}
          </span>
        ))}
      </div>
      <ol
        className="ebars grid grid-cols-[repeat(var(--n),minmax(0,1fr))] gap-[clamp(2px,1vw,12px)]"
        style={{ '--n': days.length } as CSSProperties}
      >
        {days.map(({ day, paise }, n) => (
          <li
            key={day}
            className="grid min-w-0 grid-rows-[minmax(0,1fr)_18px] gap-1.5 text-center"
            title={`${day}: ${formatInr(paise)}`}
          >
            <span className="relative flex flex-col justify-end border-y border-line">
              <span className="absolute inset-x-0 top-1/2 border-t border-line" />
              {week && paise > 0 ? <b className="relative num text-tiny font-semibold">{inShort(paise)}</b> : null}
              <i
                className="relative h-[max(2px,var(--h))] rounded-[4px_4px_0_0] bg-(--data-1) data-[now=true]:bg-accent"
                style={{ '--h': `${((paise / top) * 100).toFixed(1)}%` } as CSSProperties}
                data-now={n === days.length - 1}
              />
            </span>
            <span className='num text-tiny text-muted max-[720px]:in-[.ebars:not([style*="--n:_7"]):not([style*="--n:7"])_li:not(:nth-child(5n))]:invisible'>
              {Number(day.slice(8))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
