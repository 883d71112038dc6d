// A page is busy while a reload would lose something: a consultation, a ring, the answer to a form, or typed input.
import { useEffect } from 'react'

declare global {
  interface Window {
    /** The fields that a person edited: their names, since a form may be drawn anew, or those that have none. */
    __edited?: Set<string | Element>
  }
}

/** In the head, since a person types before the page is hydrated, too. Elements that left the page are let go. */
export const editedScript =
  "__edited=new Set;addEventListener('input',function(e){__edited.forEach(function(f){f.isConnected===false&&__edited.delete(f)});__edited.add(e.target.name||e.target)},true)"

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
  return reasons.size > 0 || window.__answersPost === true || [...(window.__edited ?? [])].some(isHeld)
}

/** True while a field that a person edited holds input. */
function isHeld(edited: string | Element): boolean {
  const fields = typeof edited === 'string' ? [...document.getElementsByName(edited)] : [edited]
  return fields.some((field) => field.isConnected && !isEmpty(field))
}

/** A message that was sent leaves an empty field. */
const isEmpty = (field: Element) => 'value' in field && field.value === ''
