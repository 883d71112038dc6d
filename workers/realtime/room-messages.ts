// Messages of a room: stored once, sent to every page.
import type { Side } from '#workers/contract/consultation-states.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import { fileOnWire, type StoredFile, type StoredMessage } from '#workers/domain/consultations/index.ts'
import type { Room } from './room.ts'
import { hasSpace } from './room-bounds.ts'
import { pushMessage } from './room-push.ts'

/** Stores a message once and sends it to every page but `from`; null when the consultation is over, or full. */
export function postMessage(
  room: Room,
  side: Side,
  { id, text, file }: { id: string; text: string; file?: StoredFile },
  from?: WebSocket,
): RoomChatMessage | null {
  if (room.store.consultation().acceptedAt === null || room.isOver()) return null
  if (!hasSpace(room, side, text)) return null
  const at = room.now()
  const { seq, fresh } = room.store.addMessage({ id, side, text, at, ...(file ? { file } : {}) })
  const message = toWire(room, { seq, id, side, text, at, ...(file ? { file } : {}) })
  if (fresh) {
    room.tell({ type: 'message', message }, undefined, from)
    pushMessage(room, message)
  }
  return message
}

export function toWire(room: Room, { file, ...message }: StoredMessage): RoomChatMessage {
  return file ? { ...message, file: fileOnWire(room.store.terms()?.consultationId ?? '', file) } : message
}
