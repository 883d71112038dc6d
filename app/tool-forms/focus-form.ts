import { type FormEvent, useEffect, useRef } from 'react'

/** Focuses the first invalid field; if the whole form failed, its retry button; else its first field. */
function focusForm(form: HTMLFormElement | null): void {
  const found =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)') ??
    form?.querySelector<HTMLElement>(
      form.querySelector('[role="alert"]') ? '[type="submit"]' : 'input:not([type="hidden"])',
    )
  found?.focus()
}

type Options = {
  /** Increases with each answer of a check, and each time the form is shown again. */
  checked?: number
  /** Errors of the server's latest answer; only they move the focus. */
  errors?: unknown
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/**
 * The `ref` and `onSubmit` of a form. An answer moves the focus to its error, unless the user has focused another field
 * since the submit.
 */
export function useFormFocus({ checked = 0, errors, onSubmit }: Options) {
  const ref = useRef<HTMLFormElement>(null)
  const sentFrom = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const form = ref.current
    const at = document.activeElement
    // The server's data may be revalidated while the focus is anywhere on the page.
    const isElsewhere = checked > 0 ? form?.contains(at) : at !== document.body
    const hasGoneOn = at !== sentFrom.current && isElsewhere
    // The server has already checked a form that was posted without JavaScript.
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
