// The start of a call over the telephone provider, by the facts: however late a join was reported.
import { billableSpans } from '#workers/domain/consultations/index.ts'
import { factsAt } from './bill.ts'
import type { Room } from './room.ts'
import { usesTwilio } from './transport.ts'

/** The first instant at which both sides were in the call (ms UTC); null when the facts hold none. */
function metAt(room: Room): number | null {
  return billableSpans(factsAt(room, room.now()), 0)[0]?.from ?? null
}

/** The start is where the facts say that both were there. Nothing starts while the consultation connects. */
export function alignCallStart(room: Room): void {
  if (!usesTwilio(room)) return
  const consultation = room.store.consultation()
  const from = metAt(room)
  if (from !== null && from !== consultation.startedAt && (consultation.startedAt !== null || room.isOver()))
    room.store.saveConsultation({ ...consultation, startedAt: from })
}

/** Both met, and one has left again before we heard of it: the consultation has begun all the same. */
export function beginLateCall(room: Room): void {
  if (room.store.consultation().state !== 'connecting' || room.store.holds().length === 0) return
  const from = metAt(room)
  if (from === null) return
  room.apply({ type: 'presence', presence: { user: true, astrologer: true } })
  alignCallStart(room)
  room.store.addEvent({ at: from, what: 'started', side: null })
}
