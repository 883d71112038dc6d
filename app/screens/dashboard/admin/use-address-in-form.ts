import { type RefObject, useEffect, useRef } from 'react'

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Updates the filters' fields from the URL, for "Clear" and the browser's Back. The fields are not remounted with a new
 * key, because they would lose the focus.
 */
export function useAddressInForm(form: RefObject<HTMLFormElement | null>, values: Values): void {
  const address = JSON.stringify(values)
  const shown = useRef(address)
  useEffect(() => {
    // Text that was typed before hydration remains.
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
