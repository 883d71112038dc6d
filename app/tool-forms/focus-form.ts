import { type FormEvent, useEffect, useRef } from 'react'

/** Where a form goes on: its first wrong field; where the whole failed, the button that tries again; else its start. */
function focusForm(form: HTMLFormElement | null): void {
  const found =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)') ??
    form?.querySelector<HTMLElement>(
      form.querySelector('[role="alert"]') ? '[type="submit"]' : 'input:not([type="hidden"])',
    )
  found?.focus()
}

type Options = {
  /** Grows with each answer of a check, and whenever the form is shown again. */
  checked?: number
  /** Errors of the server's newest answer; only they move the focus. */
  errors?: unknown
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** The `ref` and `onSubmit` of a form: an answer moves the focus to its error, unless the focus has moved to another field of the form since it was sent. */
export function useFormFocus({ checked = 0, errors, onSubmit }: Options) {
  const ref = useRef<HTMLFormElement>(null)
  const sentFrom = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const form = ref.current
    const at = document.activeElement
    // The server's data may be read anew while a person is anywhere on the page.
    const isElsewhere = checked > 0 ? form?.contains(at) : at !== document.body
    const hasGoneOn = at !== sentFrom.current && isElsewhere
    // A page that answers a form sent without scripts has been checked by the server.
    if (!hasGoneOn && (checked > 0 || form?.querySelector('[aria-invalid="true"],[role="alert"]'))) focusForm(form)
  }, [checked, errors])
  return {
    ref,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      sentFrom.current = document.activeElement
      onSubmit(event)
    },
  }
}
