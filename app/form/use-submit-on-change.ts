// Submits GET forms as soon as a choice changes: filters, a month, an order.

import { useSubmit } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'

/** The debounce of text input, ms: longer than the gap between two letters. */
const PAUSE = 250

/**
 * The form's `onChange`: submits on each choice, and with `typing` also after a pause in typing. A choice that was made
 * before hydration is submitted on mount. The form needs `autoComplete="off"`, because a browser that restores an old
 * choice would submit it.
 */
export function useSubmitOnChange(form: RefObject<HTMLFormElement>, { typing = false } = {}) {
  const submit = useSubmit()
  const pause = useRef<ReturnType<typeof setTimeout>>()

  useEffect(() => {
    const counts = (field: Element) => (typing || isChoice(field)) && isChanged(field)
    if (form.current && [...form.current.elements].some(counts))
      submit(form.current, { preventScrollReset: true, replace: true })
    return () => clearTimeout(pause.current)
  }, [form, submit, typing])

  return ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(pause.current)
    if (isChoice(target)) return submit(currentTarget, { preventScrollReset: true })
    // Replaces the history entry, so that Back does not step through the letters of a word.
    const submitTyped = () => submit(currentTarget, { preventScrollReset: true, replace: true })
    if (typing) pause.current = setTimeout(submitTyped, PAUSE)
  }
}

const isBox = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

const isChoice = (field: EventTarget): boolean => field instanceof HTMLSelectElement || isBox(field)

/** True for a field whose value differs from the rendered one. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    // A list without a default is rendered with its first option selected.
    return field.selectedIndex !== Math.max(0, rendered)
  }
  if (isBox(field)) return field.checked !== field.defaultChecked
  return field instanceof HTMLInputElement && field.value !== field.defaultValue
}
