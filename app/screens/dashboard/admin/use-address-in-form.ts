import { type RefObject, useEffect, useRef } from 'react'

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Filters show what the address says, also after "Clear" and the browser's Back. The fields stay in the page: with a new key
 * they would lose the focus of the keyboard at each change.
 */
export function useAddressInForm(form: RefObject<HTMLFormElement | null>, values: Values): void {
  const address = JSON.stringify(values)
  const shown = useRef(address)
  useEffect(() => {
    // Text that was typed before the page was hydrated stays.
    if (shown.current === address) return
    shown.current = address
    const stated: Values = JSON.parse(address)
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === 'hidden')
        continue
      const value = String(stated[field.name] ?? '')
      if (field.name && field.value !== value) field.value = value
    }
  }, [form, address])
}
