// Bounds of what one side can add to a consultation: past a bound the consultation ends, or the page is refused.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { LEGS_MAX, MESSAGES_MAX, SOCKETS_MAX, STRETCHES_MAX, TRANSCRIPT_BYTES_MAX } from '#workers/contract/limits.ts'
import { attachmentOf } from './attachment.ts'
import { finish } from './lifecycle.ts'
import type { Room } from './room.ts'
import { bytesOfText } from './store.ts'

/** A side that came and went more often than a settlement holds has lost the connection. */
export function boundStretches(room: Room, side: Side): void {
  if (room.store.stretches.count(side) > STRETCHES_MAX) finish(room, { reason: 'connection_lost', by: side })
}

/** Ends a consultation whose side joined a call over the provider too often, by pages or phones. False when it ended by this. */
export function boundLegs(room: Room, side: Side): boolean {
  const { length } = room.calls.legs().filter((leg) => leg.side === side)
  if (length < LEGS_MAX) return true
  finish(room, { reason: 'connection_lost', by: side })
  return false
}

/** The oldest pages of a side beyond SOCKETS_MAX, when `newest` has joined. */
export function surplusPages(room: Room, newest: WebSocket, side: Side): WebSocket[] {
  const others = room.sockets(side).filter((socket) => socket !== newest)
  const joinedAt = (socket: WebSocket) => attachmentOf(socket)?.joinedAt ?? 0
  return others.sort((a, b) => joinedAt(b) - joinedAt(a)).slice(SOCKETS_MAX - 1)
}

/** True if a side may add `text` to the conversation. */
export function hasSpace(room: Room, side: Side, text: string): boolean {
  const { messages, bytes } = room.store.spoken(side)
  return messages < MESSAGES_MAX && bytes + bytesOfText(text) <= TRANSCRIPT_BYTES_MAX
}
