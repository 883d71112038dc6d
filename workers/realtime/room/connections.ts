// Pages come and go: each socket of a room from its upgrade to its close.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { type Attachment, attachmentOf } from './attachment.ts'
import { boundStretches, surplusPages } from './bounds.ts'
import { watchCaller } from './caller.ts'
import { stopHearing } from './media.ts'
import { updatePresence } from './presence.ts'
import { presentUntil } from './provisional-facts.ts'
import { pushGoingOn } from './push.ts'
import type { Room } from './room.ts'
import { isCall } from './transport.ts'
import { stateFor, tellState } from './view.ts'

export function join(
  room: Room,
  { socket, side, connection }: { socket: WebSocket; side: Side; connection: string },
): void {
  const now = room.now()
  socket.serializeAttachment({ side, connection, joinedAt: now } satisfies Attachment)
  if (room.isOver()) {
    room.send(socket, { type: 'state', state: stateFor(room, side) })
    return
  }
  if (isCall(room)) replaceOlder(room, socket, now)
  else {
    for (const surplus of surplusPages(room, socket, side)) replace(room, surplus, now)
    room.store.stretches.begin({ side, connection, at: now })
    boundStretches(room, side)
  }
  watchCaller(room, side)
  updatePresence(room, now)
  tellState(room)
}

/** A page has gone. Nobody pays for a silence before it in which nothing reached the page. */
export function leave(room: Room, socket: WebSocket, now: number = room.now()): void {
  const at = presentUntil(room, socket, now)
  const attachment = attachmentOf(socket)
  if (!attachment || attachment.gone) return
  const { connection, side } = attachment
  if (!room.isOver() && isCall(room)) stopHearing(room, socket, at)
  socket.serializeAttachment({ ...attachment, hears: undefined, waits: undefined, gone: true })
  if (room.isOver()) return
  if (!isCall(room)) room.store.stretches.end({ connection, at })
  watchCaller(room, side)
  updatePresence(room, now)
  tellState(room)
}

/** The socket of a page has closed. `left`: the page went away by itself. */
export function pageClosed(room: Room, socket: WebSocket, left: boolean): void {
  const before = room.store.consultation().state
  leave(room, socket)
  const side = attachmentOf(socket)?.side
  if (left && side && before === 'active') room.store.nameLeave(side)
  if (side) pushGoingOn(room, side)
}

/** A call has one page on each side: the newest, such as after a reload, takes over. */
function replaceOlder(room: Room, newest: WebSocket, now: number): void {
  const side = attachmentOf(newest)?.side
  for (const socket of room.sockets(side)) {
    if (socket !== newest) replace(room, socket, now)
  }
}

function replace(room: Room, socket: WebSocket, now: number): void {
  leave(room, socket, now)
  socket.close(4001, 'replaced')
}
