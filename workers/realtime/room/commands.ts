// Parses each frame that a page sends over the room's socket. Three invalid frames or a flood close the socket.

import { RoomCommand } from '#workers/contract/consultations/live.ts'
import type { RoomRefusal } from '#workers/contract/consultations/room-refusals.ts'
import { SOCKET_FRAME_MAX } from '#workers/contract/limits.ts'
import { hasControlCharacters } from '#workers/contract/text/control-characters.ts'
import { leave } from './connections.ts'
import { actOnDesk, openDesk } from './desk.ts'
import { sayYes } from './funds.ts'
import { endBy } from './lifecycle.ts'
import { setMedia, setMicrophone } from './media.ts'
import { postMessage, type Refusal, toWire } from './messages.ts'
import { updatePresence } from './presence.ts'
import { attachmentOf, isCall, type Room, refuse } from './room.ts'
import { tellState } from './view.ts'

export async function handleCommand(room: Room, socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
  const attachment = attachmentOf(socket)
  if (!attachment || attachment.gone) return
  const { side } = attachment
  const now = room.services.clock.now()
  const verdict = room.rateLimits.of(side).frame(now)
  if (verdict === 'flood') return endSocket(room, socket, 'flood')
  const command = parse(frame)
  if (!command) return refuseFrame(room, socket, room.rateLimits.of(side).badFrame(now))
  notePresence(room, socket)
  if (verdict === 'fast') return refuseForNow(room, socket, command)
  switch (command.type) {
    case 'message':
      return say(room, { socket, side, ...command })
    case 'typing':
      return meterRuns(room) ? room.tell({ type: 'typing', side, on: command.on }, { to: otherSide(side) }) : undefined
    case 'delivered':
    case 'read':
      return mark(room, side, command)
    case 'resume':
      return resume(room, socket, command.after)
    case 'go-on':
      return sayYes(room, side)
    case 'end':
      return endBy(room, side)
    case 'media':
      return setMedia(room, { socket, up: command.up, silentMs: command.silent_ms })
    case 'microphone':
      return setMicrophone(room, socket, command)
    case 'desk-open':
      return openDesk(room, socket, command.after)
    case 'desk':
      return actOnDesk(room, { socket, side, ...command })
    case 'signal':
      return isCall(room) && !room.isOver() && room.rateLimits.of(side).maySignal(now, command.signal.kind)
        ? room.tell({ type: 'signal', signal: command.signal }, { to: otherSide(side) })
        : undefined
  }
}

type Side = 'user' | 'astrologer'

// A frame is evidence that its page is present, and an occasion to check for absent ones.
function notePresence(room: Room, socket: WebSocket): void {
  room.heartbeats.spoke(socket, room.now())
  if (!room.isUnderWay()) return
  const before = room.store.consultation().state
  updatePresence(room)
  if (room.store.consultation().state !== before) tellState(room)
}

type Said = { socket: WebSocket; side: Side; id: string; text: string }

async function say(room: Room, { socket, side, id, text }: Said) {
  if (hasControlCharacters(text)) return refuse(room, socket, { id, code: 'control_signs' })
  const known = room.store.findMessage(id)
  if (known && (known.side !== side || known.text !== text))
    return refuse(room, socket, { id, code: 'message_id_taken' })
  const posted = postMessage(room, { side, id, text, from: socket })
  if (!posted.ok) return refuse(room, socket, { id, code: codeOf(room, posted.code) })
  await room.services.failpoint('room.message-stored')
  room.send(socket, { type: 'ack', id, seq: posted.message.seq })
}

function codeOf(room: Room, code: Refusal): RoomRefusal {
  if (code === 'meter_stands') return code
  if (code === 'too_large') return 'conversation_full'
  return room.isOver() ? 'session_over' : 'session_not_begun'
}

function meterRuns(room: Room): boolean {
  return room.store.consultation().state === 'active'
}

function mark(room: Room, side: Side, { type, seq }: { type: 'delivered' | 'read'; seq: number }): void {
  const upTo = Math.min(seq, room.store.lastSeq())
  const marks = room.store.mark({ side, delivered: upTo, read: type === 'read' ? upTo : 0 })
  room.tell({ type: 'marks', side, ...marks }, { to: otherSide(side) })
}

function resume(room: Room, socket: WebSocket, after: number): void {
  for (const message of room.store.messagesAfter(after)) {
    room.send(socket, { type: 'message', message: toWire(room, message) })
  }
}

function refuseFrame(room: Room, socket: WebSocket, last: boolean): void {
  if (last) endSocket(room, socket, 'bad frames')
  else refuse(room, socket, { code: 'unreadable' })
}

function refuseForNow(room: Room, socket: WebSocket, command: RoomCommand): void {
  const named = command.type === 'message' || command.type === 'desk' ? { id: command.id } : {}
  refuse(room, socket, { ...named, code: 'too_fast' })
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

function otherSide(side: Side): Side {
  return side === 'user' ? 'astrologer' : 'user'
}
