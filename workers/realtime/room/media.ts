// Hearing in an embedded call: each stretch in which a page hears the other side is a connection of its own in the facts, so
// that one meter serves chats and calls.

import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Microphone } from '#workers/contract/consultations/live.ts'
import { LEGS_MAX, MESSAGES_MAX, SOCKETS_MAX, STRETCHES_MAX, TRANSCRIPT_BYTES_MAX } from '#workers/contract/limits.ts'
import { finish } from './lifecycle.ts'
import { updatePresence } from './presence.ts'
import { attachmentOf, isCall, type Room, usesTwilio } from './room.ts'
import { bytesOfText } from './store/store.ts'
import { tellState } from './view.ts'

// Bounds of what one side can add to a consultation: past a bound the consultation ends, or the page is refused.
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
  const { messages, bytes } = room.store.messageTotals(side)
  return messages < MESSAGES_MAX && bytes + bytesOfText(text) <= TRANSCRIPT_BYTES_MAX
}

/** A page reports that it hears the other side, or no longer does since `silentMs` ago. */
export function setMedia(
  room: Room,
  { socket, up, silentMs = 0 }: { socket: WebSocket; up: boolean; silentMs?: number },
): void {
  const attachment = attachmentOf(socket)
  if (!attachment || attachment.gone || !isCall(room) || usesTwilio(room) || room.isOver()) return
  const { waits, ...known } = attachment
  if (up === (attachment.hears !== undefined)) {
    if (!up && waits) socket.serializeAttachment(known)
    return
  }
  // One instant for the span and for the gap that it ends.
  const now = room.now()
  if (up && !room.rateLimits.of(attachment.side).mayHear(now)) {
    socket.serializeAttachment({ ...attachment, waits: true })
    return
  }
  if (up) startHearing(room, socket, now)
  else stopHearing(room, socket, takenBackTo(room, { side: attachment.side, now, silentMs }))
  updatePresence(room, now)
  tellState(room)
}

type Silence = { side: Side; now: number; silentMs: number }

/**
 * When the hearing of a side ended (ms UTC) that was silent for `silentMs`. The user's page takes back no time for which
 * the astrologer's page says that it heard. Either page takes back a few seconds in a minute: a page that withholds its
 * own sound again and again makes the honest page report silence each time, and would listen for nothing.
 */
function takenBackTo(room: Room, { side, now, silentMs }: Silence): number {
  const hears = room.sockets('astrologer').some((other) => attachmentOf(other)?.hears !== undefined)
  const heardUntil = side === 'astrologer' ? 0 : hears ? now : room.store.stretches.lastStop('astrologer')
  const asked = Math.max(0, now - Math.max(now - silentMs, heardUntil))
  return now - room.rateLimits.of(side).takeBack(now, asked)
}

/** A page tells how its microphone and its sound are, for the other side to see. It changes no bill. */
export function setMicrophone(
  room: Room,
  socket: WebSocket,
  { state, muted, sound_off: soundOff = false }: { state: Microphone; muted: boolean; sound_off?: boolean | undefined },
): void {
  const attachment = attachmentOf(socket)
  if (!attachment || !isCall(room) || room.isOver()) return
  const said = attachment.microphone === state && attachment.muted === muted
  if (said && (attachment.soundOff ?? false) === soundOff) return
  socket.serializeAttachment({ ...attachment, microphone: state, muted, soundOff })
  tellState(room)
}

/** Pages that reported hearing too often had to wait. */
export function flushDelayedReports(room: Room): void {
  for (const socket of room.sockets()) if (attachmentOf(socket)?.waits) setMedia(room, { socket, up: true })
}

function startHearing(room: Room, socket: WebSocket, at: number): void {
  const attachment = attachmentOf(socket)
  if (!attachment) return
  const { side, connection, stretches = 0 } = attachment
  const hears = `${connection}.${stretches + 1}`
  const { waits: _, ...known } = attachment
  socket.serializeAttachment({ ...known, hears, hearsSince: at, stretches: stretches + 1 })
  room.store.stretches.begin({ side, connection: hears, at })
  boundStretches(room, side)
}

/** Ends the stretch that runs, at `at` (ms UTC), which is never before it began. */
export function stopHearing(room: Room, socket: WebSocket, at: number): void {
  const attachment = attachmentOf(socket)
  if (!attachment) return
  const { hears, hearsSince = 0, waits, ...known } = attachment
  if (!hears && !waits) return
  socket.serializeAttachment(known)
  if (hears) room.store.stretches.end({ connection: hears, at: Math.max(at, hearsSince) })
}
