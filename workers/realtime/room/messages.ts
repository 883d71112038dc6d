// Messages of a room: each is stored once and sent to every page.

import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import type { ErrorCode } from '#workers/contract/errors/errors.ts'
import { fileOnWire, type StoredFile, type StoredMessage } from '#workers/domain/consultations/index.ts'
import { hasSpace } from './media.ts'
import { updatePresence } from './presence.ts'
import { pushMessage } from './push.ts'
import type { Room } from './room.ts'

/** The reason for a refusal: `meter_stands` is temporary, the others are final. */
export type Refusal = Extract<ErrorCode, 'wrong_state' | 'meter_stands' | 'too_large'>

/** Null when a message may be posted. While connecting or paused nothing is delivered, because that time is not billed. */
function refusalOf(room: Room, side: Side, text: string): Refusal | null {
  const { acceptedAt, state } = room.store.consultation()
  if (acceptedAt === null || room.isOver()) return 'wrong_state'
  if (state !== 'active') return 'meter_stands'
  return hasSpace(room, side, text) ? null : 'too_large'
}

/** `from`: the socket of the sending page, which already shows the message. */
type NewMessage = { side: Side; id: string; text: string; file?: StoredFile; from?: WebSocket }

/** Stores a message once and sends it to every page but `from`. A message that is already stored is never refused. */
export function postMessage(
  room: Room,
  { side, id, text, file, from }: NewMessage,
): { ok: true; message: RoomChatMessage } | { ok: false; code: Refusal } {
  const known = room.store.findMessage(id)
  const code = known ? null : refusalOf(room, side, text)
  if (code) return { ok: false, code }
  const at = room.now()
  const { seq, fresh } = room.store.addMessage({ id, side, text, at, ...(file ? { file } : {}) })
  const message = toWire(room, { seq, id, side, text, at, ...(file ? { file } : {}) })
  if (fresh) {
    room.tell({ type: 'message', message }, from ? { except: from } : {})
    for (const socket of room.sockets()) room.heartbeats.served(socket, at)
    pushMessage(room, message)
  }
  return { ok: true, message }
}

export function toWire(room: Room, { file, ...message }: StoredMessage): RoomChatMessage {
  return file ? { ...message, file: fileOnWire(room.store.terms()?.consultationId ?? '', file) } : message
}

export type FileAnswer = { ok: true; message: RoomChatMessage } | { ok: false; code: Refusal }

export function addFile(room: Room, { side, file }: { side: Side; file: StoredFile }): FileAnswer {
  if (!room.store.terms()) return { ok: false, code: 'wrong_state' }
  updatePresence(room)
  const answer = postMessage(room, { side, id: file.id, text: '', file })
  if (answer.ok) listAtOnce(room)
  return answer
}

// Makes the next round write a checkpoint, which includes the list of files.
function listAtOnce(room: Room): void {
  room.store.setFlag('fileChanges', (room.store.flag('fileChanges') ?? 0) + 1)
}

export function findFile(room: Room, fileId: string): StoredFile | null {
  if (!room.store.terms()) return null
  return room.store.messagesAfter(0).find(({ file }) => file?.id === fileId)?.file ?? null
}

/** Returns false when this room has no such file. */
export function removeFile(room: Room, fileId: string): boolean {
  const message = room.store.terms() && room.store.removeFile(fileId)
  if (!message) return false
  listAtOnce(room)
  room.tell({ type: 'message', message: toWire(room, message) })
  return true
}
