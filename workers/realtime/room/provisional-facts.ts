// Provisional facts: evidence of this moment that a side is present. The bill counts it until a surer fact arrives.

import type { Fact } from '#workers/domain/consultations/index.ts'
import { legsInside } from '#workers/domain/voice/index.ts'
import { attachmentOf } from './attachment.ts'
import type { Room } from './room.ts'
import type { Evidence } from './stretch-store.ts'
import { isCall, usesTwilio } from './transport.ts'

/** The presence of both sides at `now` (ms UTC), as facts that are not stored yet. */
export function provisionalFacts(room: Room, now: number): Fact[] {
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
  return heard
    ? room.heartbeats.presentUntil({ socket, now, servedAt: now })
    : room.heartbeats.presentUntil({ socket, now })
}

/** Stores them. Of a leg only the provider's reports are stored: a missing report of its end proves nothing. */
export function writeProvisionalFacts(room: Room, now: number): void {
  if (!usesTwilio(room)) for (const evidence of heard(room, now)) room.store.stretches.see(evidence)
  // A room that slept and forgot its time would take the sleep for a jump of the clock.
  room.time.keep()
}
