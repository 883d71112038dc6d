// The birth of a running consultation was shared, changed or taken back: its pages read it anew. The room never holds it.
import { FIRST_SIDES, withoutPoints } from '#workers/contract/desk-sides.ts'
import type { Room } from './room.ts'
import { attachmentOf } from './room-attachment.ts'

/** What was pointed to on the chart before is let go of; the astrologer's question is answered. */
export function birthChanged(room: Room): void {
  const sides = withoutPoints(room.store.flag('desk') ?? FIRST_SIDES)
  const births = (room.store.flag('births') ?? 0) + 1
  room.store.setFlag('desk', sides)
  room.store.setFlag('births', births)
  for (const socket of room.sockets())
    if (attachmentOf(socket)?.desk) room.send(socket, { type: 'desk-birth', sides, births })
}
