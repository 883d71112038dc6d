import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icons/icon.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'

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
    <PlainButton
      className="inline-flex h-8 items-center gap-1.5 rounded-chip bg-info-bg pr-1.5 pl-3 text-14 font-medium text-info"
      onClick={onRemove}
      aria-label={removeLabel}
    >
      {children} <Icon name="x" size="sm" />
    </PlainButton>
  )
}
