import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode
  /** Shown at the far end, for example how many rows match. */
  count?: ReactNode
  hideLabel?: boolean
  className?: string
  indeterminate?: boolean
}

const box =
  'mt-px grid size-4.5 flex-none appearance-none place-content-center border-[1.5px] border-control bg-surface checked:border-link checked:bg-link'
const tick =
  'rounded-[5px] checked:after:h-1.25 checked:after:w-2.25 checked:after:-rotate-45 checked:after:border-b-2 checked:after:border-l-2 checked:after:border-surface checked:after:[translate:1px_-1px]'
const dot = 'rounded-full checked:after:size-1.75 checked:after:rounded-full checked:after:bg-surface'

function Choice({
  label,
  count,
  hideLabel,
  className,
  indeterminate,
  ...rest
}: CheckboxProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={cx('flex cursor-pointer items-start gap-2.5 text-14 leading-[1.45]', className)}>
      <input
        {...rest}
        className={cx(box, rest.type === 'radio' ? dot : tick)}
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
