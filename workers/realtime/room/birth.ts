// The birth of a running consultation was shared, changed or taken back: its pages read it anew. The room never holds it.
import { FIRST_SIDES, withoutPoints, withoutSpot } from '#workers/contract/consultations/desk-sides.ts'
import type { BirthChange } from '#workers/domain/consultations/index.ts'
import { attachmentOf } from './attachment.ts'
import type { Room } from './room.ts'

/**
 * Points on the chart before are let go of; the astrologer's question is answered. Without a birth there is no
 * desk, and no button that takes the client's place back: the place goes with it.
 */
export function birthChanged(room: Room, { shared, charts }: BirthChange): void {
  const changed = withoutPoints(room.store.flag('desk') ?? FIRST_SIDES)
  const sides = shared ? changed : withoutSpot(changed)
  const births = (room.store.flag('births') ?? 0) + 1
  room.store.setFlag('desk', sides)
  room.store.setFlag('births', births)
  room.store.setFlag('charts', charts)
  for (const socket of room.sockets())
    if (attachmentOf(socket)?.desk) room.send(socket, { type: 'desk-birth', sides, births })
}
