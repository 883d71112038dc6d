import type { ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { presenceTexts } from './chip-text.ts'
import { cx } from './cx.ts'

export type ChipTone = 'ok' | 'warn' | 'danger' | 'info' | 'neutral'

const base = 'pill gap-1.5 leading-none font-semibold'
const dot = 'dot'
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
  const presence = useTexts(presenceTexts)
  const tone = status === 'online' ? 'ok' : status === 'busy' ? 'warn' : 'offline'
  return <span className={chipClass(tone, { className: className ?? '' })}>{presence[tone]}</span>
}
