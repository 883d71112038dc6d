// The inputs of a room's bill: stored facts, and the evidence of this moment.
import { SECOND } from '#workers/contract/time/durations.ts'
import { type Bill, billOf, type Fact } from '#workers/domain/consultations/index.ts'
import { meterFacts } from '#workers/domain/voice/index.ts'
import { provisionalFacts } from './provisional-facts.ts'
import type { Room } from './room.ts'

/** All that was observed, of calls and of chats. */
export function allFacts(room: Room): Fact[] {
  return [...room.store.facts(), ...meterFacts(room.calls.facts())]
}

/** The inputs of the bill at `now` (ms UTC): stored facts, and the presence of this moment. */
export function factsAt(room: Room, now: number): Fact[] {
  return room.isOver() ? allFacts(room) : [...allFacts(room), ...provisionalFacts(room, now)]
}

/** The bill at `now` (ms UTC). */
export function billAt(room: Room, now: number): Bill {
  return billOf({
    terms: room.terms(),
    consultation: room.store.consultation(),
    facts: factsAt(room, now),
    heldCents: room.heldCents(),
  })
}

/** Milliseconds that are left at `now` (ms UTC): of the free minutes, and once the client pays, of the paid time. */
export function leftMs(room: Room, now: number): number {
  const bill = billAt(room, now)
  return room.isFree() ? freeLeftMs(room, bill) : room.paidMs() - bill.billableMs
}

export function freeLeftMs(room: Room, { freeMs }: Pick<Bill, 'freeMs'>): number {
  return (room.store.terms()?.free?.seconds ?? 0) * SECOND - freeMs
}
