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
  return reasons.size > 0 || window.__answersPost === true || [...edited].some(isHeld)
}

/** True while typed input is still there: in the field, or in the one of its name that took its place. */
function isHeld(field: Element): boolean {
  const name = field.getAttribute('name')
  const fields = field.isConnected || !name ? [field] : [...document.getElementsByName(name)]
  return fields.some((each) => each.isConnected && !isEmpty(each))
}

/** A message that was sent leaves an empty field. */
const isEmpty = (field: Element) => 'value' in field && field.value === ''
