// Presence in a call. The meter counts that a page hears the other side: each stretch of hearing is a connection of its
// own in the facts, so that one meter serves chats and calls. Who is missing is another question, answered below.
import type { Side } from '#workers/contract/consultation-states.ts'
import type { Presence } from '#workers/domain/consultations/index.ts'
import type { Room } from './room.ts'
import { attachmentOf } from './room-attachment.ts'
import { usesTwilio } from './room-call.ts'

export function isCall(room: Room): boolean {
  const kind = room.store.terms()?.kind
  return kind !== undefined && kind !== 'chat'
}

/**
 * Who is there in an embedded call. While both hear each other, both are. Else a side whose page is gone is missing, and
 * between two open pages the one that is not heard: whoever pulls the own plug is missing, not who stops hearing by it.
 */
export function attendance(room: Room): Presence {
  const pages = room.sockets().flatMap((socket) => attachmentOf(socket) ?? [])
  const of = (side: Side) => pages.filter((page) => page.side === side)
  const hears = (side: Side) => of(side).some((page) => page.hears !== undefined)
  const heard = { user: hears('astrologer'), astrologer: hears('user') }
  if (heard.user && heard.astrologer) return heard
  // A page that came back in the place of a lost one is there once it is in the call: it hears, or it is heard.
  const open = (side: Side) => of(side).some(({ stretches = 0 }) => heard[side] || stretches > 0)
  const there = { user: open('user'), astrologer: open('astrologer') }
  return there.user && there.astrologer ? heard : there
}

/** A page reports that it hears the other side, or no longer does since `silentMs` ago. */
export function setMedia(room: Room, socket: WebSocket, up: boolean, silentMs = 0): void {
  const attachment = attachmentOf(socket)
  if (!attachment || attachment.gone || !isCall(room) || usesTwilio(room) || room.isOver()) return
  if (up === (attachment.hears !== undefined)) return
  // One instant for the span and for the gap that it ends.
  const now = room.now()
  if (up) startHearing(room, socket, now)
  else stopHearing(room, socket, now - silentMs)
  room.look(now)
  room.tellState()
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

/** A call has one page on each side: the newest, such as after a reload, takes over. */
export function replaceOlder(room: Room, newest: WebSocket, now: number): void {
  const side = attachmentOf(newest)?.side
  for (const socket of room.sockets(side)) {
    if (socket === newest) continue
    room.leave(socket, now)
    socket.close(4001, 'replaced')
  }
}
