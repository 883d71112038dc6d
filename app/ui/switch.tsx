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

const track =
  'pointer-events-none relative flex-none rounded-chip bg-control transition-colors peer-checked:bg-ok-fill peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-50 after:absolute after:top-0.75 after:left-0.75 after:rounded-full after:bg-on-danger after:transition-transform'
const narrow = 'h-6.5 w-11 after:size-5 peer-checked:after:translate-x-4.5'
const wide = 'h-8 w-14 after:size-6.5 peer-checked:after:translate-x-6'

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
        className="peer absolute size-px opacity-0"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled || !hydrated}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <i className={cx(track, large ? wide : narrow)} aria-hidden="true" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
