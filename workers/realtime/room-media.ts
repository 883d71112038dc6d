// Presence in a call: not the socket counts, but that its page hears the other side. Each stretch of hearing is a
// connection of its own in the facts, so that one meter serves chats and calls.
import type { Room } from './room.ts'
import { attachmentOf } from './room-attachment.ts'
import { usesTwilio } from './room-call.ts'

export function isCall(room: Room): boolean {
  const kind = room.store.terms()?.kind
  return kind !== undefined && kind !== 'chat'
}

/** A page reports that it hears the other side, or no longer does. */
export function setMedia(room: Room, socket: WebSocket, up: boolean): void {
  const attachment = attachmentOf(socket)
  if (!attachment || attachment.gone || !isCall(room) || usesTwilio(room) || room.isOver()) return
  if (up === (attachment.hears !== undefined)) return
  if (up) startHearing(room, socket)
  else stopHearing(room, socket, room.now())
  room.look()
  room.tellState()
}

function startHearing(room: Room, socket: WebSocket): void {
  const attachment = attachmentOf(socket)
  if (!attachment) return
  const { side, connection, stretches = 0 } = attachment
  const hears = `${connection}.${stretches + 1}`
  socket.serializeAttachment({ ...attachment, hears, stretches: stretches + 1 })
  room.store.addFact({ key: `j:${hears}`, kind: 'join', side, connection: hears, at: room.now() })
}

/** Ends the stretch that runs, at `at` (ms UTC). */
export function stopHearing(room: Room, socket: WebSocket, at: number): void {
  const attachment = attachmentOf(socket)
  if (!attachment?.hears) return
  const { side, hears } = attachment
  socket.serializeAttachment({ ...attachment, hears: undefined })
  room.store.addFact({ key: `l:${hears}`, kind: 'leave', side, connection: hears, at })
}

/** A call has one page on each side: the newest, such as after a reload, takes over. */
export function replaceOlder(room: Room, newest: WebSocket): void {
  const side = attachmentOf(newest)?.side
  for (const socket of room.sockets(side)) {
    if (socket === newest) continue
    room.leave(socket)
    socket.close(4001, 'replaced')
  }
}
