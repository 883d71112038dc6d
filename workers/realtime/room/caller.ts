// The caller until the consultation begins: a user who has closed the page keeps no astrologer in an empty room.
import type { EndReason, Side } from '#workers/contract/consultations/consultation-states.ts'
import { CALLER_GONE, CALLER_GONE_CONNECTING } from '#workers/contract/limits.ts'
import type { Room } from './room.ts'

type End = { at: number; reason: EndReason; by: 'system' | 'user' }

/** A page of this side came or went. Phone calls go on: their user waits beside a phone. */
export function watchCaller(room: Room, side: Side): void {
  const { state } = room.store.consultation()
  if (side !== 'user' || isPhoneCall(room) || !(rings(room) || state === 'connecting')) return
  const waits = room.sockets('user').length > 0
  const goneAt = room.store.flag('callerGoneAt')
  if (waits && goneAt !== undefined) room.store.setFlag('callerGoneAt', undefined)
  if (!waits && goneAt === undefined) room.store.setFlag('callerGoneAt', room.now())
}

/**
 * Another page of the product says that its user still waits. Its silence withdraws the ring, also where the user went to
 * that page before the socket of the waiting page had opened. It may say so a little longer than it rings: until it has read
 * of the accept.
 */
export function keepRinging(room: Room): void {
  const { state } = room.store.consultation()
  if ((rings(room) || state === 'connecting') && !isPhoneCall(room) && room.sockets('user').length === 0)
    room.store.setFlag('callerGoneAt', room.now())
}

/**
 * When a consultation that has not begun ends because its user has left; null while somebody waits for it. A user who left
 * before the accept, and whose device took the push message of it, has the usual minute to come.
 */
export function withdrawnAt(room: Room): End | null {
  const goneAt = room.store.flag('callerGoneAt')
  if (goneAt === undefined) return null
  if (rings(room)) return { at: goneAt + CALLER_GONE, reason: 'cancelled', by: 'system' }
  const { state, acceptedAt } = room.store.consultation()
  if (state !== 'connecting' || acceptedAt === null) return null
  if (goneAt < acceptedAt && room.store.flag('acceptPushed')) return null
  return { at: Math.max(goneAt, acceptedAt) + CALLER_GONE_CONNECTING, reason: 'failed', by: 'user' }
}

function isPhoneCall(room: Room): boolean {
  return room.store.terms()?.kind === 'phone-call'
}

function rings(room: Room): boolean {
  const { state } = room.store.consultation()
  return state === 'requested' || state === 'ringing'
}
