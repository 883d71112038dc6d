// GET forms whose choices count at once: filters, a month, an order.

import { useSubmit } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'

/** Long enough for the next letter of somebody who types fluently. */
const PAUSE = 250

/**
 * The form's `onChange`: it submits at each choice, with `typing` also at a pause of the typing. A choice that was made before the
 * page was hydrated is submitted as the form mounts. The form needs `autoComplete="off"`: a browser that brings back an old
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
    // One step of Back for a whole word, not for each letter.
    const submitTyped = () => submit(currentTarget, { preventScrollReset: true, replace: true })
    if (typing) pause.current = setTimeout(submitTyped, PAUSE)
  }
}

const isBox = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

const isChoice = (field: EventTarget): boolean => field instanceof HTMLSelectElement || isBox(field)

/** True for a field that shows another value than it was rendered with. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    // A list without a default was rendered with its first option.
    return field.selectedIndex !== Math.max(0, rendered)
  }
  if (isBox(field)) return field.checked !== field.defaultChecked
  return field instanceof HTMLInputElement && field.value !== field.defaultValue
}
