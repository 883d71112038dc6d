// What shows that a side is there at this moment: it counts for the bill until something surer is known.

import type { Fact } from '#workers/domain/consultations/index.ts'
import { legsInside } from '#workers/domain/voice/index.ts'
import type { Room } from './room.ts'
import { attachmentOf } from './room-attachment.ts'
import { isCall, usesTwilio } from './room-kind.ts'
import type { Evidence } from './stretch-store.ts'

/** Who is there at `now` (ms UTC), as facts that are not stored yet. */
export function evidenceOf(room: Room, now: number): Fact[] {
  if (usesTwilio(room))
    return legsInside(room.calls.facts()).map(({ side, leg }) => ({
      key: `a:${leg}`,
      kind: 'alive',
      side,
      connection: leg,
      at: now,
    }))
  return room.store.stretches.unstored(heard(room, now))
}

/** Until when each connection is known to have been there. */
function heard(room: Room, now: number): Evidence[] {
  return room.sockets().flatMap((socket) => {
    const attachment = attachmentOf(socket)
    if (!attachment) return []
    const connection = isCall(room) ? attachment.hears : attachment.connection
    return connection ? [{ connection, at: presentUntil(room, socket, now) }] : []
  })
}

/** A silent page whose sound the other side's page hears is there as well, for as long as silence is credited. */
export function presentUntil(room: Room, socket: WebSocket, now: number): number {
  const attachment = attachmentOf(socket)
  const heard =
    isCall(room) &&
    room.sockets().some((other) => {
      const theirs = attachmentOf(other)
      return theirs?.side !== attachment?.side && theirs?.hears && room.heartbeats.absentFrom(other) > now
    })
  return heard ? room.heartbeats.presentUntil(socket, now, now) : room.heartbeats.presentUntil(socket, now)
}

/** Stores it. A leg's evidence is what the provider says, not that we heard of no end yet. */
export function writeEvidence(room: Room, now: number): void {
  if (usesTwilio(room)) return
  for (const evidence of heard(room, now)) room.store.stretches.see(evidence)
  room.time.keep()
}
