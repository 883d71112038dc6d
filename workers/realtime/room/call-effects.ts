// The provider work of a Twilio call: dialling phones, raising time limits, speaking warnings, querying lost reports, ending calls. Each
// task is stored before its attempt and retried while it is useful.

import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { waitAfter } from '#workers/contract/time/backoff.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import { failureOf, legsInside } from '#workers/domain/voice/index.ts'
import { announce, announcementDue } from './announce.ts'
import {
  awaitedLegs,
  CALL_SIDES,
  callSpec,
  DIAL_DEADLINE,
  factsComplete,
  noteLimit,
  recordFact,
  recordStatus,
  secondsAhead,
} from './call.ts'
import { finish } from './lifecycle.ts'
import { logCall, ringsPhone } from './phone-ring.ts'
import { deviceOf, type Room, usesTwilio } from './room.ts'
import { tellState } from './view.ts'

/** After these attempts the consultation ends as failed. */
const TRIES = 4
/** Ten minutes of attempts; later the legs end at their own time limits. */
const CLOSE_TRIES = 24
/** Back-off of retries at the provider, with jitter. */
const RETRY = {
  dial: { first: 2 * SECOND, max: 16 * SECOND },
  close: { first: 5 * SECOND, max: 30 * SECOND },
  extend: { first: 10 * SECOND, max: 2 * MINUTE },
}
const REFUSED_AGAIN = 5 * MINUTE
const PROBE = { connecting: 20 * SECOND, live: MINUTE, ending: 6 * SECOND }
/** An admitted leg joins at once. Without a report of its join the provider is queried after these delays. */
const ASK_AFTER = [3 * SECOND, 8 * SECOND]

function retryAt(room: Room, of: keyof typeof RETRY, failures: number): number {
  return room.now() + waitAfter({ ...RETRY[of], failures, chance: room.services.chance })
}

type Task = { at: number; work: (room: Room) => Promise<void> }

/** When the next task is due (ms UTC); null when none is pending. */
export function nextCallTask(room: Room): number | null {
  const tasks = tasksOf(room)
  return tasks.length > 0 ? Math.min(...tasks.map(({ at }) => at)) : null
}

/** Runs the due tasks one after the other; each reads the current state. */
export async function runCallTasks(room: Room): Promise<void> {
  for (const _ of Array.from({ length: 6 })) {
    const due = tasksOf(room).find(({ at }) => at <= room.now())
    if (!due) return
    await due.work(room)
  }
}

function tasksOf(room: Room): Task[] {
  if (!usesTwilio(room)) return []
  return room.isOver() ? closingTasks(room) : liveTasks(room)
}

function liveTasks(room: Room): Task[] {
  const { state, acceptedAt } = room.store.consultation()
  if (acceptedAt === null) return ringsPhone(room) ? dialTask(room, 'astrologer') : []
  if (room.store.holds().length === 0) return []
  const tasks = CALL_SIDES.flatMap((side) => dialTask(room, side))
  const stray = room.store.flag('strayLeg')
  if (stray) tasks.push({ at: stray.at, work: hangUpStray })
  const announceAt = announcementDue(room)
  if (announceAt !== null) tasks.push({ at: announceAt, work: announce })
  const limitFor = room.store.flag('limitFor')
  if (limitFor !== undefined && room.heldCents() > limitFor)
    tasks.push({ at: room.store.flag('extendAt') ?? 0, work: extend })
  if (room.calls.legs().length > 0) {
    const since = room.store.flag('probedAt') ?? acceptedAt
    tasks.push({ at: since + (state === 'connecting' ? PROBE.connecting : PROBE.live), work: probe })
    for (const at of asksOf(room)) tasks.push({ at, work: probe })
  }
  return tasks
}

// When the provider is queried for missing reports of joins.
function asksOf(room: Room): number[] {
  const probedAt = room.store.flag('probedAt') ?? 0
  return awaitedLegs(room).flatMap((side) => {
    const { admittedAt } = room.calls.leg(side)
    if (!admittedAt) return []
    return ASK_AFTER.map((wait) => admittedAt + wait)
      .filter((at) => at > probedAt)
      .slice(0, 1)
  })
}

function closingTasks(room: Room): Task[] {
  const tasks: Task[] = []
  const everBegun = room.calls.legs().length > 0 || CALL_SIDES.some((side) => room.calls.leg(side).state !== 'none')
  const tries = room.store.flag('closeTries') ?? 0
  if (everBegun && !room.store.flag('callClosed') && tries < CLOSE_TRIES)
    tasks.push({ at: room.store.flag('closeAt') ?? 0, work: close })
  if (room.store.consultation().state === 'ending' && !factsComplete(room)) {
    const since = Math.max(room.store.flag('probedAt') ?? 0, room.store.flag('endingSince') ?? 0)
    tasks.push({ at: since + PROBE.ending, work: probe })
  }
  return tasks
}

// The astrologer's phone rings first, and the user's once the astrologer has joined.
function dialTask(room: Room, side: Side): Task[] {
  if (!isRung(room, side)) return []
  const { id, nextTryAt } = room.calls.leg(side)
  const turn = side === 'astrologer' || legsInside(room.calls.facts()).some((each) => each.side === 'astrologer')
  return id === null && turn ? [{ at: nextTryAt ?? 0, work: (each) => dial(each, side) }] : []
}

/** True if this side's phone must ring: because the side joins by phone, or to accept the ring. */
function isRung(room: Room, side: Side): boolean {
  return deviceOf(room, side) === 'phone' || (side === 'astrologer' && ringsPhone(room))
}

