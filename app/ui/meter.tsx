import type { CSSProperties } from 'react'
import { cx } from './cx.ts'

export type MeterState = 'normal' | 'low' | 'critical' | 'paused'

/** Two minutes left is low, 30 seconds is critical. */
export function meterState(secondsLeft: number, paused = false): MeterState {
  if (paused) return 'paused'
  if (secondsLeft <= 30) return 'critical'
  return secondsLeft <= 120 ? 'low' : 'normal'
}

/** For an ancestor of the meter's figures and line, which inherit their colours from it. */
export function meterClass(state: MeterState): string {
  return state === 'normal' ? '' : `meter-${state}`
}

/** For the <dl> around the figures. */
export const figuresClass = 'flex items-stretch leading-[1.2] tabular-nums'

/**
 * One figure of the meter, which page translators must not change. The last figure of a row, the time left, has the
 * meter's colour.
 */
export function Figure({ name, value, className }: { name: string; value: string; className?: string | undefined }) {
  return (
    <div className={cx('group/figure border-line px-4 not-first:border-l first:pl-0', className)}>
      <dt className="text-12 whitespace-nowrap text-muted">{name}</dt>
      <dd
        translate="no"
        className="text-18 font-semibold tracking-[-0.01em] in-[.meter-critical]:group-last/figure:text-danger in-[.meter-low]:group-last/figure:text-busy in-[.meter-paused]:text-muted"
      >
        {value}
      </dd>
    </div>
  )
}

const line =
  'absolute inset-y-0 left-0 w-(--p) bg-gold-line in-[.meter-critical]:bg-danger in-[.meter-low]:bg-busy-dot in-[.meter-paused]:opacity-40'

/** The used share of the hold, 0 to 1. */
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
