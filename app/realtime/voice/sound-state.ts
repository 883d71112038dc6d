// Detects whether the other side is audible by arriving packets, because a connection may be open without audio.
import type { RoomState } from '#workers/contract/consultations/live.ts'
import { MEDIA_DOWN_AFTER } from './constants.ts'

export type SoundState = { up: boolean; packets: number; grewAt: number }

export const SILENCE: SoundState = { up: false, packets: -1, grewAt: 0 }

/** Updates the state with the current packet count; `now` in ms. */
export function hearing(known: SoundState, packets: number, now: number): SoundState {
  if (packets > known.packets && known.packets >= 0) return { up: true, packets, grewAt: now }
  // The counter of a new connection starts at 0.
  if (packets < known.packets || known.packets < 0) return { ...known, packets, grewAt: known.up ? known.grewAt : now }
  return now - known.grewAt > MEDIA_DOWN_AFTER ? { ...known, up: false } : known
}

/** True if the browser blocked playback because the user has not clicked on the page yet. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError'
}

/**
 * True if this page must send silence: in an embedded call while the meter is stopped. With Twilio the meter follows
 * the conference, where all audio is billed, so it is never muted.
 */
export function isSilent(state: Pick<RoomState, 'running' | 'provider'> | null): boolean {
  return state?.provider !== 'twilio' && !state?.running
}
