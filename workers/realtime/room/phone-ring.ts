// A ring on the astrologer's phone, while no page of theirs is open (PRODUCT 5): key 1 accepts.

import { SECOND } from '#workers/contract/time/durations.ts'
import { failureOf, NO_LEG } from '#workers/domain/voice/index.ts'
import { logFailure } from '#workers/log.ts'
import { acceptBy } from './lifecycle.ts'
import type { Room } from './room.ts'

// Logs failures of calls.
// Of the provider's failures only status and code: their messages name phone numbers.
function withoutNumbers(error: unknown): unknown {
  const { status, twilioCode } = (error ?? {}) as { status?: number; twilioCode?: number }
  const kind = failureOf(error)
  return kind ? `${kind} ${status} ${twilioCode}` : error
}

export function logCall(room: Room, step: string, error: unknown): void {
  logFailure({ event: 'call.failed', step, consultationId: room.store.terms()?.consultationId }, withoutNumbers(error))
}

/** True if the phone call answers the ring that is under way. */
export function ringsPhone(room: Room): boolean {
  return room.store.flag('ringPhone') === true && room.store.consultation().state === 'ringing'
}

/** Key 1 on that phone. False when it accepted nothing. */
export function acceptByKey(room: Room, legId: string): boolean {
  if (!ringsPhone(room) || room.calls.leg('astrologer').id !== legId) return false
  return acceptBy(room, `phone:${legId}`) === null
}

/** Time for a spoken message on a phone before its call is hung up. */
const CLOSING_MESSAGE_MS = 12 * SECOND

/** The client can no longer pay: the phone that accepted by its key hears a sentence before the call is hung up. */
export function delayHangUp(room: Room): void {
  const { id } = room.calls.leg('astrologer')
  if (id !== null && isAcceptedBy(room, id)) room.store.setFlag('closeAt', room.now() + CLOSING_MESSAGE_MS)
}

/** True if this phone's key 1 accepted a ring that the client could not pay for. */
export function isUnpaidRing(room: Room, legId: string): boolean {
  const { endReason, startedAt } = room.store.consultation()
  if (startedAt !== null || !isAcceptedBy(room, legId)) return false
  return endReason === 'insufficient_funds' || endReason === 'limit_reached'
}

function isAcceptedBy(room: Room, legId: string): boolean {
  return room.store.consultation().acceptedBy === `phone:${legId}`
}

/** The astrologer took a web call in the browser: the phone that rings for it as well is let go. */
export function releasePhone(room: Room): void {
  const { device, id } = room.calls.leg('astrologer')
  if (device !== 'phone') return
  room.calls.setLeg('astrologer', NO_LEG)
  if (id !== null) room.store.setFlag('strayLeg', { leg: id, at: room.now() })
}
