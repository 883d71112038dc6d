// Tells the room how microphone and sound of this page are, so that the other side sees why it hears nothing or is not heard.
import { useEffect } from 'react'
import type { PageCall } from '#app/realtime/voice/use-call.ts'
import type { Microphone } from '#workers/contract/consultations/live.ts'

/** Told with each change, and again to a room that is joined anew. */
export function useShownMicrophone(
  { status, microphone, muted }: Pick<PageCall, 'status' | 'microphone' | 'muted'>,
  joined: boolean,
  tell: (shown: { state: Microphone; muted: boolean; sound_off: boolean }) => void,
): void {
  const state = microphoneOf(status, microphone !== null)
  const soundOff = status === 'sound-off'
  useEffect(() => {
    if (joined && state) tell({ state, muted, sound_off: soundOff })
  }, [joined, state, muted, soundOff, tell])
}

function microphoneOf(status: PageCall['status'], on: boolean): Microphone | null {
  if (status === 'asking' || status === 'refused' || status === 'no-device' || status === 'unsupported') return status
  return on ? 'on' : null
}
