import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode
  /** Shown at the end of the line, for example the number of rows. */
  count?: ReactNode
  hideLabel?: boolean
  className?: string
  indeterminate?: boolean
}

function Choice({
  label,
  count,
  hideLabel,
  className,
  indeterminate,
  ...rest
}: CheckboxProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label
      className={cx('flex min-h-6 min-w-6 cursor-pointer items-start gap-2.5 py-0.5 text-14 leading-[1.45]', className)}
    >
      <input
        {...rest}
        className="choice-box"
        ref={(node) => {
          if (node) node.indeterminate = indeterminate === true
        }}
      />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      {count === undefined ? null : <span className="ml-auto num text-muted">{count}</span>}
    </label>
  )
}

export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />
}

export function Radio(props: Omit<CheckboxProps, 'indeterminate'>) {
  return <Choice {...props} type="radio" />
}
