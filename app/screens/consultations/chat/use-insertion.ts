import { type RefObject, useEffect, useRef } from 'react'

export type Draft = { field: RefObject<HTMLTextAreaElement>; draft: string; setDraft(draft: string): void }

/** Puts words in the place of the selection, or of the text from `from` to its end, with the caret behind them. */
export function useInsertion({ field, draft, setDraft }: Draft) {
  const caret = useRef<number | null>(null)
  useEffect(() => {
    if (caret.current !== null && draft !== '') field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [field, draft])
  return (words: string, from = field.current?.selectionStart ?? draft.length) => {
    setDraft(draft.slice(0, from) + words + draft.slice(field.current?.selectionEnd ?? draft.length))
    caret.current = from + words.length
    field.current?.focus()
  }
}
