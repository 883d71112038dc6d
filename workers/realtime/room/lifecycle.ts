// The beginning and the end of a consultation in its room.

import type { EndReason, Side } from '#workers/contract/consultations/consultation-states.ts'
import type { ErrorCode } from '#workers/contract/errors/errors.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { billableSpans, type Consultation, presenceOf } from '#workers/domain/consultations/index.ts'
import { meterFacts } from '#workers/domain/voice/index.ts'
import { allFacts, factsAt, writeProvisionalFacts } from './bill-inputs.ts'
import { forgetSpot } from './desk.ts'
import { updatePresence } from './presence.ts'
import { deviceOf, type Room, usesTwilio } from './room.ts'
import { tellState } from './view.ts'

/** The first device wins. */
export function acceptBy(room: Room, device: string): ErrorCode | null {
  const { refused, changed } = room.apply({ type: 'accept', device })
  if (changed) room.store.addEvent({ at: room.now(), what: 'accepted', side: 'astrologer' })
  return refused ?? null
}

export function endBy(room: Room, by: Side | 'admin' | 'system'): void {
  const { acceptedAt } = room.store.consultation()
  const reason: EndReason =
    by === 'admin'
      ? 'admin_ended'
      : by === 'system'
        ? 'failed'
        : acceptedAt === null
          ? by === 'user'
            ? 'cancelled'
            : 'rejected'
          : `${by}_ended`
  finish(room, { reason, by })
}

type End = {
  reason: EndReason
  by: Consultation['endedBy']
  /** When the consultation really ended (ms UTC), if that was before now, such as when a phone hung up. */
  at?: number
  /** Until when the meter counts (ms UTC), when a pause precedes the end. */
  counted?: number | null
  deniedBy?: Side | null
}

/** Ends the consultation. The end is the end of the pause; the pause itself is not billed. */
export function finish(room: Room, { reason, by, at, counted = null, deniedBy = null }: End): void {
  const now = room.now()
  writeProvisionalFacts(room, now)
  if (room.store.consultation().state === 'active') updatePresence(room, now)
  const { changed, consultation } = room.apply({ type: 'end', reason, by, at: at ?? now, deniedBy })
  if (!changed) return
  const endedAt = consultation.endedAt ?? now
  room.store.setFlag('endingSince', now)
  room.store.addEnd(Math.min(counted ?? endedAt, endedAt))
  if (room.store.consultation().pausedAt === null) addSilence(room, endedAt)
  room.store.removePausesFrom(endedAt)
  room.store.addEvent({ at: endedAt, what: 'ended', side: by })
  alignCallStart(room)
  forgetSpot(room)
  tellState(room)
}

/** A side's silence shortly before the end is too short for an absence, but the bill excludes it: the timeline shows a pause. */
function addSilence(room: Room, endedAt: number): void {
  const { startedAt } = room.store.consultation()
  if (startedAt === null || usesTwilio(room)) return
  const facts = allFacts(room)
  const last = (side: Side) => presenceOf(side, facts).at(-1)?.to ?? startedAt
  const [user, astrologer] = [last('user'), last('astrologer')]
  const at = Math.max(startedAt, Math.min(user, astrologer))
  if (at >= endedAt) return
  const side = user === astrologer ? null : user < astrologer ? 'user' : 'astrologer'
  room.store.addEvent({ at, what: 'paused', side })
}

/** The first instant at which both sides were in the call (ms UTC); null when the facts hold none. */
function metAt(room: Room): number | null {
  return billableSpans(factsAt(room, room.now()), 0)[0]?.from ?? null
}

/**
 * Sets the start of a Twilio call to the instant at which the facts show both sides, even when a join was reported late. Does not start
 * a consultation that is still connecting.
 */
export function alignCallStart(room: Room): void {
  if (!usesTwilio(room)) return
  const consultation = room.store.consultation()
  const from = metAt(room)
  if (from !== null && from !== consultation.startedAt && (consultation.startedAt !== null || room.isOver()))
    room.store.saveConsultation({ ...consultation, startedAt: from })
}

/** Starts a consultation in which both sides met, though one had left again before the report arrived. */
export function beginLateCall(room: Room): void {
  if (room.store.consultation().state !== 'connecting' || room.store.holds().length === 0) return
  const from = metAt(room)
  if (from === null) return
  room.apply({ type: 'presence', presence: { user: true, astrologer: true } })
  alignCallStart(room)
  room.store.addEvent({ at: from, what: 'started', side: null })
}

const SIDES = ['user', 'astrologer'] as const
/** The report that names the side that hung up has arrived by then. */
const HUNG_UP = 2 * SECOND
/** A page that reloads has reconnected by then. */
const RELOAD = 5 * SECOND
/** An open page that lost the call has tried four times to rejoin by then. */
const REJOIN = 20 * SECOND

/**
 * When a Twilio call ends because the sides have left (ms UTC): a phone that ended, or both pages. No deadline of the consultation is
 * awaited, even if the report of the hang-up is lost. Null while a leg is admitted, and while a side has not joined yet.
 */
export function abandonedCallDue(room: Room): number | null {
  if (!usesTwilio(room) || !room.isUnderWay()) return null
  const left = departuresOf(room)
  const phones = SIDES.flatMap((side) => (deviceOf(room, side) === 'phone' ? (left[side] ?? []) : []))
  if (phones.length > 0) return Math.min(...phones) + HUNG_UP
  if (left.user === null || left.astrologer === null) return null
  return Math.max(left.user, left.astrologer) + (room.sockets().length > 0 ? REJOIN : RELOAD)
}

/** Ends the call on behalf of the side that left first: deliberately if that was a phone, else as a lost connection. */
export function endAbandonedCall(room: Room): void {
  const left = departuresOf(room)
  const at = (side: Side) => left[side] ?? Number.POSITIVE_INFINITY
  const first = at('user') <= at('astrologer') ? 'user' : 'astrologer'
  if (deviceOf(room, first) === 'phone') finish(room, { reason: `${first}_ended`, by: first, at: at(first) })
  else if (room.store.consultation().startedAt === null) finish(room, { reason: 'failed', by: 'system' })
  else finish(room, { reason: 'connection_lost', by: first, counted: at(first) })
}

// When the last leg of each side left (ms UTC); null for a side that still has a leg or never joined.
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
