// A Twilio call in its room: admits legs, and derives legs and state from the provider's reports. Synchronous, like all of the room's
// steps.

import type { EndReason, Side } from '#workers/contract/consultations/consultation-states.ts'
import { isFinal } from '#workers/contract/consultations/leg-status.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import { allowedGaps } from '#workers/domain/consultations/index.ts'
import {
  allOver,
  type CallSpec,
  forward,
  identityOf,
  legsInside,
  NO_LEG,
  type PromptCall,
  type ReportedStatus,
  type Reporter,
  reasonOfUnjoined,
  stateOfStatus,
  type VoiceFact,
} from '#workers/domain/voice/index.ts'
import { leftMs } from './bill-inputs.ts'
import { alignCallStart, beginLateCall, finish } from './lifecycle.ts'
import { boundLegs } from './media.ts'
import { ringsPhone } from './phone-ring.ts'
import { updatePresence } from './presence.ts'
import { deviceOf, type Room, usesTwilio } from './room.ts'
import { isFixed, reportLate } from './settle.ts'
import { tellState } from './view.ts'

/** Seconds added to the provider's own time limit, so that the room's alarm ends the call first. */
const BACKSTOP = 30
/** A leg's limit runs from its answer, when the other side may still have to be rung. */
const CONNECTING_SECONDS = 120
/** Twilio's bounds of a call's time limit. */
const [SHORTEST, LONGEST] = [60, 4 * 60 * 60]
/** Reports may arrive this long after the end; until then the page shows "receipt being finalised". */
export const LATE_FACTS = 30 * SECOND
export const DIAL_DEADLINE = MINUTE

export const CALL_SIDES = ['astrologer', 'user'] as const

export function callSpec(room: Room, numbers: Partial<Record<Side, string | null>> = {}): CallSpec {
  const facts = room.calls.facts()
  const gone = new Set(facts.flatMap((fact) => (fact.type === 'leg-end' ? [fact.leg] : [])))
  return {
    consultationId: room.store.terms()?.consultationId ?? '',
    conferences: [
      ...new Set(facts.flatMap((fact) => ('conference' in fact && fact.conference ? [fact.conference] : []))),
    ],
    legs: room.calls.legs().map(({ id, side, answered }) => ({ side, leg: id, answered, over: gone.has(id) })),
    lost: CALL_SIDES.flatMap((side) => {
      const { id, since, device } = room.calls.leg(side)
      const to = numbers[side]
      return device === 'phone' && id === null && since !== null && to ? [{ to, since }] : []
    }),
  }
}

/** The time limit of a leg in seconds from now: the paid time, the permitted pauses, and a margin. */
export function secondsAhead(room: Room): number {
  const left = leftMs(room, room.now())
  const ringing = room.store.consultation().state === 'connecting' ? CONNECTING_SECONDS : 0
  const paidOrPaused = Math.ceil(left / SECOND) + Math.ceil(pausesAhead(room, left) / SECOND)
  return Math.min(LONGEST, Math.max(SHORTEST, paidOrPaused + BACKSTOP + ringing))
}

/**
 * The pauses that may still come (ms) while `left` ms are talked: a leg's limit continues during unpaid pauses. A call between two
 * phones never pauses, because the first hang-up ends it.
 */
function pausesAhead(room: Room, left: number): number {
  if (CALL_SIDES.every((side) => deviceOf(room, side) === 'phone')) return 0
  const consultation = room.store.consultation()
  const { pausedAt, gapsMs, togetherMs = 0 } = consultation
  const gaps = gapsMs + (pausedAt === null ? 0 : room.now() - pausedAt)
  return Math.max(0, allowedGaps({ ...consultation, togetherMs: togetherMs + left }) - gaps)
}

/** `about`: the facts that a phone announces before it joins. */
export type Admission = {
  side: Side
  timeLimit: number
  endOnExit: boolean
  replaces: boolean
  about: PromptCall
}

/** Admits a page to the call. Null unless the page belongs to a side of a running web call. */
export function admitPage(room: Room, identity: string, legId: string): Admission | null {
  const terms = room.store.terms()
  if (terms?.kind !== 'web-call' || !goesOn(room)) return null
  const side = (['user', 'astrologer'] as const).find(
    (each) => identity === identityOf(each, each === 'user' ? terms.userId : terms.astrologerId),
  )
  if (!side || deviceOf(room, side) !== 'web') return null
  const current = room.calls.leg(side).id
  // A repeated request of a replaced page: the newer page stays admitted.
  if (current !== legId && room.calls.legs().some(({ id }) => id === legId)) return null
  if (current !== legId && !boundLegs(room, side)) return null
  const replaces = current !== null && current !== legId && isInside(room, current)
  room.calls.addLeg({ id: legId, side, answered: true, admitted: true })
  if (current !== legId)
    room.calls.setLeg(side, {
      ...NO_LEG,
      device: 'web',
      state: 'answered',
      id: legId,
      answeredAt: room.now(),
      admittedAt: room.now(),
    })
  noteLimit(room)
  return { side, timeLimit: secondsAhead(room), endOnExit: false, replaces, about: aboutCall(room, side) }
}

/** Stores the held amount on which the legs' limits are based: a larger hold raises them. */
export function noteLimit(room: Room): void {
  if (room.store.flag('limitFor') === undefined) room.store.setFlag('limitFor', room.heldCents())
}

