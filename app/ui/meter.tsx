import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import { formatRunning } from './duration.tsx'
import { formatUsd } from './money.tsx'

export type MeterState = 'normal' | 'low' | 'critical' | 'paused'

/** 2 minutes left is low, 30 seconds is critical. */
export function meterState(secondsLeft: number, paused = false): MeterState {
  if (paused) return 'paused'
  if (secondsLeft <= 30) return 'critical'
  return secondsLeft <= 120 ? 'low' : 'normal'
}

/** For an ancestor of the meter's figures and line, which take their colours from it. */
export function meterClass(state: MeterState): string {
  return state === 'normal' ? '' : `meter-${state}`
}

/** The figures: a <dl> with each pair in a <div>. */
export const meterFigures =
  'flex items-stretch leading-[1.2] tabular-nums [&_dd]:text-18 [&_dd]:font-semibold [&_dd]:tracking-[-0.01em] [&_dt]:text-12 [&_dt]:whitespace-nowrap [&_dt]:text-muted [&>div]:border-line [&>div]:px-4 [&>div:first-child]:pl-0 [&>div+div]:border-l in-[.meter-critical]:[&>div:last-child_dd]:text-danger in-[.meter-low]:[&>div:last-child_dd]:text-busy in-[.meter-paused]:[&_dd]:text-muted'
const line =
  'absolute inset-y-0 left-0 w-(--p) bg-gold-line in-[.meter-critical]:bg-danger in-[.meter-low]:bg-busy-dot in-[.meter-paused]:opacity-40'

export type MeterProps = {
  seconds: number
  costCents: number
  balanceCents: number
  state?: MeterState
  labels?: { time: string; cost: string; balance: string }
  className?: string
}

const defaultLabels = { time: 'Time', cost: 'Cost so far', balance: 'Balance left' }

/** Time, cost so far, balance left: always these three, in this order. */
export function Meter(props: MeterProps) {
  const { seconds, costCents, balanceCents, state = 'normal', labels = defaultLabels, className } = props
  return (
    <div className={cx(meterClass(state), className)}>
      <dl className={meterFigures}>
        <div>
          <dt>{labels.time}</dt>
          <dd>{formatRunning(seconds)}</dd>
        </div>
        <div>
          <dt>{labels.cost}</dt>
          <dd>{formatUsd(costCents)}</dd>
        </div>
        <div>
          <dt>{labels.balance}</dt>
          <dd>{formatUsd(balanceCents)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** The share of the hold that is used, 0 to 1. */
export function MeterLine({ used, state = 'normal' }: { used: number; state?: MeterState }) {
  const share = Math.max(0, Math.min(1, used)) * 100
  return (
    <div className={meterClass(state) || undefined}>
      <div className="relative h-0.75 bg-line">
        <i className={line} style={{ '--p': `${share.toFixed(2)}%` } as CSSProperties} />
      </div>
    </div>
  )
}

export function ProgressBar({ share, tone, label }: { share: number; tone?: string; label: string }) {
  const percent = Math.round(Math.max(0, Math.min(1, share)) * 100)
  return (
    <span
      className="block h-2 overflow-hidden rounded-[4px] bg-sunken shadow-[inset_0_0_0_1px_var(--color-line)]"
      role="img"
      aria-label={`${label}: ${percent}%`}
    >
      <i
        className="block h-full w-(--p) rounded-[4px] bg-[var(--tone,var(--data-1))]"
        style={{ '--p': `${percent}%`, ...(tone ? { '--tone': tone } : {}) } as CSSProperties}
      />
    </span>
  )
}
