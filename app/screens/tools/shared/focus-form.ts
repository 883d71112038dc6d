/** Where a form goes on: its first wrong field; where the whole failed, the button that tries again; else its start. */
export function focusForm(form: HTMLFormElement | null): void {
  const found =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)') ??
    form?.querySelector<HTMLElement>(
      form.querySelector('[role="alert"]') ? '[type="submit"]' : 'input:not([type="hidden"])',
    )
  found?.focus()
}

/** Moves the focus to the first wrong field on a page that answers a posted form. */
export function focusFirstError(form: HTMLFormElement | null): void {
  if (form?.querySelector('[aria-invalid="true"],[role="alert"]')) focusForm(form)
}
