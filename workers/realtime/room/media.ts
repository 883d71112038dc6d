// Reception in an embedded call: each stretch in which a page receives the other side's audio is a connection of its own in the facts,
// so that one meter serves chats and calls.

import { STRETCHES_MAX } from '#workers/contract/consultations/connection-limits.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Microphone } from '#workers/contract/consultations/live.ts'
import { LEGS_MAX, MESSAGES_MAX, SOCKETS_MAX, TRANSCRIPT_BYTES_MAX } from '#workers/contract/limits.ts'
import { finish } from './lifecycle.ts'
import { updatePresence } from './presence.ts'
import { attachmentOf, isCall, type Room, usesTwilio } from './room.ts'
import { bytesOfText } from './store/store.ts'
import { tellState } from './view.ts'

/** A side that reconnected more often than a settlement can store has lost the connection. */
export function boundStretches(room: Room, side: Side): void {
  if (room.store.stretches.count(side) > STRETCHES_MAX) finish(room, { reason: 'connection_lost', by: side })
}

/** Ends a consultation whose side joined a Twilio call too often, by pages or phones. Returns false when it did. */
export function boundLegs(room: Room, side: Side): boolean {
  const { length } = room.calls.legs().filter((leg) => leg.side === side)
  if (length < LEGS_MAX) return true
  finish(room, { reason: 'connection_lost', by: side })
  return false
}

/** The oldest pages of a side beyond SOCKETS_MAX, once `newest` has joined. */
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

/** A page reports that it receives the other side's audio, or has not since `silentMs` ago. */
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
 * The end of a stretch of reception (ms UTC) after a silence of `silentMs`. The user's page cannot take back time in which the
 * astrologer's page reported reception. Either page takes back only a few seconds a minute, because a page that withholds its own audio
 * repeatedly makes the honest page report silence each time, and could listen without paying.
 */
function takenBackTo(room: Room, { side, now, silentMs }: Silence): number {
  const hears = room.sockets('astrologer').some((other) => attachmentOf(other)?.hears !== undefined)
  const heardUntil = side === 'astrologer' ? 0 : hears ? now : room.store.stretches.lastStop('astrologer')
  const asked = Math.max(0, now - Math.max(now - silentMs, heardUntil))
  return now - room.rateLimits.of(side).takeBack(now, asked)
}

/** Stores a page's report on its microphone and audio output, which the other side sees. It does not affect the bill. */
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

/** Applies the reports that were delayed by the rate limit. */
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

/** Ends the current stretch at `at` (ms UTC), never before its beginning. */
export function stopHearing(room: Room, socket: WebSocket, at: number): void {
  const attachment = attachmentOf(socket)
  if (!attachment) return
  const { hears, hearsSince = 0, waits, ...known } = attachment
  if (!hears && !waits) return
  socket.serializeAttachment(known)
  if (hears) room.store.stretches.end({ connection: hears, at: Math.max(at, hearsSince) })
}
