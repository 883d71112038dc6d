// Measures whether the other side is heard: arriving packets decide, not the connection's state (VOICE 5).
import type { RoomState } from '#workers/contract/consultations/live.ts'
import { MEDIA_DOWN_AFTER } from './constants.ts'

export type SoundState = { up: boolean; packets: number; grewAt: number }

export const SILENCE: SoundState = { up: false, packets: -1, grewAt: 0 }

/** The next look at the number of packets that came in so far; `now` in ms. */
export function hearing(known: SoundState, packets: number, now: number): SoundState {
  if (packets > known.packets && known.packets >= 0) return { up: true, packets, grewAt: now }
  // A new connection counts from the start again.
  if (packets < known.packets || known.packets < 0) return { ...known, packets, grewAt: known.up ? known.grewAt : now }
  return now - known.grewAt > MEDIA_DOWN_AFTER ? { ...known, up: false } : known
}

/** True where the browser refused to play sound because nobody has pressed anything on the page yet. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError'
}

/**
 * True when this page sends silence in place of its microphone: in a call between browsers, while the meter stands. Over
 * Twilio the conference is the meter: all that is heard there is billed, however late the room learns of it.
 */
export function isSilent(state: Pick<RoomState, 'running' | 'provider'> | null): boolean {
  return state?.provider !== 'twilio' && !state?.running
}
