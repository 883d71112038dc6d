// The transport of a consultation: messages, pages in a call, or legs of the telephone provider.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Device } from '#workers/domain/voice/index.ts'
import type { Room } from './room.ts'

export function isCall(room: Room): boolean {
  const kind = room.store.terms()?.kind
  return kind !== undefined && kind !== 'chat'
}

export function usesTwilio(room: Room): boolean {
  return room.store.terms()?.provider === 'twilio'
}

/** The device of a side: its page or a phone. */
export function deviceOf(room: Room, side: Side): Device {
  if (room.store.terms()?.kind === 'phone-call') return 'phone'
  return side === 'astrologer' && room.store.consultation().acceptedBy?.startsWith('phone:') ? 'phone' : 'web'
}
