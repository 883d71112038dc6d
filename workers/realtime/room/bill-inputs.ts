// The inputs of a room's bill: stored facts, and the current evidence of presence.

import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { type Bill, billOf, type Fact } from '#workers/domain/consultations/index.ts'
import { legsInside, meterFacts } from '#workers/domain/voice/index.ts'
import { attachmentOf, isCall, type Room, usesTwilio } from './room.ts'
import type { Evidence } from './store/stretch-store.ts'

// Provisional facts: current evidence that a side is present. The bill counts it until a stored fact replaces it.
/** The presence of both sides at `now` (ms UTC), as facts that are not stored. */
function provisionalFacts(room: Room, now: number): Fact[] {
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

/** The newest evidence of presence of each connection. */
function heard(room: Room, now: number): Evidence[] {
  return room.sockets().flatMap((socket) => {
    const attachment = attachmentOf(socket)
    if (!attachment) return []
    const connection = isCall(room) ? attachment.hears : attachment.connection
    return connection ? [{ connection, at: presentUntil(room, socket, now) }] : []
  })
}

/** A silent page whose audio the other side receives is present as well, up to the credit for silence. */
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

/** Stores the provisional facts. For legs only the provider's reports are stored, because a missing report of an end proves nothing. */
export function writeProvisionalFacts(room: Room, now: number): void {
  if (!usesTwilio(room)) for (const evidence of heard(room, now)) room.store.stretches.see(evidence)
  // Stored because a room that lost its last time would take its hibernation for a jump of the clock.
  room.time.keep()
}

/** The stored facts of chats and calls. */
export function allFacts(room: Room): Fact[] {
  return [...room.store.facts(), ...meterFacts(room.calls.facts())]
}

/** The inputs of the bill at `now` (ms UTC): stored facts, and current evidence. */
export function factsAt(room: Room, now: number): Fact[] {
  return room.isOver() ? allFacts(room) : [...allFacts(room), ...provisionalFacts(room, now)]
}

export function billAt(room: Room, now: number): Bill {
  return billOf({
    terms: room.terms(),
    consultation: room.store.consultation(),
    facts: factsAt(room, now),
    heldCents: room.heldCents(),
  })
}

/** Remaining milliseconds at `now` (ms UTC): of the free minutes, or of the paid time once the client pays. */
export function leftMs(room: Room, now: number): number {
  const bill = billAt(room, now)
  return room.isFree() ? freeLeftMs(room, bill) : room.paidMs() - bill.billableMs
}

function freeLeftMs(room: Room, { freeMs }: Pick<Bill, 'freeMs'>): number {
  return (room.store.terms()?.free?.seconds ?? 0) * SECOND - freeMs
}

/** The free minutes of a consultation in the state of its pages; null without free minutes. */
export function freeStateOf(room: Room, { bill, side }: { bill: Bill; side: Side }): RoomState['free'] {
  const terms = room.terms()
  if (!terms.free) return null
  const { question } = room.store.consultation()
  return {
    minutes: terms.free.seconds / 60,
    by: terms.free.by,
    left_ms: room.isFree() ? Math.max(0, freeLeftMs(room, bill)) : 0,
    used_ms: bill.freeMs,
    is_over: !room.isFree(),
    question_until: question?.until ?? null,
    // Only the client may learn that the wallet lacks money.
    no_money: side === 'user' && room.store.flag('noMoney') === true,
  }
}
