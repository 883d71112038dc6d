// A call over the telephone provider that people have left: it ends without waiting for a deadline, even when the report of
// the hanging up is lost.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { meterFacts } from '#workers/domain/voice/index.ts'
import { finish } from './lifecycle.ts'
import type { Room } from './room.ts'
import { deviceOf, usesTwilio } from './transport.ts'

const SIDES = ['user', 'astrologer'] as const
/** The report that says whose phone hung up is there by then. */
const HUNG_UP = 2 * SECOND
/** A page that is being loaded again is back by then. */
const RELOAD = 5 * SECOND
/** An open page that fell out of the call has tried four times by then to join it again. */
const REJOIN = 20 * SECOND

/**
 * When a call ends because people have left (ms UTC): a phone that is over, or both pages. Null while a leg is in or was let
 * in, and while a side has not come yet.
 */
export function abandonedCallDue(room: Room): number | null {
  if (!usesTwilio(room) || !room.isUnderWay()) return null
  const left = departuresOf(room)
  const phones = SIDES.flatMap((side) => (deviceOf(room, side) === 'phone' ? (left[side] ?? []) : []))
  if (phones.length > 0) return Math.min(...phones) + HUNG_UP
  if (left.user === null || left.astrologer === null) return null
  return Math.max(left.user, left.astrologer) + (room.sockets().length > 0 ? REJOIN : RELOAD)
}

/** Ends it, for the side that left first: by its own will when that was a phone, else because its page was lost. */
export function endAbandonedCall(room: Room): void {
  const left = departuresOf(room)
  const at = (side: Side) => left[side] ?? Number.POSITIVE_INFINITY
  const first = at('user') <= at('astrologer') ? 'user' : 'astrologer'
  if (deviceOf(room, first) === 'phone') finish(room, { reason: `${first}_ended`, by: first, at: at(first) })
  else if (room.store.consultation().startedAt === null) finish(room, { reason: 'failed', by: 'system' })
  else finish(room, { reason: 'connection_lost', by: first, counted: at(first) })
}

// When the last leg of each side left (ms UTC); null for a side that has a leg, or has not come yet.
function departuresOf(room: Room): Record<Side, number | null> {
  const facts = room.calls.facts()
  const gone = new Map<string, number>()
  const leave = (leg: string, at: number) => gone.set(leg, Math.min(gone.get(leg) ?? at, at))
  for (const fact of facts) if (fact.type === 'leave' || fact.type === 'leg-end') leave(fact.leg, fact.at)
  for (const fact of meterFacts(facts)) if (fact.kind === 'leave') leave(fact.connection, fact.at)
  const last = (side: Side) => {
    const legs = room.calls.legs().filter((leg) => leg.side === side && leg.admitted)
    const times = legs.map(({ id }) => gone.get(id) ?? null)
    return times.length === 0 || times.includes(null) ? null : Math.max(...times.filter((at) => at !== null))
  }
  return { user: last('user'), astrologer: last('astrologer') }
}
