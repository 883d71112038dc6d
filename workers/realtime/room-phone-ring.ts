// A ring on the astrologer's phone, while no page of theirs is open (PRODUCT 5): key 1 accepts.

import { NO_LEG } from '#workers/domain/voice/index.ts'
import type { Room } from './room.ts'
import { acceptBy } from './room-lifecycle.ts'

/** Whether the phone is an answer to the ring that is under way. */
export function ringsPhone(room: Room): boolean {
  return room.store.note('ringPhone') === true && room.store.consultation().state === 'ringing'
}

/** Key 1 on that phone. False when it accepted nothing. */
export function acceptByKey(room: Room, legId: string): boolean {
  if (!ringsPhone(room) || room.calls.leg('astrologer').id !== legId) return false
  return acceptBy(room, `phone:${legId}`) === null
}

/** The astrologer took a web call in the browser: the phone that rings for it as well is let go. */
export function letPhoneGo(room: Room): void {
  const { device, id } = room.calls.leg('astrologer')
  if (device !== 'phone') return
  room.calls.setLeg('astrologer', NO_LEG)
  if (id !== null) room.store.setNote('strayLeg', { leg: id, at: room.now() })
}
