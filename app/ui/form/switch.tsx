import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'

export type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  large?: boolean
  hideLabel?: boolean
  className?: string
}

const narrow = '[--knob:20px]'
const wide = '[--knob:26px]'

/** A native checkbox, because the header of content pages has it, and Headless UI's Switch is 10 KB. */
export function Switch({ label, checked, onChange, disabled, large, hideLabel, className }: SwitchProps) {
  const hydrated = useHydrated()
  return (
    <label
      className={cx(
        'relative inline-flex cursor-pointer items-center',
        large ? 'text-16 font-semibold' : 'text-14 font-medium',
        hideLabel ? 'gap-0' : 'gap-2.5',
        className,
      )}
    >
      <input
        type="checkbox"
        className="absolute size-px opacity-0"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled || !hydrated}
        aria-disabled={disabled || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <i className={cx('switch-track', large ? wide : narrow)} aria-hidden="true" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