async function dial(room: Room, side: Side): Promise<void> {
  const terms = room.terms()
  const before = room.calls.leg(side)
  const [since, tries] = [before.since ?? room.now(), before.tries + 1]
  // Stored before the attempt, so that the next attempt after a crash can tell that this one was made.
  const nextTryAt = retryAt(room, 'dial', tries)
  room.calls.setLeg(side, { device: 'phone', state: 'dialling', since, tries, nextTryAt })
  if (before.since === null) {
    room.apply({ type: 'dial', until: since + DIAL_DEADLINE })
    room.store.addEvent({ at: since, what: 'dialled', side })
    tellState(room)
  }
  const to = await room.services.calls.numberOf(side === 'user' ? terms.userId : terms.astrologerId)
  if (room.isOver() || room.calls.leg(side).id !== null) return
  if (!to) return fail(room, side, 'no number')
  await room.services.failpoint('call.dial-intent')
  try {
    if (tries === 1) await room.services.calls.countDial(to)
    const leg = { side, to, since, timeLimit: secondsAhead(room), lookFirst: tries > 1 }
    const { legId } = await room.services.voice.dialLeg(callSpec(room), leg)
    await room.services.failpoint('call.dialled')
    // Meanwhile the astrologer may have accepted the call in the browser.
    if (!room.isOver() && !isRung(room, side)) room.store.setFlag('strayLeg', { leg: legId, at: room.now() })
    else if (room.calls.leg(side).id === null) room.calls.setLeg(side, { id: legId })
    room.calls.addLeg({ id: legId, side, answered: false, admitted: false })
    noteLimit(room)
    // The consultation ended while this phone rang, so the task that ends calls must run again.
    if (room.isOver()) room.store.setFlag('callClosed', undefined)
    await room.services.calls.keepLeg({ id: legId, consultationId: terms.consultationId, side, device: 'phone', to })
  } catch (error) {
    logCall(room, `dial ${side} ${tries}`, error)
    if (room.isOver() || room.calls.leg(side).id !== null || !isRung(room, side)) return
    if (failureOf(error) !== 'unreachable' || tries >= TRIES) fail(room, side, 'dial')
    else room.calls.setLeg(side, { nextTryAt: retryAt(room, 'dial', tries) })
  }
}

async function hangUpStray(room: Room): Promise<void> {
  const stray = room.store.flag('strayLeg')
  if (!stray) return
  const tries = (stray.tries ?? 0) + 1
  room.store.setFlag('strayLeg', { ...stray, tries, at: retryAt(room, 'close', tries) })
  try {
    await room.services.voice.hangUp(stray.leg)
    if (room.store.flag('strayLeg')?.leg === stray.leg) room.store.setFlag('strayLeg', undefined)
  } catch (error) {
    logCall(room, 'hang up', error)
    if (failureOf(error) === 'refused') room.store.setFlag('strayLeg', undefined)
  }
}

function fail(room: Room, side: Side, what: string): void {
  logCall(room, what, side)
  room.calls.setLeg(side, { state: 'failed' })
  finish(room, { reason: 'failed', by: 'system' })
}

async function extend(room: Room): Promise<void> {
  const held = room.heldCents()
  const [now, ahead] = [room.now(), secondsAhead(room)]
  const legs = CALL_SIDES.flatMap((side) => {
    const { id, answeredAt, state } = room.calls.leg(side)
    if (id === null || state === 'left' || state === 'failed') return []
    return [{ leg: id, timeLimit: ahead + Math.ceil((now - (answeredAt ?? now)) / SECOND) }]
  })
  const tries = (room.store.flag('extendTries') ?? 0) + 1
  room.store.setFlag('extendTries', tries)
  room.store.setFlag('extendAt', retryAt(room, 'extend', tries))
  try {
    await room.services.voice.extend(legs)
    room.store.setFlag('limitFor', held)
    room.store.setFlag('extendAt', undefined)
    room.store.setFlag('extendTries', undefined)
  } catch (error) {
    logCall(room, 'extend', error)
    // A refused limit is retried later, because the side may have another leg by then.
    if (failureOf(error) === 'refused') room.store.setFlag('extendAt', room.now() + REFUSED_AGAIN)
  }
}

async function probe(room: Room): Promise<void> {
  room.store.setFlag('probedAt', room.now())
  try {
    const { facts, statuses } = await room.services.voice.probe(callSpec(room))
    for (const fact of facts) recordFact(room, fact)
    for (const { leg, status, at } of statuses) {
      const side = room.calls.legs().find(({ id }) => id === leg)?.side
      if (side) recordStatus(room, { side, leg, status, key: `r:${leg}`, at })
    }
  } catch (error) {
    logCall(room, 'probe', error)
  }
}

async function close(room: Room): Promise<void> {
  const tries = (room.store.flag('closeTries') ?? 0) + 1
  room.store.setFlag('closeTries', tries)
  room.store.setFlag('closeAt', retryAt(room, 'close', tries))
  // The provider lists participants only while they are in the conference.
  if (tries === 1 && awaitedLegs(room).length > 0) await probe(room)
  try {
    const { userId, astrologerId } = room.terms()
    const unnamed = (side: Side) => room.calls.leg(side).since !== null && room.calls.leg(side).id === null
    const numberOf = async (side: Side, id: string) => (unnamed(side) ? room.services.calls.numberOf(id) : null)
    const numbers = { user: await numberOf('user', userId), astrologer: await numberOf('astrologer', astrologerId) }
    await room.services.voice.end(callSpec(room, numbers))
    room.store.setFlag('callClosed', true)
  } catch (error) {
    logCall(room, 'end', error)
  }
}
