// Moves the focus after a form has succeeded, because the button that had it was removed.
import { type RefObject, useEffect, useRef } from 'react'

/** True if the focused element was removed: the next Tab would start at the top of the page. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/**
 * Ref for the element with `tabIndex={-1}` that replaces a form. It is focused when `effect` changes to another truthy
 * value, but not on the first render.
 */
export function useFocusAfter<Place extends HTMLElement>(effect: unknown): RefObject<Place> {
  const ref = useRef<Place>(null)
  const before = useRef(effect)
  useEffect(() => {
    if (effect && effect !== before.current && isFocusLost()) ref.current?.focus()
    before.current = effect
  }, [effect])
  return ref
}

/**
 * Ref for the container of a button that may be removed while it is focused; the focus then moves to the form's submit
 * button.
 */
export function useFocusToSubmit<Place extends HTMLElement>(): RefObject<Place> {
  const ref = useRef<Place>(null)
  useEffect(() => {
    const form = ref.current?.closest('form')
    return () => {
      if (!form?.isConnected || !isFocusLost()) return
      const submit = [...form.elements].find((element) => (element as HTMLButtonElement).type === 'submit')
      ;(submit as HTMLElement | undefined)?.focus()
    }
  }, [])
  return ref
}
