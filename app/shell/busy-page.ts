// A page is busy while a reload would lose something: a consultation, a ring, the answer to a form, or typed input.
import { useEffect } from 'react'

declare global {
  interface Window {
    /** The fields that a person edited, from the first one on. */
    __edited?: Element[]
  }
}

/** In the head, since a person types before the page is hydrated, too. */
export const editedScript = "__edited=[];addEventListener('input',function(e){__edited.push(e.target)},true)"

const reasons = new Set<symbol>()

/** While `busy` is true the page does not reload by itself. */
export function useBusyPage(busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    const reason = Symbol('busy')
    reasons.add(reason)
    return () => void reasons.delete(reason)
  }, [busy])
}

export function isPageBusy(): boolean {
  const edited = new Set(window.__edited ?? [])
  // An empty field holds nothing, and a message that was sent leaves one.
  const holdsInput = (field: Element) => field.isConnected && !('value' in field && field.value === '')
  return reasons.size > 0 || window.__answersPost === true || [...edited].some(holdsInput)
}
