import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export type ChipTone = 'ok' | 'warn' | 'danger' | 'info' | 'neutral'

const base =
  'inline-flex h-6.5 items-center gap-1.5 rounded-chip px-2.5 text-12 leading-none font-semibold whitespace-nowrap'
const dot = 'before:size-2 before:flex-none before:rounded-full'
const tones = {
  ok: 'bg-ok-bg text-ok before:bg-ok-dot',
  warn: 'bg-busy-bg text-busy before:shadow-[inset_0_0_0_2.5px_var(--color-busy-dot)]',
  danger: 'bg-danger-bg text-danger before:bg-danger',
  info: 'bg-info-bg text-info before:bg-info',
  neutral: 'bg-off-bg text-off before:bg-off-dot',
  offline: 'bg-off-bg text-off before:shadow-[inset_0_0_0_1.5px_var(--color-off-dot)]',
}

export function chipClass(tone: ChipTone | 'offline', { plain = false, className = '' } = {}): string {
  return cx(base, tones[tone], plain ? 'before:hidden' : dot, className)
}

export function Chip({
  tone = 'neutral',
  plain,
  className,
  children,
}: {
  tone?: ChipTone
  plain?: boolean
  className?: string
  children: ReactNode
}) {
  return <span className={chipClass(tone, { plain: plain ?? false, className: className ?? '' })}>{children}</span>
}

/** online shows Available, busy shows Busy, anything else Offline. */
export function AvailabilityChip({ status, className }: { status: string | null | undefined; className?: string }) {
  const [tone, label] =
    status === 'online'
      ? (['ok', 'Available'] as const)
      : status === 'busy'
        ? (['warn', 'Busy'] as const)
        : (['offline', 'Offline'] as const)
  return <span className={chipClass(tone, { className: className ?? '' })}>{label}</span>
}

/** active or approved green, pending orange, anything else red. */
export function statusTone(status: string): ChipTone {
  const key = status.trim().toLowerCase()
  if (key === 'active' || key === 'approved') return 'ok'
  return key === 'pending' ? 'warn' : 'danger'
}

export function StatusChip({
  status,
  label,
  tone,
  className,
}: {
  status: string
  label?: ReactNode
  tone?: ChipTone
  className?: string
}) {
  return (
    <Chip tone={tone ?? statusTone(status)} className={className}>
      {label ?? status.charAt(0).toUpperCase() + status.slice(1)}
    </Chip>
  )
}

export function FilterChip({
  children,
  onRemove,
  removeLabel,
}: {
  children: ReactNode
  onRemove: () => void
  removeLabel: string
}) {
  return (
    <button
      type="button"
      className="inline-flex h-8 items-center gap-1.5 rounded-chip bg-info-bg pr-1.5 pl-3 text-14 font-medium text-info"
      onClick={onRemove}
      aria-label={removeLabel}
    >
      {children} <Icon name="x" size="sm" />
    </button>
  )
}
