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
 * For a form that acts on each choice: one that was made before the form came to life is acted on once. The form needs
 * `autoComplete="off"`: a browser that brings back an old choice would make it anew.
 */
export function useEarlyChange(form: RefObject<HTMLFormElement>, act: (form: HTMLFormElement) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form comes to life
  useEffect(() => {
    if (form.current && [...form.current.elements].some(isChanged)) act(form.current)
  }, [])
}

/** True for a field that shows another choice than it came with. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex > 0
      ? !field.options[field.selectedIndex]?.defaultSelected
      : [...field.options].some(({ defaultSelected }, at) => defaultSelected && at !== field.selectedIndex)
  return (
    field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) && field.checked !== field.defaultChecked
  )
}
