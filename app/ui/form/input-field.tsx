import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Field, type FieldInputProps } from './field.tsx'
import { affixClass, inputClass } from './field-class.ts'

export type InputFieldProps = FieldInputProps<InputHTMLAttributes<HTMLInputElement>> & {
  before?: ReactNode
  after?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** Fields of the user's own data set `autoComplete`; elsewhere the browser's suggestions would be wrong. */
export function InputField(props: InputFieldProps) {
  const {
    label,
    hint,
    error,
    note,
    hideLabel,
    className,
    id,
    inputClassName,
    small,
    before,
    after,
    inputRef,
    ...rest
  } = props
  return (
    <Field label={label} hint={hint} error={error} note={note} hideLabel={hideLabel} className={className} id={id}>
      {(wiring) => {
        const input = (
          <input
            ref={inputRef}
            autoComplete="off"
            enterKeyHint={rest.type === 'search' ? 'search' : undefined}
            {...rest}
            {...wiring}
            className={cx(inputClass({ small: small ?? false, inside: Boolean(before || after) }), inputClassName)}
          />
        )
        if (!before && !after) return input
        return (
          <div className={affixClass}>
            {before}
            {input}
            {after}
          </div>
        )
      }}
    </Field>
  )
}
