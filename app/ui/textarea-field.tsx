import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldInputProps } from './field.tsx'
import { textareaClass } from './field-class.ts'
import { useHydrated } from './use-hydrated.ts'

export type TextareaFieldProps = FieldInputProps<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
  inputRef?: Ref<HTMLTextAreaElement>
}

export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, note, hideLabel, className, id, inputClassName, small: _small, inputRef, ...rest } = props
  // React puts the text that the server wrote back into a filled field: until then the field takes none.
  const readOnly = useHydrated() ? rest.readOnly : rest.readOnly || Boolean(rest.value ?? rest.defaultValue)
  return (
    <Field {...{ label, hint, error, note, hideLabel, className, id }}>
      {(wiring) => (
        <textarea
          ref={inputRef}
          {...rest}
          readOnly={readOnly}
          {...wiring}
          className={cx(textareaClass, inputClassName)}
        />
      )}
    </Field>
  )
}
