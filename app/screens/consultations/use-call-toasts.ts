// Toasts for the events of a call (SPEC 8), each once.
import { useEffect, useRef } from 'react'
import { CALL_ENDED, endText } from '#app/live/end-text.ts'
import { toast } from '#app/ui/toasts.ts'
import type { State } from '#workers/contract/consultation-states.ts'

const STATES: Partial<Record<State, string>> = {
  requested: 'Connecting',
  ringing: 'Ringing astrologer',
  connecting: 'Call accepted',
  active: 'Call started',
}
/** No toast for events before the page was loaded. `ended` replaces SPEC 8's text for the end. */
export function useCallToasts(state: State, endReason: string | null, ended: string | null = null): void {
  const known = useRef<State | null>(null)
  const said = useRef(new Set<string>())
  useEffect(() => {
    const before = known.current
    known.current = state
    const first = before === null
    if (before === state || (first && state !== 'requested' && state !== 'ringing')) return
    const text = state === 'ended' ? (ended ?? endText(endReason)) : STATES[state]
    if (!text || said.current.has(text)) return
    said.current.add(text)
    if (state === 'ended' && text !== CALL_ENDED) toast.warn(text)
    else toast.info(text)
  }, [state, endReason, ended])
}
