// Tells the room how this page's microphone is, so that the other side sees why it hears nothing.
import { useEffect } from 'react'
import type { PageCall } from '#app/voice/use-call.ts'
import type { Microphone } from '#workers/contract/live.ts'

/** Told with each change, and again to a room that is joined anew. */
export function useShownMicrophone(
  { status, microphone, muted }: Pick<PageCall, 'status' | 'microphone' | 'muted'>,
  joined: boolean,
  tell: (state: Microphone, muted: boolean) => void,
): void {
  const state = microphoneOf(status, microphone !== null)
  useEffect(() => {
    if (joined && state) tell(state, muted)
  }, [joined, state, muted, tell])
}

function microphoneOf(status: PageCall['status'], on: boolean): Microphone | null {
  if (status === 'asking' || status === 'refused' || status === 'no-device' || status === 'unsupported') return status
  return on ? 'on' : null
}
