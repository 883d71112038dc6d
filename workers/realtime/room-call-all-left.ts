// A call over the telephone provider that nobody is in any more: it ends without waiting for a deadline.
import type { Side } from '#workers/contract/consultation-states.ts'
import { SECOND } from '#workers/contract/limits.ts'
import { legsInside, meterFacts } from '#workers/domain/voice/index.ts'
import type { Room } from './room.ts'
import { deviceOf, usesTwilio } from './room-kind.ts'
import { finish } from './room-lifecycle.ts'

const SIDES = ['user', 'astrologer'] as const
/** A page that is being loaded again is back by then. */
const RELOAD = 5 * SECOND

/**
 * When a call ends because all of its legs have left (ms UTC). Null while a leg is in or was let in, while a side has not
 * come yet, and while a page is open: it may come back within its minute.
 */
export function allLeftDue(room: Room): number | null {
  if (!usesTwilio(room) || !room.isUnderWay()) return null
  const departures = departuresOf(room)
  if (!departures) return null
  const pages = SIDES.filter((side) => deviceOf(room, side) === 'web')
  if (pages.some((side) => room.sockets(side).length > 0)) return null
  return Math.max(departures.user, departures.astrologer) + (pages.length > 0 ? RELOAD : 0)
}

/** Ends it, for the side that left first: by its own will when that was a phone, else because its page was lost. */
export function endAllLeft(room: Room): void {
  const departures = departuresOf(room)
  if (!departures) return
  const first = departures.user <= departures.astrologer ? 'user' : 'astrologer'
  const { startedAt } = room.store.consultation()
  if (startedAt === null) finish(room, 'failed', 'system')
  else
    finish(room, deviceOf(room, first) === 'phone' ? `${first}_ended` : 'connection_lost', first, {
      at: departures[first],
    })
}

// When the last leg of each side left (ms UTC); null unless both sides came and all legs are gone.
function departuresOf(room: Room): Record<Side, number> | null {
  const facts = room.calls.facts()
  if (legsInside(facts).length > 0) return null
  const gone = new Map<string, number>()
  const leave = (leg: string, at: number) => gone.set(leg, Math.min(gone.get(leg) ?? at, at))
  for (const fact of facts) if (fact.type === 'leave' || fact.type === 'leg-end') leave(fact.leg, fact.at)
  for (const fact of meterFacts(facts)) if (fact.kind === 'leave') leave(fact.connection, fact.at)
  const admitted = room.calls.legs().filter((leg) => leg.admitted)
  if (admitted.some(({ id }) => !gone.has(id))) return null
  const last = (side: Side) =>
    Math.max(...admitted.filter((leg) => leg.side === side).map(({ id }) => gone.get(id) ?? Number.NaN))
  const departures = { user: last('user'), astrologer: last('astrologer') }
  return SIDES.every((side) => Number.isFinite(departures[side])) ? departures : null
}
