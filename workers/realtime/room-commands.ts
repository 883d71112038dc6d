// Commands of a page over the room's socket. Each frame is parsed; three bad ones, or a flood, close the socket.
import { SOCKET_FRAME_MAX } from '#workers/contract/limits.ts'
import { RoomCommand } from '#workers/contract/live.ts'
import type { Room } from './room.ts'
import { attachmentOf } from './room-attachment.ts'
import { isCall } from './room-kind.ts'
import { endBy } from './room-lifecycle.ts'
import { setMedia } from './room-media.ts'
import { postMessage, toWire } from './room-messages.ts'
import { leave } from './room-visits.ts'

const PER_SECOND = 20
const FLOOD = 200
const BAD_FRAMES = 3

type Conduct = { second: number; count: number; bad: number }
const conducts = new WeakMap<WebSocket, Conduct>()

export async function handleCommand(room: Room, socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
  const attachment = attachmentOf(socket)
  if (!attachment || attachment.gone) return
  const conduct = conductOf(room, socket)
  if (conduct.count > FLOOD) return endSocket(room, socket, 'flood')
  const command = parse(frame)
  if (!command) return refuseFrame(room, socket, conduct)
  if (conduct.count > PER_SECOND) return refuseForNow(room, socket, command)
  const { side } = attachment
  switch (command.type) {
    case 'message':
      return say(room, socket, side, command)
    case 'typing':
      return room.tell({ type: 'typing', side, on: command.on }, otherSide(side))
    case 'delivered':
    case 'read':
      return mark(room, side, command)
    case 'resume':
      return resume(room, socket, command.after)
    case 'end':
      return endBy(room, side)
    case 'media':
      return setMedia(room, socket, command.up, command.silent_ms)
    case 'signal':
      return isCall(room) ? room.tell({ type: 'signal', signal: command.signal }, otherSide(side)) : undefined
  }
}

type Side = 'user' | 'astrologer'

async function say(room: Room, socket: WebSocket, side: Side, { id, text }: { id: string; text: string }) {
  const message = postMessage(room, side, { id, text }, socket)
  if (!message) {
    const over = room.isOver() ? 'The session is over.' : 'The session has not begun yet.'
    return room.send(socket, { type: 'refused', id, message: over })
  }
  await room.services.failpoint('room.message-stored')
  room.send(socket, { type: 'ack', id, seq: message.seq })
}

function mark(room: Room, side: Side, { type, seq }: { type: 'delivered' | 'read'; seq: number }): void {
  const upTo = Math.min(seq, room.store.lastSeq())
  const marks = room.store.mark(side, upTo, type === 'read' ? upTo : 0)
  room.tell({ type: 'marks', side, ...marks }, otherSide(side))
}

function resume(room: Room, socket: WebSocket, after: number): void {
  for (const message of room.store.messagesAfter(after)) {
    room.send(socket, { type: 'message', message: toWire(room, message) })
  }
}

function refuseFrame(room: Room, socket: WebSocket, conduct: Conduct): void {
  conduct.bad += 1
  if (conduct.bad >= BAD_FRAMES) endSocket(room, socket, 'bad frames')
  else room.send(socket, { type: 'refused', message: 'That could not be read.' })
}

function refuseForNow(room: Room, socket: WebSocket, command: RoomCommand): void {
  const message = 'Too fast. Please slow down.'
  room.send(socket, {
    type: 'refused',
    ...(command.type === 'message' ? { id: command.id } : {}),
    again: true,
    message,
  })
}

function endSocket(room: Room, socket: WebSocket, reason: string): void {
  leave(room, socket)
  socket.close(1008, reason)
}

function parse(frame: string | ArrayBuffer): RoomCommand | null {
  if (typeof frame !== 'string' || frame.length > SOCKET_FRAME_MAX) return null
  try {
    return RoomCommand.safeParse(JSON.parse(frame)).data ?? null
  } catch {
    return null
  }
}

function conductOf(room: Room, socket: WebSocket): Conduct {
  const second = Math.floor(room.services.clock.now() / 1000)
  const known = conducts.get(socket)
  const conduct =
    known?.second === second ? { ...known, count: known.count + 1 } : { second, count: 1, bad: known?.bad ?? 0 }
  conducts.set(socket, conduct)
  return conduct
}

function otherSide(side: Side): Side {
  return side === 'user' ? 'astrologer' : 'user'
}
