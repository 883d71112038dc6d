import type { Presence } from '#workers/contract/astrologers/astrologers.ts'

/**
 * True while the viewer talks with this astrologer. `liveWith` is as old as the page; the status is pushed, and an astrologer who
 * is busy no more has ended the session.
 */
export function isTalkingWith({ id, status }: { id: string; status: Presence }, liveWith: string | null): boolean {
  return liveWith === id && status === 'busy'
}
