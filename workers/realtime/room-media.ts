// Hearing in an embedded call: each stretch in which a page hears the other side is a connection of its own in the facts, so
// that one meter serves chats and calls.
import type { Room } from './room.ts'
import { attachmentOf } from './room-attachment.ts'
import { isCall, usesTwilio } from './room-kind.ts'
import { updatePresence } from './room-presence.ts'
import { tellState } from './room-view.ts'

/** A page reports that it hears the other side, or no longer does since `silentMs` ago. */
export function setMedia(room: Room, socket: WebSocket, up: boolean, silentMs = 0): void {
  const attachment = attachmentOf(socket)
  if (!attachment || attachment.gone || !isCall(room) || usesTwilio(room) || room.isOver()) return
  if (up === (attachment.hears !== undefined)) return
  // One instant for the span and for the gap that it ends.
  const now = room.now()
  if (up) startHearing(room, socket, now)
  else stopHearing(room, socket, now - silentMs)
  updatePresence(room, now)
  tellState(room)
}

function startHearing(room: Room, socket: WebSocket, at: number): void {
  const attachment = attachmentOf(socket)
  if (!attachment) return
  const { side, connection, stretches = 0 } = attachment
  const hears = `${connection}.${stretches + 1}`
  socket.serializeAttachment({ ...attachment, hears, hearsSince: at, stretches: stretches + 1 })
  room.store.addFact({ key: `j:${hears}`, kind: 'join', side, connection: hears, at })
}

/** Ends the stretch that runs, at `at` (ms UTC), which is never before it began. */
export function stopHearing(room: Room, socket: WebSocket, at: number): void {
  const attachment = attachmentOf(socket)
  if (!attachment?.hears) return
  const { side, hears, hearsSince = 0 } = attachment
  socket.serializeAttachment({ ...attachment, hears: undefined })
  room.store.addFact({ key: `l:${hears}`, kind: 'leave', side, connection: hears, at: Math.max(at, hearsSince) })
}
