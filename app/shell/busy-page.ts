// A page is busy while a reload would lose something: a consultation, a ring, the answer to a form, or typed input.
import { useEffect } from 'react'

const reasons = new Set<symbol>()
const edited = new Set<Element>()

/** While `busy` is true the page does not reload by itself. */
export function useBusyPage(busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    const reason = Symbol('busy')
    reasons.add(reason)
    return () => void reasons.delete(reason)
  }, [busy])
}

/** From the start of the page on: remembers the fields that a person edits. */
export function watchEdits(): void {
  addEventListener('input', ({ target }) => edited.add(target as Element), true)
}

export function isPageBusy(): boolean {
  for (const field of edited) if (!field.isConnected) edited.delete(field)
  // An empty field holds nothing, and a message that was sent leaves one.
  return reasons.size > 0 || window.__answersPost === true || [...edited].some((field) => !isEmpty(field))
}

const isEmpty = (field: Element) => 'value' in field && field.value === ''
