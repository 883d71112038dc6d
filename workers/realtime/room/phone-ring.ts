// Rings the astrologer's phone while no page of theirs is open: key 1 accepts.

import { SECOND } from '#workers/contract/time/durations.ts'
import { failureOf, NO_LEG } from '#workers/domain/voice/index.ts'
import { logFailure } from '#workers/log.ts'
import { acceptBy } from './lifecycle.ts'
import type { Room } from './room.ts'

// Removes phone numbers before logging: only status and code of the provider's failures remain, because their messages contain numbers.
function withoutNumbers(error: unknown): unknown {
  const { status, twilioCode } = (error ?? {}) as { status?: number; twilioCode?: number }
  const kind = failureOf(error)
  return kind ? `${kind} ${status} ${twilioCode}` : error
}

export function logCall(room: Room, step: string, error: unknown): void {
  logFailure({ event: 'call.failed', step, consultationId: room.store.terms()?.consultationId }, withoutNumbers(error))
}

/** True if the current ring can be accepted by phone. */
export function ringsPhone(room: Room): boolean {
  return room.store.flag('ringPhone') === true && room.store.consultation().state === 'ringing'
}

/** Accepts the ring by key 1 on that phone. Returns false when there was nothing to accept. */
export function acceptByKey(room: Room, legId: string): boolean {
  if (!ringsPhone(room) || room.calls.leg('astrologer').id !== legId) return false
  return acceptBy(room, `phone:${legId}`) === null
}

/** Time for a spoken message on a phone before its call is hung up. */
const CLOSING_MESSAGE_MS = 12 * SECOND

/** The client can no longer pay: delays the hang-up until the phone that accepted has played a closing sentence. */
export function delayHangUp(room: Room): void {
  const { id } = room.calls.leg('astrologer')
  if (id !== null && isAcceptedBy(room, id)) room.store.setFlag('closeAt', room.now() + CLOSING_MESSAGE_MS)
}

/** True if this phone accepted a ring by key 1 for which the client could not pay. */
export function isUnpaidRing(room: Room, legId: string): boolean {
  const { endReason, startedAt } = room.store.consultation()
  if (startedAt !== null || !isAcceptedBy(room, legId)) return false
  return endReason === 'insufficient_funds' || endReason === 'limit_reached'
}

function isAcceptedBy(room: Room, legId: string): boolean {
  return room.store.consultation().acceptedBy === `phone:${legId}`
}

/** The astrologer accepted a web call in the browser: hangs up the phone that rings as well. */
export function releasePhone(room: Room): void {
  const { device, id } = room.calls.leg('astrologer')
  if (device !== 'phone') return
  room.calls.setLeg('astrologer', NO_LEG)
  if (id !== null) room.store.setFlag('strayLeg', { leg: id, at: room.now() })
}
