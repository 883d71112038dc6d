import { type ReactNode, useId } from 'react'
import { fieldError, fieldHint, fieldLabel } from '#app/ui/form/field-class.ts'
import { Icon } from '#app/ui/icons/icon.tsx'

type Props = { legend: string; hint?: ReactNode; error?: ReactNode; children: ReactNode }

/** Several inputs that form one answer and share one error. */
export function PartsFieldset({ legend, hint, error, children }: Props) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error || hint ? id : undefined}>
      <legend className={fieldLabel}>{legend}</legend>
      {children}
      {error ? (
        <p className={fieldError} id={id} role="alert">
          <Icon name="circle-alert" className="mt-0.5 size-4" />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p className={fieldHint} id={id}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}

type PartProps = { label: string; className?: string; children: (id: string) => ReactNode }

export function Part({ label, className, children }: PartProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className="mb-1 block text-12 text-muted" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}
