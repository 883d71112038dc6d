// Each socket of a room, from its upgrade to its close.

import { CALLER_GONE, CALLER_GONE_CONNECTING } from '#workers/contract/consultations/connection-limits.ts'
import type { EndReason, Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Reporter, Unpaid } from '#workers/domain/voice/index.ts'
import { presentUntil } from './bill-inputs.ts'
import { type Admission, aboutCall, admitPage, admitPhone, callSpec } from './call.ts'
import { boundStretches, stopHearing, surplusPages } from './media.ts'
import { acceptByKey, isUnpaidRing, logCall } from './phone-ring.ts'
import { updatePresence } from './presence.ts'
import { pushAccepted, pushConnecting, pushGoingOn } from './push.ts'
import { type Attachment, attachmentOf, isCall, type Room } from './room.ts'
import { stateFor, tellState } from './view.ts'

// The client until the consultation begins: one who has closed the page must not leave the astrologer in an empty room.
type End = { at: number; reason: EndReason; by: 'system' | 'user' }

/** Called when a page of this side opened or closed. Phone calls continue, because their user waits for a phone. */
export function watchCaller(room: Room, side: Side): void {
  const { state } = room.store.consultation()
  if (side !== 'user' || isPhoneCall(room) || !(rings(room) || state === 'connecting')) return
  const waits = room.sockets('user').length > 0
  const goneAt = room.store.flag('callerGoneAt')
  if (waits && goneAt !== undefined) room.store.setFlag('callerGoneAt', undefined)
  if (!waits && goneAt === undefined) room.store.setFlag('callerGoneAt', room.now())
}

/**
 * Another page of the product reports that its user still waits. Without these reports the ring is withdrawn, also when the user opened
 * that page before the socket of the waiting page was open. Reports count shortly beyond the ring, until that page has learned of the
 * accept.
 */
export function keepRinging(room: Room): void {
  const { state } = room.store.consultation()
  if ((rings(room) || state === 'connecting') && !isPhoneCall(room) && room.sockets('user').length === 0)
    room.store.setFlag('callerGoneAt', room.now())
}

/**
 * When a consultation that has not begun ends because its user has left; null while a page waits. A user who left before the accept has
 * the usual minute to come if a device received the push message.
 */
export function withdrawnAt(room: Room): End | null {
  const goneAt = room.store.flag('callerGoneAt')
  if (goneAt === undefined) return null
  if (rings(room)) return { at: goneAt + CALLER_GONE, reason: 'cancelled', by: 'system' }
  const { state, acceptedAt } = room.store.consultation()
  if (state !== 'connecting' || acceptedAt === null) return null
  if (goneAt < acceptedAt && room.store.flag('acceptPushed')) return null
  return { at: Math.max(goneAt, acceptedAt) + CALLER_GONE_CONNECTING, reason: 'failed', by: 'user' }
}

function isPhoneCall(room: Room): boolean {
  return room.store.terms()?.kind === 'phone-call'
}

function rings(room: Room): boolean {
  const { state } = room.store.consultation()
  return state === 'requested' || state === 'ringing'
}

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

/** Handles the departure of a page. A silence before it in which the page received nothing is not billed. */
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

/** Handles the close of a page's socket. `left`: the page closed it deliberately. */
export function pageClosed(room: Room, socket: WebSocket, left: boolean): void {
  const before = room.store.consultation().state
  leave(room, socket)
  const side = attachmentOf(socket)?.side
  if (left && side && before === 'active') room.store.nameLeave(side)
  if (side) pushGoingOn(room, side)
}

/** A call has one page on each side: the newest one replaces the others, for instance after a reload. */
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

/** `run`: runs the room's effects. */
type Effects = { run(): Promise<void> }

/** Admits a page to the call; null refuses it. */
export async function admitPageToCall(
  room: Room,
  { run, identity, legId }: Effects & { identity: string; legId: string },
): Promise<Admission | null> {
  // A hold in progress must be stored first.
  await run()
  const admission = admitPage(room, identity, legId)
  // Its label must be released first, or the provider refuses the new page.
  if (admission?.replaces)
    await room.services.voice.prepare(callSpec(room), admission.side).catch((error) => logCall(room, 'prepare', error))
  if (admission) tellState(room)
  await run()
  return admission
}

export type AnsweredPhone = Omit<Reporter, 'consultationId'> & { pressed: boolean }

/** Admits a phone that was answered, or whose key 1 was pressed, which may accept a ring. Null when the call is over. */
export async function admitPhoneToCall(
  room: Room,
  { run, phone }: Effects & { phone: AnsweredPhone },
): Promise<Admission | Unpaid | null> {
  const accepts = phone.pressed && phone.side === 'astrologer'
  if (accepts && acceptByKey(room, phone.leg)) {
    // The hold comes first, because without it no side may join.
    await run()
    if (room.store.consultation().state === 'connecting') {
      void pushAccepted(room)
      pushConnecting(room)
    }
  }
  if (accepts && isUnpaidRing(room, phone.leg)) return { unpaid: aboutCall(room, 'astrologer') }
  const admission = admitPhone(room, phone)
  await run()
  return admission
}
