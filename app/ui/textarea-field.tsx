import { type TextareaHTMLAttributes, useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldInputProps } from './field.tsx'
import { textareaClass } from './field-class.ts'
import { useHydrated } from './use-hydrated.ts'

export type TextareaFieldProps = FieldInputProps<TextareaHTMLAttributes<HTMLTextAreaElement>>

export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, note, hideLabel, className, id, inputClassName, small: _small, ...rest } = props
  return (
    <Field {...{ label, hint, error, note, hideLabel, className, id }}>
      {(wiring) => <Textarea {...rest} {...wiring} className={cx(textareaClass, inputClassName)} />}
    </Field>
  )
}

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { id: string }

/**
 * React 18 writes the server's text back into a filled field as it hydrates it, which it does to no other field. What was typed
 * before is read in time and put back.
 * https://github.com/facebook/react/blob/v18.3.1/packages/react-dom/src/client/ReactDOMTextarea.js
 */
function Textarea(props: TextareaProps) {
  const hydrated = useHydrated()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed] = useState(() => (hydrated ? null : valueInPage(props.id)))
  useEffect(() => {
    if (field.current && typed !== null) field.current.value = typed
  }, [typed])
  return <textarea ref={field} {...props} />
}

function valueInPage(id: string): string | null {
  if (typeof document === 'undefined') return null
  return document.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)?.value ?? null
}
