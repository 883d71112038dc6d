import type { Ref, SelectHTMLAttributes } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Field, type FieldInputProps } from './field.tsx'
import { selectClass } from './field-class.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldInputProps<SelectHTMLAttributes<HTMLSelectElement>> & {
  options?: readonly SelectOption[]
  inputRef?: Ref<HTMLSelectElement>
}

/** Fields of the user's own data set `autoComplete`; elsewhere the browser's suggestions would be wrong. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, note, hideLabel, className, id, inputClassName, small, options, inputRef, ...rest } =
    props
  const { children, ...attributes } = rest
  return (
    <Field label={label} hint={hint} error={error} note={note} hideLabel={hideLabel} className={className} id={id}>
      {(wiring) => (
        <select
          ref={inputRef}
          autoComplete="off"
          {...attributes}
          {...wiring}
          className={cx(selectClass({ small: small ?? false }), inputClassName)}
        >
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  )
}
