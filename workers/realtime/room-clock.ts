// What time brings to a room, and when it brings something next.

import { SECOND } from '#workers/contract/limits.ts'
import { nextDeadline, nextFundsEvent } from '#workers/domain/consultations/index.ts'
import { livenessOf } from './heartbeats.ts'
import type { Room } from './room.ts'
import { leftMs } from './room-bill.ts'
import { LATE_FACTS, readyToSettle } from './room-call.ts'
import { nextCallTask } from './room-call-effects.ts'
import { endLeft, leftDue } from './room-call-left.ts'
import { withdrawnAt } from './room-caller.ts'
import { writeEvidence } from './room-evidence.ts'
import { usesTwilio } from './room-kind.ts'
import { finish } from './room-lifecycle.ts'
import { hearWaiting } from './room-media.ts'
import { absentee, denierOf, nextAbsence, pauseForJump, updatePresence } from './room-presence.ts'
import { emptyDue, transcriptDue } from './room-transcript.ts'
import { leave } from './room-visits.ts'

/**
 * How often presence is written down, and dead connections are looked for. The runtime keeps a socket's newest ping only: a
 * room that slept longer than CREDIT_MAX could not tell a silence from a conversation.
 */
const TICK = 10 * SECOND
/** Overdue work is done after this pause, so that alarms never spin (ms). */
const SOON = 50
/** Pages that were asked after a jump of the clock have answered by then. */
const AFTER_JUMP = 2 * SECOND
/** A hidden tab's timers may sleep for a minute, but it answers when it is spoken to. */
const TIMEOUTS = { quiet: 6 * SECOND, silent: 30 * SECOND }

/** What the clock brings: dead tabs, evidence, deadlines. Funds are looked after by the effects. */
export function tick(room: Room): void {
  if (room.isOver()) return
  const now = room.now()
  followClock(room)
  // Before any page is spoken to: the runtime sends nothing until what was written before it is on disk.
  // https://developers.cloudflare.com/durable-objects/reference/glossary/#output-gate
  writeEvidence(room, now)
  for (const socket of room.sockets()) {
    const liveness = livenessOf(room.heartbeats.of(socket), TIMEOUTS, now)
    if (liveness === 'quiet') room.heartbeats.request(socket, now)
    if (liveness !== 'dead') continue
    leave(room, socket)
    socket.close(1001, 'silent')
  }
  hearWaiting(room)
  updatePresence(room)
  const left = leftDue(room)
  if (left !== null && left <= now) {
    endLeft(room)
    return
  }
  const withdrawn = withdrawnAt(room)
  if (withdrawn !== null && withdrawn <= now) {
    finish(room, 'cancelled', 'system')
    return
  }
  const consultation = room.store.consultation()
  const deadline = nextDeadline(consultation)
  if (!deadline || deadline.at > now) return
  if (deadline.reason !== 'connection_lost') {
    finish(room, deadline.reason, deadline.reason === 'failed' ? (absentee(room) ?? 'system') : 'system')
    return
  }
  const { missing, pausedAt } = consultation
  const by = missing === 'user' || missing === 'astrologer' ? missing : 'system'
  finish(room, 'connection_lost', by, { at: pausedAt ?? now, deniedBy: by === 'system' ? denierOf(room) : null })
}

/** Looks after a jump of the clock, if there was one. */
export function followClock(room: Room): void {
  const jump = room.time.takeJump()
  if (jump !== 0 && !usesTwilio(room) && room.isUnderWay()) pauseForJump(room, jump)
}

/**
 * When the room wakes next (ms UTC). No deadline waits for effects that failed. `retryIn`: when
 * these are tried again (ms); null when none failed.
 */
export function nextWake(room: Room, { working, retryIn }: { working: boolean; retryIn: number | null }): number {
  const now = room.now()
  const at = nextDue(room, working)
  if (retryIn === null) return Math.max(at, now + SOON)
  const retry = now + retryIn
  return room.isUnderWay() ? Math.min(retry, Math.max(at, now + SOON)) : retry
}

/** When the next thing is due (ms UTC). `working`: work on the call is under way, and tells when it is done. */
function nextDue(room: Room, working: boolean): number {
  const consultation = room.store.consultation()
  const work = working ? room.now() + TICK : nextCallTask(room)
  if (consultation.state === 'ended') {
    const dues = [room.store.note('freed') ? null : room.now() + 2 * SECOND, transcriptDue(room), work]
    const pending = dues.filter((due) => due !== null)
    return pending.length > 0 ? Math.min(...pending) : emptyDue(room)
  }
  if (consultation.state === 'ending') {
    const settleAt = (room.store.note('endingSince') ?? 0) + LATE_FACTS
    return readyToSettle(room) ? room.now() : Math.min(settleAt, work ?? settleAt)
  }
  const now = room.now()
  const soon = now + TICK
  const dues = [nextDeadline(consultation)?.at, work, leftDue(room), withdrawnAt(room)]
  const candidates = dues.map((due) => due ?? soon)
  if (consultation.state === 'active' || consultation.state === 'paused') candidates.push(now + TICK)
  if (room.store.note('jumpedAt') !== undefined) candidates.push(now + AFTER_JUMP)
  if (consultation.state === 'active') candidates.push(now + nextFundsEvent(leftMs(room, now)), nextAbsence(room))
  return Math.min(...candidates)
}
