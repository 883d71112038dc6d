// Push messages to a side without an open page of the consultation. They never delay the consultation.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import {
  acceptedNotice,
  endNotice,
  messageNotice,
  type Notice,
  progressNotice,
} from '#workers/domain/notifications/index.ts'
import { logFailure } from '#workers/log.ts'
import { deviceOf, isCall, type Room, usesTwilio } from './room.ts'

const KEPT = (10 * MINUTE) / SECOND
/** Both sides must be present within a minute of the accept. */
const ACCEPT_KEPT = MINUTE / SECOND

export async function pushAccepted(room: Room): Promise<void> {
  const terms = room.store.terms()
  if (!terms) return
  const taken = await push(room, { side: 'user', notice: acceptedNotice(terms), ttlSeconds: ACCEPT_KEPT })
  if (taken > 0) room.store.setFlag('acceptPushed', true)
}

/** Notifies an astrologer who accepted by phone that the client is being connected. */
export function pushConnecting(room: Room): void {
  pushProgress(room, 'astrologer', 'connecting')
}

/** Notifies each side of a call once that the meter runs, if no page of that side is open. */
export function pushStart(room: Room): void {
  const { state, startedAt } = room.store.consultation()
  if (!isCall(room) || state !== 'active' || startedAt === null || room.store.flag('startPushed')) return
  room.store.setFlag('startPushed', true)
  for (const side of ['user', 'astrologer'] as const) pushProgress(room, side, 'started')
}

/** Notifies a side once, when its last page closes, that the call continues by phone. */
export function pushGoingOn(room: Room, side: Side): void {
  const pushed = room.store.flag('goingOnPushed') ?? []
  if (!room.store.terms() || room.store.consultation().state !== 'active' || pushed.includes(side)) return
  if (!usesTwilio(room) || deviceOf(room, side) !== 'phone' || room.sockets(side).length > 0) return
  room.store.setFlag('goingOnPushed', [...pushed, side])
  pushProgress(room, side, 'going_on')
}

function pushProgress(room: Room, side: Side, step: Parameters<typeof progressNotice>[0]['step']): void {
  const terms = room.store.terms()
  if (terms) void push(room, { side, notice: progressNotice({ terms, to: side, step }), ttlSeconds: ACCEPT_KEPT })
}

export function pushMessage(room: Room, message: RoomChatMessage): void {
  const terms = room.store.terms()
  const to = message.side === 'user' ? 'astrologer' : 'user'
  if (terms)
    void push(room, {
      side: to,
      notice: messageNotice({ terms, to, text: message.file?.name ?? message.text }),
      ttlSeconds: KEPT,
    })
}

/**
 * Notifies a user of the end who left during the ring or lost the page later. A ring that was refused needs no notice, because its
 * request was answered.
 */
export function pushEnd(room: Room): void {
  const terms = room.store.terms()
  const { ringingAt, startedAt, endReason: reason, endedBy: by } = room.store.consultation()
  if (terms && ringingAt !== null)
    void push(room, {
      side: 'user',
      notice: endNotice(terms, { reason, by, started: startedAt !== null }),
      ttlSeconds: KEPT,
    })
}

type Push = { side: Side; notice: Notice; ttlSeconds: number }

/** Returns the number of devices that received the message. Never rejects. */
async function push(room: Room, { side, notice, ttlSeconds }: Push): Promise<number> {
  const terms = room.store.terms()
  if (!terms || room.sockets(side).length > 0) return 0
  const account = side === 'user' ? terms.userId : terms.astrologerId
  try {
    return await room.services.notifications.notify(account, notice, ttlSeconds)
  } catch (error) {
    logFailure({ event: 'push.failed' }, error)
    return 0
  }
}
