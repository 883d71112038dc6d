import { type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type Wiring = { describedBy: string | undefined; invalid: true | undefined }
type Props = { legend: string; note?: string; hint?: ReactNode; error?: ReactNode; children: (w: Wiring) => ReactNode }

/** Several small fields that make one answer, with one sentence about it. */
export function PartsFieldset({ legend, note, hint, error, children }: Props) {
  const id = useId()
  return (
    <fieldset className="parts field">
      <legend className="field__label">
        {legend}
        {note ? <span className="opt">{note}</span> : null}
      </legend>
      {children({ describedBy: error || hint ? id : undefined, invalid: error ? true : undefined })}
      {error ? (
        <p className="field__error" id={id} role="alert">
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p className="field__hint" id={id}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}

type PartProps = { label: string; children: (id: string) => ReactNode }

export function Part({ label, children }: PartProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
