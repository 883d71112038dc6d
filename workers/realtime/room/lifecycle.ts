// The beginning and the end of a consultation in its room.
import type { EndReason, Side } from '#workers/contract/consultations/consultation-states.ts'
import type { ErrorCode } from '#workers/contract/errors/errors.ts'
import { type Consultation, presenceOf } from '#workers/domain/consultations/index.ts'
import { allFacts } from './bill.ts'
import { alignCallStart } from './call-start.ts'
import { forgetSpot } from './desk.ts'
import { updatePresence } from './presence.ts'
import { writeProvisionalFacts } from './provisional-facts.ts'
import type { Room } from './room.ts'
import { usesTwilio } from './transport.ts'
import { tellState } from './view.ts'

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

type End = {
  reason: EndReason
  by: Consultation['endedBy']
  /** When it really ended (ms UTC), when that lies before now: a phone that hung up. */
  at?: number
  /** Until when the meter counts (ms UTC), when a pause goes before the end. */
  counted?: number | null
  deniedBy?: Side | null
}

/** Ends the consultation. The end is where the pause is over; nothing from the pause's beginning on is billed. */
export function finish(room: Room, { reason, by, at, counted = null, deniedBy = null }: End): void {
  const now = room.now()
  writeProvisionalFacts(room, now)
  if (room.store.consultation().state === 'active') updatePresence(room, now)
  const { changed, consultation } = room.apply({ type: 'end', reason, by, at: at ?? now, deniedBy })
  if (!changed) return
  const endedAt = consultation.endedAt ?? now
  room.store.setFlag('endingSince', now)
  room.store.addEnd(Math.min(counted ?? endedAt, endedAt))
  if (room.store.consultation().pausedAt === null) addSilence(room, endedAt)
  room.store.removePausesFrom(endedAt)
  room.store.addEvent({ at: endedAt, what: 'ended', side: by })
  alignCallStart(room)
  forgetSpot(room)
  tellState(room)
}

/** A side that fell silent shortly before the end is no absence yet, but the bill leaves its silence out: a pause in the timeline. */
function addSilence(room: Room, endedAt: number): void {
  const { startedAt } = room.store.consultation()
  if (startedAt === null || usesTwilio(room)) return
  const facts = allFacts(room)
  const last = (side: Side) => presenceOf(side, facts).at(-1)?.to ?? startedAt
  const [user, astrologer] = [last('user'), last('astrologer')]
  const at = Math.max(startedAt, Math.min(user, astrologer))
  if (at >= endedAt) return
  const side = user === astrologer ? null : user < astrologer ? 'user' : 'astrologer'
  room.store.addEvent({ at, what: 'paused', side })
}
