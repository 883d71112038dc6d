import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export type ChipTone = 'ok' | 'warn' | 'danger' | 'info' | 'neutral'

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
  return (
    <span className={cx('chip', tone !== 'neutral' && `chip--${tone}`, plain && 'chip--plain', className)}>
      {children}
    </span>
  )
}

/** online shows Available, busy shows Busy, anything else Offline. */
export function AvailabilityChip({ status, className }: { status: string | null | undefined; className?: string }) {
  if (status === 'online') return <span className={cx('chip chip--available', className)}>Available</span>
  if (status === 'busy') return <span className={cx('chip chip--busy', className)}>Busy</span>
  return <span className={cx('chip chip--offline', className)}>Offline</span>
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
    <button type="button" className="filter-chip" onClick={onRemove} aria-label={removeLabel}>
      {children} <Icon name="x" size="sm" />
    </button>
  )
}
