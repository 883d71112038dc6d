// Effects that follow from the room's state: ring, hold, settle, free. Each effect is idempotent, so that it can be repeated after a
// crash; dependent state is written after its effect.

import { endReasonFor, type Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { RING_DEADLINE } from '#workers/contract/limits.ts'
import { waitAfter } from '#workers/contract/time/backoff.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import { mayTakeByPhone } from '#workers/domain/consultations/index.ts'
import { waitWithTimeout } from '#workers/effect-timeout.ts'
import { logFailure } from '#workers/log.ts'
import { Alarm } from '../alarm.ts'
import { keepLegSeconds } from './announce.ts'
import { readyToSettle } from './call.ts'
import { nextCallTask, runCallTasks } from './call-effects.ts'
import { followClock, nextWake } from './clock.ts'
import { askWhenUsedUp, continueAsPaid, holdFirst, watchFunds } from './funds.ts'
import { finish } from './lifecycle.ts'
import { logCall } from './phone-ring.ts'
import { pushEnd, pushStart } from './push.ts'
import type { Room } from './room.ts'
import { afterSettlement, followBooks, settle } from './settle.ts'
import { storeTranscript } from './transcript.ts'
import { tellState } from './view.ts'

const CHECKPOINT = 4 * MINUTE
/** A checkpoint this overdue means that the alarm that writes it was lost. */
const LATE = 90 * SECOND

/** Runs the effects of the current state. An effect that fails or hangs must not prevent the others. */
async function reconcile(room: Room): Promise<void> {
  if (!room.store.terms()) return
  followClock(room)
  const errors: unknown[] = []
  const attempt = async (effect: (room: Room) => Promise<void>): Promise<boolean> => {
    try {
      await effect(room)
      return true
    } catch (error) {
      errors.push(error)
      return false
    }
  }
  await attempt(followBooks)
  if (room.store.consultation().state === 'requested') await attempt(ring)
  // In parallel, because the accept waits for both and the database may be far away.
  if (room.isUnderWay()) await Promise.all([holdFirst, project].map(attempt))
  if (room.isUnderWay()) await Promise.all([askWhenUsedUp, continueAsPaid].map(attempt))
  if (room.isUnderWay()) await Promise.all([watchFunds, stopRinging].map(attempt))
  pushStart(room)
  const dueToSettle = room.store.consultation().state === 'ending' && readyToSettle(room)
  const settled = dueToSettle && (await attempt(settle))
  // Pages are updated first, because no later effect changes the end that they show.
  if (settled) {
    tellState(room)
    pushEnd(room)
  }
  const ended = room.store.consultation().state === 'ended'
  const afterEnd = ended ? [free, keepLegSeconds] : [project]
  await Promise.all([...afterEnd, storeTranscript, ...(settled ? [afterSettlement] : [])].map(attempt))
  if (errors.length > 0) throw errors[0]
}

async function ring(room: Room): Promise<void> {
  const terms = room.terms()
  const { consultationId, astrologerId, userId, kind, userName, payoutPaise, withBirth, longestMinutes } = terms
  const notice: RingNotice = {
    session_id: consultationId,
    type: kind,
    conference: `session-${consultationId}`,
    from_user: userName,
    ...((await mayRingPhone(room, kind, astrologerId)) ? { phone_number: await shownNumber(room) } : {}),
    payout_paise_per_min: payoutPaise,
    ...(withBirth ? { birth_attached: true as const } : {}),
    ...(longestMinutes === undefined ? {} : { longest_minutes: longestMinutes }),
    ...(terms.free ? { free_minutes: terms.free.seconds / 60, free_by: terms.free.by } : {}),
    expires_at: room.services.clock.now() + RING_DEADLINE,
  }
  const rung = await room.services.live.ring({ astrologerId, userId, ring: notice })
  if (room.store.consultation().state !== 'requested') return
  if (rung === 'by-phone') room.store.setFlag('ringPhone', true)
  else if (rung !== 'ringing') {
    room.store.setFlag('refusal', rung)
    finish(room, { reason: 'busy', by: 'system' })
    return
  }
  room.apply({ type: 'ring' })
  room.store.addEvent({ at: room.now(), what: 'ringing', side: null })
  tellState(room)
}

/** A web call may also be accepted by phone if phones can be rung and the astrologer has a verified one. */
async function mayRingPhone(room: Room, kind: Kind, astrologerId: string): Promise<boolean> {
  const { calls } = room.services
  if (kind !== 'web-call') return kind === 'phone-call'
  const number = calls.phone ? await calls.numberOf(astrologerId) : null
  if (number === null || !(await mayTakeByPhone(calls, { number, priceCents: room.terms().priceCents }))) return false
  return room.services.consultations.answersPhone(astrologerId)
}

/** The number that both phones display; stored because every state message contains it. */
async function shownNumber(room: Room): Promise<string> {
  const number = room.services.voice.shownNumber ?? (await room.services.settings()).defaultPhoneNumber
  room.store.setFlag('shownNumber', number)
  return number
}

async function stopRinging(room: Room): Promise<void> {
  if (room.store.flag('ringStopped')) return
  const { astrologerId, consultationId } = room.terms()
  await room.services.live.ringOver({ astrologerId, consultationId, outcome: 'accepted' })
  room.store.setFlag('ringStopped', true)
}

async function free(room: Room): Promise<void> {
  if (room.store.flag('freed')) return
  const { astrologerId, consultationId } = room.terms()
  const consultation = room.store.consultation()
  const reason = endReasonFor('astrologer', consultation) ?? 'ended'
  const outcome = reason === 'cancelled' && consultation.endedBy === 'system' ? 'left' : reason
  await room.services.live.freeLine({ astrologerId, consultationId, outcome })
  room.store.setFlag('freed', true)
}

// Writes the state to D1's row with its expiry: cron wakes rooms that wrote nothing by then.
async function project(room: Room): Promise<void> {
  const { state, acceptedAt, startedAt } = room.store.consultation()
  const now = room.now()
  const last = room.store.flag('projected')
  const files = room.store.flag('fileChanges') ?? 0
  if (last?.state === state && (last.files ?? 0) === files && now - last.at < CHECKPOINT) return
  const { messageCount, fileCount, lastMessage, lastMessageAt } = room.store.said()
  const nextDueAt = room.services.clock.now() + CHECKPOINT + LATE
  const isLive = await room.services.consultations.project({
    id: room.terms().consultationId,
    change: { state, acceptedAt, startedAt, messageCount, fileCount, lastMessage, lastMessageAt, nextDueAt },
    messages: fileCount > 0 ? room.store.messagesAfter(0) : [],
  })
  room.store.setFlag('projected', { state, at: now, files })
  if (isLive) return
  room.store.setFlag('booksAsked', true)
  await followBooks(room)
}

// The loop of a room's effects: one run at a time, each with the state of its own moment, and an alarm after each of them.
/** A request and an alarm wait this long for effects. Both come back: an alarm that waits keeps the next one away. */
const PATIENCE = 8 * SECOND
const RETRY = { first: 2 * SECOND, max: 30 * SECOND }

export class EffectLoop {
  private readonly room: Room
  private readonly alarm: Alarm
  private running: Promise<void> = Promise.resolve()
  /** The run that has not begun. */
  private next: Promise<void> | null = null
  private calling: Promise<void> | null = null
  /** Runs that failed in a row. */
  private failures = 0

  constructor(room: Room) {
    this.room = room
    this.alarm = new Alarm(room.ctx.storage, room.time.alarms())
  }

  /** Does what follows from the state; resolves after a run that began after this call. Never rejects. */
  run(): Promise<void> {
    if (this.next) return this.next
    const next = this.running.then(() => {
      this.next = null
      return this.runOnce()
    })
    this.next = next
    this.running = next
    return next
  }

  /** Runs effects with a timeout, so that hanging effects block no request and no alarm. */
  runWithTimeout(): Promise<void> {
    return waitWithTimeout(this.run(), PATIENCE)
  }

  /** Sets the alarm. Never rejects, and never leaves a room with pending work without one. */
  async scheduleAlarm(): Promise<void> {
    if (!this.room.store.terms()) return
    await this.wakeAt(this.nextAt())
  }

  private async runOnce(): Promise<void> {
    try {
      await reconcile(this.room)
      this.failures = 0
    } catch (error) {
      this.failures += 1
      logFailure({ event: 'room.failed', consultationId: this.room.store.terms()?.consultationId }, error)
    }
    this.callTheProvider()
    await this.scheduleAlarm()
  }

  private nextAt(): number {
    const { failures } = this
    const { chance } = this.room.services
    const retryIn = failures === 0 ? null : waitAfter({ ...RETRY, failures, chance })
    try {
      return nextWake(this.room, { working: this.calling !== null, retryIn })
    } catch (error) {
      logFailure({ event: 'room.failed', consultationId: this.room.store.terms()?.consultationId }, error)
      return this.room.now() + RETRY.max
    }
  }

  // Not awaited, because the provider may be slow, and neither an accept nor a webhook may wait for it.
  private callTheProvider(): void {
    const due = nextCallTask(this.room)
    if (this.calling || due === null || due > this.room.now()) return
    this.calling = runCallTasks(this.room)
      .catch((error) => logCall(this.room, 'work', error))
      .then(() => {
        this.calling = null
        return this.run()
      })
    this.room.ctx.waitUntil(this.calling)
  }

  // A planned alarm only ever moves to an earlier time, because a user who types faster than the tick would otherwise postpone it for
  // ever. A superfluous alarm does nothing and sets the next one.
  private async wakeAt(at: number): Promise<void> {
    const planned = await this.alarm.get()
    if (planned === null || at < planned) await this.alarm.set(at)
  }
}
