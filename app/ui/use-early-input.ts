import { type RefObject, useEffect, useRef } from 'react'

/** The ref of a controlled field: text that was typed into the field before its component came to life is handed over once. */
export function useEarlyInput(onText: (text: string) => void): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the component comes to life
  useEffect(() => {
    if (field.current?.value) onText(field.current.value)
  }, [])
  return field
}
