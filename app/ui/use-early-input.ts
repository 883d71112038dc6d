import { type RefObject, useEffect, useRef } from 'react'

type Text = HTMLInputElement | HTMLTextAreaElement

/** The ref of a controlled field: text that was typed into the field before its component came to life is handed over once. */
export function useEarlyInput<Field extends Text = HTMLInputElement>(onText: (text: string) => void): RefObject<Field> {
  const field = useRef<Field>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the component comes to life
  useEffect(() => {
    if (field.current?.value) onText(field.current.value)
  }, [])
  return field
}
