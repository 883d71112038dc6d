// Push messages to a side that has no page of the consultation open. Never in the way of the consultation itself.
import type { Side } from '#workers/contract/consultation-states.ts'
import { MINUTE, SECOND } from '#workers/contract/durations.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { PushNotice } from '#workers/contract/notifications.ts'
import { acceptedNotice, endNotice, messageNotice } from '#workers/domain/notifications/index.ts'
import { logFailure } from '../log.ts'
import type { Room } from './room.ts'

const KEPT = (10 * MINUTE) / SECOND
/** Both must be there within a minute of the accept. */
const ACCEPT_KEPT = MINUTE / SECOND

export function pushAccepted(room: Room): void {
  const terms = room.store.terms()
  if (terms) push(room, { side: 'user', notice: acceptedNotice(terms), ttlSeconds: ACCEPT_KEPT })
}

export function pushMessage(room: Room, message: RoomChatMessage): void {
  const terms = room.store.terms()
  const to = message.side === 'user' ? 'astrologer' : 'user'
  if (terms)
    push(room, {
      side: to,
      notice: messageNotice({ terms, to, text: message.file?.name ?? message.text }),
      ttlSeconds: KEPT,
    })
}

/** Notifies a user who left while it rang, or lost the page later, of the end. A ring that never began was answered at once. */
export function pushEnd(room: Room): void {
  const terms = room.store.terms()
  const { ringingAt, startedAt, endReason: reason, endedBy: by } = room.store.consultation()
  if (terms && ringingAt !== null)
    push(room, {
      side: 'user',
      notice: endNotice(terms, { reason, by, started: startedAt !== null }),
      ttlSeconds: KEPT,
    })
}

function push(room: Room, { side, notice, ttlSeconds }: { side: Side; notice: PushNotice; ttlSeconds: number }): void {
  const terms = room.store.terms()
  if (!terms || room.sockets(side).length > 0) return
  const account = side === 'user' ? terms.userId : terms.astrologerId
  room.services.notifications
    .notify(account, notice, ttlSeconds)
    .catch((error) => logFailure({ event: 'push.failed' }, error))
}
