import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldInputProps } from './field.tsx'
import { textareaClass } from './field-class.ts'

export type TextareaFieldProps = FieldInputProps<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
  inputRef?: Ref<HTMLTextAreaElement>
}

export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, note, hideLabel, className, id, inputClassName, small: _small, inputRef, ...rest } = props
  return (
    <Field {...{ label, hint, error, note, hideLabel, className, id }}>
      {(wiring) => <textarea ref={inputRef} {...rest} {...wiring} className={cx(textareaClass, inputClassName)} />}
    </Field>
  )
}
