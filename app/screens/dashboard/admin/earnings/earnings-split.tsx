// Each day's gross revenue as one bar: the platform's share at the bottom, the rest above. The table below has the
// figures.

import type { CSSProperties } from 'react'
import { localeOfPage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { roundAbove } from '#app/screens/dashboard/admin/admin-format.ts'
import { formatUsd } from '#app/ui/money.ts'
import type { EarningsDay } from '#workers/contract/admin/admin-lists.ts'
import { earningsTexts } from './earnings-text.ts'

const PARTS = [
  { name: 'platform', colour: 'bg-(--data-1)' },
  { name: 'others', colour: 'bg-(--data-2)' },
] as const

export function EarningsSplit({ days: newestFirst }: { days: readonly EarningsDay[] }) {
  const text = useTexts(earningsTexts)
  const days = [...newestFirst].reverse()
  const top = roundAbove(Math.max(0, ...days.map(grossOf)) / 100) * 100
  const dates = [...new Set([0, Math.floor((days.length - 1) / 2), days.length - 1])]
  return (
    <div className="px-5 py-4 text-tiny text-muted" aria-hidden="true">
      <p className="flex flex-wrap justify-end gap-x-4 gap-y-1 pb-3 text-small">
        {PARTS.map(({ name, colour }) => (
          <span key={name} className="inline-flex items-center gap-2">
            <i className={`size-3 rounded-[2px] ${colour}`} />
            {text[name]}
          </span>
        ))}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div className="flex h-40 flex-col justify-between text-right num">
          {[1, 0.5, 0].map((share) => (
            <span key={share} className="leading-none">
              {formatUsd(top * share).replace(/\.00$/, '')}
            </span>
          ))}
        </div>
        <div className="relative flex h-40 items-end gap-[3px] border-y border-line">
          <span className="absolute inset-x-0 top-1/2 border-t border-line" />
          {days.map((day) => (
            <Bar key={day.day} day={day} top={top} title={`${dayName(day.day)}, ${formatUsd(grossOf(day))}`} />
          ))}
        </div>
        <div className="col-start-2 flex justify-between pt-2 num">
          {dates.map((n) => (
            <span key={n}>{dayName(days[n]?.day ?? '')}</span>
          ))}
        </div>
      </div>
    </div>
  )
}

function Bar({ day, top, title }: { day: EarningsDay; top: number; title: string }) {
  const gross = grossOf(day)
  const own = Math.min(gross, Math.max(0, day.platform_cents))
  const height = (cents: number) => ({ '--h': `${(cents / top) * 100}%` }) as CSSProperties
  return (
    <span className="relative flex h-full flex-1 flex-col justify-end" title={title}>
      <i className="h-(--h) rounded-t-[2px] bg-(--data-2)" style={height(gross - own)} />
      <i className="h-(--h) bg-(--data-1)" style={height(own)} />
    </span>
  )
}

function grossOf(day: EarningsDay): number {
  return Math.max(0, day.captured_cents - day.refunded_cents)
}

export function dayName(day: string): string {
  if (!day) return ''
  const fields = { day: 'numeric', month: 'short', weekday: 'short' } as const
  return new Intl.DateTimeFormat(localeOfPage(), { ...fields, timeZone: 'UTC' }).format(new Date(day))
}