/** Admits a phone that was answered, or whose key 1 was pressed. Null when it is no longer needed. */
export function admitPhone(
  room: Room,
  { side, leg: legId, pressed }: Omit<Reporter, 'consultationId'> & { pressed: boolean },
): Admission | null {
  const leg = room.calls.leg(side)
  const rings = side === 'astrologer' && ringsPhone(room)
  const wanted = rings || (goesOn(room) && deviceOf(room, side) === 'phone')
  if (!wanted || (leg.id !== null && leg.id !== legId)) return null
  room.calls.addLeg({ id: legId, side, answered: true, admitted: pressed })
  const answeredAt = leg.answeredAt ?? room.now()
  const admittedAt = pressed ? (leg.admittedAt ?? room.now()) : null
  room.calls.setLeg(side, { id: legId, device: 'phone', state: forward(leg.state, 'answered'), answeredAt, admittedAt })
  tellState(room)
  return { side, timeLimit: secondsAhead(room), endOnExit: true, replaces: false, about: aboutCall(room, side) }
}

/** The facts that a phone announces about the call. */
export function aboutCall(room: Room, side: Side): PromptCall {
  const { kind, userName, astrologerName, astrologerId } = room.terms()
  const name = side === 'user' ? astrologerName : userName
  return { side, kind, name, astrologerId, rings: side === 'astrologer' && ringsPhone(room) }
}

/** Stores a fact once and updates legs and state. `hungUp`: the side whose phone caused it by hanging up. */
export function recordFact(room: Room, fact: VoiceFact, hungUp: Side | null = null): void {
  if (!usesTwilio(room)) return
  if (isFixed(room)) {
    reportLate(room, fact)
    return
  }
  const at = room.time.ofMachine(fact.at)
  if (!room.calls.addFact({ ...fact, at })) return
  if (fact.type === 'join') {
    room.calls.addLeg({ id: fact.leg, side: fact.side, answered: true, admitted: true })
    const leg = room.calls.leg(fact.side)
    if (leg.id === null || leg.id === fact.leg)
      room.calls.setLeg(fact.side, { id: fact.leg, state: forward(leg.state, 'joined') })
  }
  const inside = new Set(legsInside(room.calls.facts()).map(({ leg }) => leg))
  for (const side of CALL_SIDES) {
    const { id, state } = room.calls.leg(side)
    if (id !== null && state === 'joined' && !inside.has(id)) room.calls.setLeg(side, { state: 'left' })
  }
  alignCallStart(room)
  if (room.isOver()) return
  if (hungUp && deviceOf(room, hungUp) === 'phone') {
    finish(room, { reason: `${hungUp}_ended`, by: hungUp, at })
    return
  }
  beginLateCall(room)
  updatePresence(room)
  alignCallStart(room)
  tellState(room)
}

/** Applies a status report of a leg: ringing, answered, or over with its reason. */
export function recordStatus(
  room: Room,
  { side, leg: legId, status, key, at }: Omit<ReportedStatus, 'consultationId'>,
): void {
  if (!usesTwilio(room)) return
  if (isFixed(room)) {
    if (isFinal(status)) reportLate(room, { key, type: 'leg-end', leg: legId, at })
    return
  }
  const leg = room.calls.leg(side)
  if (leg.id === null && leg.device === 'phone') room.calls.setLeg(side, { id: legId })
  const mine = room.calls.leg(side).id === legId
  room.calls.addLeg({ id: legId, side, answered: status === 'in-progress', admitted: false })
  const next = stateOfStatus(status)
  if (next && mine) room.calls.setLeg(side, { state: forward(leg.state, next) })
  if (!isFinal(status)) {
    tellState(room)
    return
  }
  const admitted = room.calls.legs().some((each) => each.id === legId && each.admitted)
  recordFact(room, { key, type: 'leg-end', leg: legId, at })
  if (admitted || !mine || room.isOver() || room.calls.leg(side).device !== 'phone') return
  room.calls.setLeg(side, { state: 'failed' })
  const reason: EndReason = reasonOfUnjoined(status) ?? 'failed'
  finish(room, { reason, by: reason === 'failed' ? 'system' : side })
}

/** True once all facts of the bill have arrived, or their timeout has passed. */
export function readyToSettle(room: Room): boolean {
  if (!usesTwilio(room)) return true
  return factsComplete(room) || room.now() >= (room.store.flag('endingSince') ?? 0) + LATE_FACTS
}

export function factsComplete(room: Room): boolean {
  const admitted = room.calls.legs().flatMap((leg) => (leg.admitted ? [leg.id] : []))
  return allOver(admitted, room.calls.facts())
}

/** The admitted legs without a report of a join or an end. */
export function awaitedLegs(room: Room): Side[] {
  const known = new Set(room.calls.facts().flatMap((fact) => ('leg' in fact ? [fact.leg] : [])))
  const legs = room.calls.legs().filter(({ id, admitted }) => admitted && !known.has(id))
  return CALL_SIDES.filter((side) => legs.some(({ id }) => id === room.calls.leg(side).id))
}

function goesOn(room: Room): boolean {
  const { state } = room.store.consultation()
  const connected = state === 'connecting' || state === 'active' || state === 'paused'
  return usesTwilio(room) && connected && room.store.holds().length > 0
}

function isInside(room: Room, legId: string): boolean {
  return legsInside(room.calls.facts()).some(({ leg }) => leg === legId)
}
