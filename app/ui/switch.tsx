import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useHydrated } from './use-hydrated.ts'

export type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  large?: boolean
  hideLabel?: boolean
  className?: string
}

export function Switch({ label, checked, onChange, disabled, large, hideLabel, className }: SwitchProps) {
  const hydrated = useHydrated()
  return (
    <label className={cx('switch', large && 'switch--lg', className)}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled || !hydrated}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <i aria-hidden="true" />
      <span className={hideLabel ? 'sr' : undefined}>{label}</span>
    </label>
  )
}
