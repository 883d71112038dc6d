// The caller while it rings: a request whose user has closed the page is withdrawn, so that nobody answers an empty room.
import { CALLER_GONE } from '#workers/contract/limits.ts'
import type { Room } from './room.ts'

/** Pages came or went. Phone calls ring on: their user waits beside a phone. */
export function watchCaller(room: Room): void {
  if (!mayBeWithdrawn(room)) return
  const waits = room.sockets('user').length > 0
  const goneAt = room.store.flag('callerGoneAt')
  if (waits && goneAt !== undefined) room.store.setFlag('callerGoneAt', undefined)
  if (!waits && goneAt === undefined) room.store.setFlag('callerGoneAt', room.now())
}

/**
 * Another page of the product says that its user still waits. Its silence withdraws the ring, also where the user went to
 * that page before the socket of the waiting page had opened.
 */
export function keepRinging(room: Room): void {
  if (mayBeWithdrawn(room) && room.sockets('user').length === 0) room.store.setFlag('callerGoneAt', room.now())
}

/** When the ring is withdrawn (ms UTC); null while somebody waits for its answer. */
export function withdrawnAt(room: Room): number | null {
  const goneAt = room.store.flag('callerGoneAt')
  return rings(room) && goneAt !== undefined ? goneAt + CALLER_GONE : null
}

function mayBeWithdrawn(room: Room): boolean {
  return rings(room) && room.store.terms()?.kind !== 'phone-call'
}

function rings(room: Room): boolean {
  const { state } = room.store.consultation()
  return state === 'requested' || state === 'ringing'
}
