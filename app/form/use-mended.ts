import { type RefObject, useEffect, useState } from 'react'
import type { FormFailure } from './form-answer.ts'

/** `ofDocument`: the failure was in the HTML, so the user may have edited the fields before hydration. */
type Answered = { failure: FormFailure | null; ofDocument: boolean }

/** Names of the fields that were edited after the failure. Focuses the first invalid field. */
export function useMended(form: RefObject<HTMLFormElement>, { failure, ofDocument }: Answered): readonly string[] {
  const [mended, setMended] = useState<{ failure: FormFailure | null; names: readonly string[] }>({
    failure,
    names: [],
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    const element = form.current
    if (!failure || !element) return
    const add = (names: readonly string[]) =>
      setMended((known) => ({ failure, names: known.failure === failure ? [...known.names, ...names] : names }))
    if (ofDocument) add(changedNames(element))
    // A user who is already typing keeps the focus.
    if (!ofDocument || document.activeElement === document.body) focusFirstWrong(element)
    const onInput = ({ target }: Event) => add([(target as HTMLInputElement).name])
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  }, [form, failure])
  return mended.failure === failure ? mended.names : []
}

function focusFirstWrong(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLInputElement>('[aria-invalid="true"]')
  wrong?.focus()
  // Focus scrolls only the field into view; its label must be visible, too.
  wrong?.labels?.[0]?.scrollIntoView({ block: 'nearest' })
}

/** Fields whose values differ from the rendered ones. */
function changedNames(form: HTMLFormElement): string[] {
  return [...form.elements].filter(isChanged).map((field) => (field as HTMLInputElement).name)
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
    return field.value !== (first?.value ?? '')
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  const isBox = field.type === 'radio' || field.type === 'checkbox'
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
