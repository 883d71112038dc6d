import { type ReactNode, useId } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { fieldError, fieldHint, fieldLabel } from './field-class.ts'

type FieldText = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** A short note at the end of the label, such as "optional". */
  note?: ReactNode
  hideLabel?: boolean
  className?: string
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = FieldText & { id?: string; children: (wiring: Wiring) => ReactNode }

export function Field({ label, hint, error, note, hideLabel, className, id, children }: FieldProps) {
  const generated = useId()
  const fieldId = id ?? generated
  const hintId = `${fieldId}-hint`
  const errorId = `${fieldId}-error`
  return (
    <div className={cx('block', className)}>
      <label className={hideLabel ? 'sr-only' : fieldLabel} htmlFor={fieldId}>
        {label}
        {note ? <span className="font-normal text-muted">{note}</span> : null}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': error ? errorId : hint ? hintId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className={fieldError} id={errorId} role="alert">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p className={fieldHint} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export type FieldInputProps<T> = FieldText &
  Omit<T, 'className' | 'id'> & { id?: string; inputClassName?: string; small?: boolean }
