// Toasts for the events of a call, once each.

import { useEffect, useRef } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { callTexts, endTexts } from '#app/realtime/room/end-text.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { State } from '#workers/contract/consultations/consultation-states.ts'
import { callToastsTexts } from './call-toasts-text.ts'

/** No toast for events before the page was loaded. `ended` replaces the default text for the end. */
export function useCallToasts(state: State, endReason: string | null, ended: string | null = null): void {
  const callToastsText = useTexts(callToastsTexts)
  const endText = useTexts(endTexts)
  const callText = useTexts(callTexts)
  const known = useRef<State | null>(null)
  const said = useRef(new Set<string>())
  useEffect(() => {
    const before = known.current
    known.current = state
    const first = before === null
    if (before === state || (first && state !== 'requested' && state !== 'ringing')) return
    const states: Partial<Record<State, string>> = callToastsText
    const text = state === 'ended' ? (ended ?? endText(endReason)) : states[state]
    if (!text || said.current.has(text)) return
    said.current.add(text)
    if (state === 'ended' && text !== callText.ended) toast.warn(text)
    else toast.info(text)
  }, [state, endReason, ended, callToastsText, endText, callText])
}
