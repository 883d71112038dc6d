// The beginning and the end of a consultation in its room.

import type { EndReason, Side } from '#workers/contract/consultations/consultation-states.ts'
import type { ErrorCode } from '#workers/contract/errors/errors.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { billableSpans, type Consultation, presenceOf } from '#workers/domain/consultations/index.ts'
import { meterFacts } from '#workers/domain/voice/index.ts'
import { allFacts, factsAt, writeProvisionalFacts } from './bill.ts'
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
  /** When it really ended (ms UTC), when that lies before now: a phone that hung up. */
  at?: number
  /** Until when the meter counts (ms UTC), when a pause goes before the end. */
  counted?: number | null
  deniedBy?: Side | null
}

/** Ends the consultation. The end is where the pause is over; nothing from the pause's beginning on is billed. */
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

/** A side that fell silent shortly before the end is no absence yet, but the bill leaves its silence out: a pause in the timeline. */
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

// The start of a call over the telephone provider, by the facts: however late a join was reported.
/** The first instant at which both sides were in the call (ms UTC); null when the facts hold none. */
function metAt(room: Room): number | null {
  return billableSpans(factsAt(room, room.now()), 0)[0]?.from ?? null
}

/** The start is where the facts say that both were there. Nothing starts while the consultation connects. */
export function alignCallStart(room: Room): void {
  if (!usesTwilio(room)) return
  const consultation = room.store.consultation()
  const from = metAt(room)
  if (from !== null && from !== consultation.startedAt && (consultation.startedAt !== null || room.isOver()))
    room.store.saveConsultation({ ...consultation, startedAt: from })
}

/** Both met, and one has left again before we heard of it: the consultation has begun all the same. */
export function beginLateCall(room: Room): void {
  if (room.store.consultation().state !== 'connecting' || room.store.holds().length === 0) return
  const from = metAt(room)
  if (from === null) return
  room.apply({ type: 'presence', presence: { user: true, astrologer: true } })
  alignCallStart(room)
  room.store.addEvent({ at: from, what: 'started', side: null })
}

// A call over the telephone provider that people have left: it ends without waiting for a deadline, even when the report of
// the hanging up is lost.
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
