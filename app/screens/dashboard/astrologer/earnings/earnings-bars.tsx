import type { CSSProperties } from 'react'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { formatInr } from '#app/ui/money.ts'
import type { EarningPeriod } from '#workers/contract/astrologers/earnings.ts'
import { axisTop, inShort } from './earnings-axis.ts'
import { type EarningsView, periodName, shortName } from './earnings-view.ts'

/** Positions of the axis labels. */
const SHARES = [1, 0.5, 0]

type Props = { periods: readonly EarningPeriod[]; view?: EarningsView }

/** A bar per period beside an axis in rupees; a table has the figures. */
export function EarningsBars({ periods, view = 'day' }: Props) {
  const locale = useLocale()
  const top = axisTop(Math.max(...periods.map(({ paise }) => paise)))
  const few = periods.length <= 12
  return (
    <div className="grid h-56 grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-5 pt-6 pb-3" aria-hidden="true">
      <div className="relative mb-6 num text-tiny whitespace-nowrap text-muted">
        {/* The widest label sets the width; the labels themselves are positioned absolutely. */}
        {SHARES.map((share) => (
          <span key={share} className="invisible block h-0">
            {inShort(top * share)}
          </span>
        ))}
        {SHARES.map((share) => (
          <span
            key={share}
            className="absolute right-0 bottom-(--at) translate-y-1/2"
            style={{ '--at': `${share * 100}%` } as CSSProperties}
          >
            {inShort(top * share)}
          </span>
        ))}
      </div>
      <ol
        className="grid grid-cols-[repeat(var(--n),minmax(0,1fr))] gap-[clamp(2px,1vw,12px)]"
        style={{ '--n': periods.length } as CSSProperties}
      >
        {periods.map(({ day, paise }, n) => (
          <li
            key={day}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_18px] gap-1.5 text-center"
            title={`${periodName(view, day, locale)}: ${formatInr(paise)}`}
          >
            <span className="relative flex flex-col justify-end border-y border-line">
              <span className="absolute inset-x-0 top-1/2 border-t border-line" />
              {few && paise > 0 ? (
                <b className="relative num text-tiny font-semibold max-sm:hidden">{inShort(paise)}</b>
              ) : null}
              <i
                className="relative h-[max(2px,var(--h))] rounded-[4px_4px_0_0] bg-(--data-1) data-[now=true]:bg-accent"
                style={{ '--h': `${((Math.max(0, paise) / top) * 100).toFixed(1)}%` } as CSSProperties}
                data-now={n === periods.length - 1}
              />
            </span>
            <span
              // A label may be wider than its bar, so it is centred on it and takes no width.
              className={`flex justify-center num text-tiny whitespace-nowrap text-muted ${isNamed(n, periods.length) ? '' : 'max-[720px]:invisible'}`}
            >
              {shortName(view, day, locale)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

// A phone has room for every fifth label of many bars, every third of some, and all of a week.
function isNamed(n: number, count: number): boolean {
  const step = count > 12 ? 5 : count > 7 ? 3 : 1
  return (count - 1 - n) % step === 0
}
