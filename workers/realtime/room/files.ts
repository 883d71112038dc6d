// Files that were sent in a consultation. Each one is a message of its sender.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import type { StoredFile } from '#workers/domain/consultations/index.ts'
import { postMessage, type Refusal, toWire } from './messages.ts'
import { updatePresence } from './presence.ts'
import type { Room } from './room.ts'

export type FileAnswer = { ok: true; message: RoomChatMessage } | { ok: false; code: Refusal }

export function addFile(room: Room, { side, file }: { side: Side; file: StoredFile }): FileAnswer {
  if (!room.store.terms()) return { ok: false, code: 'wrong_state' }
  updatePresence(room)
  const answer = postMessage(room, { side, id: file.id, text: '', file })
  if (answer.ok) listAtOnce(room)
  return answer
}

// The next round writes a checkpoint, with the files of the conversation.
function listAtOnce(room: Room): void {
  room.store.setFlag('fileChanges', (room.store.flag('fileChanges') ?? 0) + 1)
}

export function findFile(room: Room, fileId: string): StoredFile | null {
  if (!room.store.terms()) return null
  return room.store.messagesAfter(0).find(({ file }) => file?.id === fileId)?.file ?? null
}

/** False when there is no such file here. */
export function removeFile(room: Room, fileId: string): boolean {
  const message = room.store.terms() && room.store.removeFile(fileId)
  if (!message) return false
  listAtOnce(room)
  room.tell({ type: 'message', message: toWire(room, message) })
  return true
}
