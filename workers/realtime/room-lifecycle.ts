// The beginning and the end of a consultation in its room.
import type { EndReason, Side } from '#workers/contract/consultation-states.ts'
import type { ErrorCode } from '#workers/contract/errors.ts'
import type { Consultation } from '#workers/domain/consultations/index.ts'
import type { Room } from './room.ts'
import { alignCallStart } from './room-call-start.ts'
import { forgetSpot } from './room-desk.ts'
import { writeProvisionalFacts } from './room-provisional-facts.ts'
import { tellState } from './room-view.ts'

/** The first device wins. */
export function acceptBy(room: Room, device: string): ErrorCode | null {
  const { refused, changed } = room.apply({ type: 'accept', device })
  if (changed) room.store.addEvent({ at: room.now(), what: 'accepted', side: 'astrologer' })
  return refused ?? null
}

export function endBy(room: Room, by: Side | 'admin' | 'system'): void {
  const { acceptedAt } = room.store.consultation()
  const reason: EndReason =
    by === 'admin'
      ? 'admin_ended'
      : by === 'system'
        ? 'failed'
        : acceptedAt === null
          ? by === 'user'
            ? 'cancelled'
            : 'rejected'
          : `${by}_ended`
  finish(room, { reason, by })
}

type End = { reason: EndReason; by: Consultation['endedBy']; at?: number; deniedBy?: Side | null }

/** Ends the consultation. `at`: when it really ended, when that lies before now. */
export function finish(room: Room, { reason, by, at, deniedBy = null }: End): void {
  const now = room.now()
  writeProvisionalFacts(room, now)
  const { changed, consultation } = room.apply({ type: 'end', reason, by, at: at ?? now, deniedBy })
  if (!changed) return
  room.store.setFlag('endingSince', now)
  room.store.addEnd(consultation.endedAt ?? now)
  room.store.addEvent({ at: consultation.endedAt ?? now, what: 'ended', side: by })
  alignCallStart(room)
  forgetSpot(room)
  tellState(room)
}
