// SPEC 8: what happens to a call is said as it happens, each thing once.
import { useEffect, useRef } from 'react'
import { toast } from '#app/ui/toasts.ts'
import type { State } from '#workers/contract/consultations.ts'

const STATES: Partial<Record<State, string>> = {
  requested: 'Connecting',
  ringing: 'Ringing astrologer',
  connecting: 'Call accepted',
  active: 'Call started',
}
const ENDS: Readonly<Record<string, string>> = {
  no_answer: 'Missed call',
  rejected: 'Call rejected',
  cancelled: 'Call cancelled',
  busy: 'Astrologer is busy',
  failed: 'Call failed',
  insufficient_funds: 'Call failed',
  connection_lost: 'Call disconnected',
}
const ENDED = 'Call ended'

/** Silent about a call that was over, or under way, before the page came. */
export function useCallToasts(state: State, endReason: string | null): void {
  const known = useRef<State | null>(null)
  const said = useRef(new Set<string>())
  useEffect(() => {
    const before = known.current
    known.current = state
    const first = before === null
    if (before === state || (first && state !== 'requested' && state !== 'ringing')) return
    const text = state === 'ended' ? (ENDS[endReason ?? ''] ?? ENDED) : STATES[state]
    if (!text || said.current.has(text)) return
    said.current.add(text)
    if (state === 'ended' && text !== ENDED) toast.warn(text)
    else toast.info(text)
  }, [state, endReason])
}
