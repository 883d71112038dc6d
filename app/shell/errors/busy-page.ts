// A page is busy while a reload would lose something: a consultation, an incoming request, the answer to a form, or
// typed input.
import { useEffect } from 'react'

declare global {
  interface Window {
    /** The fields that the user edited: by name, because a form may be rendered again; unnamed fields as elements. */
    __edited?: Set<string | Element>
  }
}

/** Inlined in the head to record input before hydration, too. Elements that were removed from the page are dropped. */
export const editedScript =
  "__edited=new Set;addEventListener('input',function(e){__edited.forEach(function(f){f.isConnected===false&&__edited.delete(f)});__edited.add(e.target.name||e.target)},true)"

const reasons = new Set<symbol>()

/** Prevents automatic reloads while `busy` is true. */
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

/** True while an edited field has a value. */
function isHeld(edited: string | Element): boolean {
  const fields = typeof edited === 'string' ? [...document.getElementsByName(edited)] : [edited]
  return fields.some((field) => field.isConnected && !isEmpty(field))
}

/** A sent message leaves an empty field. */
const isEmpty = (field: Element) => 'value' in field && field.value === ''
