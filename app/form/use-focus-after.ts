// The focus after a form has had its effect: its button, which was pressed, has left the page.
import { type RefObject, useEffect, useRef } from 'react'

/** True where the focused element is gone: the next Tab would begin at the top of the page. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/**
 * Ref of the element with `tabIndex={-1}` that takes the place of a form. It is focused as `effect` becomes another true value;
 * in a page that came with the effect, as a document, it is not.
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

/** Ref around a button that may leave its form with the focus: the form's submit button then takes it. */
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
