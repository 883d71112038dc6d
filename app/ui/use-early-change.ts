import { useSubmit } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

/** The ref of a group of controlled radio buttons: a choice that was made before its component came to life is handed over once. */
export function useEarlyChoice(onChoice: (value: string) => void): RefObject<HTMLFieldSetElement> {
  const group = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the component comes to life
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen && !chosen.defaultChecked) onChoice(chosen.value)
  }, [])
  return group
}

/**
 * For a form that acts on each choice: one that was made before the form came to life is acted on once, by default sent. The
 * form needs `autoComplete="off"`: a browser that brings back an old choice would make it anew.
 */
export function useEarlyChange(form: RefObject<HTMLFormElement>, act?: (form: HTMLFormElement) => void): void {
  const submit = useSubmit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form comes to life
  useEffect(() => {
    const early = form.current
    if (!early || ![...early.elements].some(isChanged)) return
    if (act) act(early)
    else submit(early, { preventScrollReset: true, replace: true })
  }, [])
}

/** True for a field that shows another choice than it came with; a list without a default came with its first option. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    )
  return (
    field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) && field.checked !== field.defaultChecked
  )
}
