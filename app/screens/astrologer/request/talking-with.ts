import type { Presence } from '#workers/contract/astrologers/astrologers.ts'

/**
 * True while the viewer talks with this astrologer. `liveWith` is from the page load, but the status is pushed, so an
 * astrologer who is no longer busy has ended the consultation.
 */
export function isTalkingWith({ id, status }: { id: string; status: Presence }, liveWith: string | null): boolean {
  return liveWith === id && status === 'busy'
}
