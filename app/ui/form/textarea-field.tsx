import { type TextareaHTMLAttributes, useEffect, useRef, useState } from 'react'
import { cx } from '#app/ui/cx.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Field, type FieldInputProps } from './field.tsx'
import { textareaClass } from './field-class.ts'

export type TextareaFieldProps = FieldInputProps<TextareaHTMLAttributes<HTMLTextAreaElement>>

export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, note, hideLabel, className, id, inputClassName, small: _small, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} note={note} hideLabel={hideLabel} className={className} id={id}>
      {(wiring) => <Textarea {...rest} {...wiring} className={cx(textareaClass, inputClassName)} />}
    </Field>
  )
}

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { id: string }

/** Texts of the page before React reset them, by field id; stored because an interrupted hydration starts again. */
const textsOfPage = new Map<string, string>()

/**
 * React 18 resets a filled textarea to the server's text while it hydrates it, and no other kind of field. The text that was typed
 * before is read first, and restored afterwards.
 * https://github.com/facebook/react/blob/v18.3.1/packages/react-dom/src/client/ReactDOMTextarea.js
 */
function Textarea(props: TextareaProps) {
  const hydrated = useHydrated()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed] = useState(() => (hydrated ? null : valueInPage(props.id)))
  useEffect(() => {
    if (field.current && typed !== null) field.current.value = typed
  }, [typed])
  return <textarea ref={field} dir="auto" {...props} />
}

function valueInPage(id: string): string | null {
  if (typeof document === 'undefined') return null
  const text = textsOfPage.get(id) ?? document.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)?.value
  if (text !== undefined) textsOfPage.set(id, text)
  return text ?? null
}
