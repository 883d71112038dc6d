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

export function meterClass(state: MeterState): string {
  return state === 'normal' ? '' : `is-${state}`
}

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
    <div className={cx('meterset', meterClass(state), className)}>
      <dl className="meter">
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
      <div className="meter-line">
        <i style={{ '--p': `${share.toFixed(2)}%` } as CSSProperties} />
      </div>
    </div>
  )
}

export function ProgressBar({ share, tone, label }: { share: number; tone?: string; label: string }) {
  const percent = Math.round(Math.max(0, Math.min(1, share)) * 100)
  return (
    <span className="bar" role="img" aria-label={`${label}: ${percent}%`}>
      <i style={{ '--p': `${percent}%`, ...(tone ? { '--tone': tone } : {}) } as CSSProperties} />
    </span>
  )
}
