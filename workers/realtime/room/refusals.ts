// The frame by which the room refuses what a page sent.
import type { RoomMessage } from '#workers/contract/consultations/live.ts'
import { ROOM_REFUSALS, type RoomRefusal } from '#workers/contract/consultations/room-refusals.ts'
import type { Room } from './room.ts'

/** Refusals of the moment: the page may send the same again in a second. */
const FOR_NOW: readonly RoomRefusal[] = ['too_fast', 'meter_stands']

/** `id` names the message or the act; a frame that could not be read has none. */
export function refuse(room: Room, socket: WebSocket, { code, id }: { code: RoomRefusal; id?: string }): void {
  const again = FOR_NOW.includes(code) ? { again: true as const } : {}
  const refused: RoomMessage = { type: 'refused', code, message: ROOM_REFUSALS[code], ...again }
  room.send(socket, id === undefined ? refused : { ...refused, id })
}
