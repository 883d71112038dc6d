// The timed work of a room: dead pages, deadlines, and the next wake-up.

import { ROOM_TICK } from '#workers/contract/consultations/connection-limits.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { nextDeadline, nextFundsEvent } from '#workers/domain/consultations/index.ts'
import { leftMs, writeProvisionalFacts } from './bill-inputs.ts'
import { LATE_FACTS, readyToSettle } from './call.ts'
import { nextCallTask } from './call-effects.ts'
import { leave, withdrawnAt } from './connections.ts'
import { livenessOf } from './heartbeats.ts'
import { abandonedCallDue, endAbandonedCall, finish } from './lifecycle.ts'
import { flushDelayedReports } from './media.ts'
import { missingSide, nextAbsence, pauseForJump, sideReportingSilence, updatePresence } from './presence.ts'
import { type Room, usesTwilio } from './room.ts'
import { emptyDue, transcriptDue } from './transcript.ts'

/** Delay of overdue work, so that alarms never spin (ms). */
const SOON = 50
/** Pages that were requested to ping after a jump of the clock have answered by then. */
const AFTER_JUMP = 2 * SECOND
/** Browsers throttle a hidden tab's timers to one a minute, but the tab answers messages. */
const TIMEOUTS = { quiet: 6 * SECOND, silent: 30 * SECOND }

/** Handles dead pages, provisional facts and due deadlines. The effects handle funds. */
export function tick(room: Room): void {
  if (room.isOver()) return
  const now = room.now()
  followClock(room)
  // Must precede any message to a page, because the runtime sends nothing until earlier writes are on disk:
  // https://developers.cloudflare.com/durable-objects/reference/glossary/#output-gate
  writeProvisionalFacts(room, now)
  for (const socket of room.sockets()) {
    const liveness = livenessOf({ heartbeat: room.heartbeats.of(socket), timeouts: TIMEOUTS, now })
    if (liveness === 'quiet') room.heartbeats.request(socket, now)
    if (liveness !== 'dead') continue
    leave(room, socket)
    socket.close(1001, 'silent')
  }
  flushDelayedReports(room)
  updatePresence(room)
  const left = abandonedCallDue(room)
  if (left !== null && left <= now) {
    endAbandonedCall(room)
    return
  }
  const withdrawn = withdrawnAt(room)
  if (withdrawn !== null && withdrawn.at <= now) {
    finish(room, { reason: withdrawn.reason, by: withdrawn.by })
    return
  }
  const consultation = room.store.consultation()
  const deadline = nextDeadline(consultation)
  if (!deadline || deadline.at > now) return
  if (deadline.reason !== 'connection_lost') {
    finish(room, {
      reason: deadline.reason,
      by: deadline.reason === 'failed' ? (missingSide(room) ?? 'system') : 'system',
    })
    return
  }
  const { missing, pausedAt } = consultation
  const by = missing === 'user' || missing === 'astrologer' ? missing : 'system'
  finish(room, {
    reason: 'connection_lost',
    by,
    counted: pausedAt,
    deniedBy: by === 'system' ? sideReportingSilence(room) : null,
  })
}

/** Pauses the consultation after a jump of the clock. */
export function followClock(room: Room): void {
  const jump = room.time.takeJump()
  if (jump !== 0 && !usesTwilio(room) && room.isUnderWay()) pauseForJump(room, jump)
}

/**
 * When the room wakes next (ms UTC). Failed effects delay no deadline. `retryIn`: the delay until they are retried (ms); null when none
 * failed.
 */
export function nextWake(room: Room, { working, retryIn }: { working: boolean; retryIn: number | null }): number {
  const now = room.now()
  const at = nextDue(room, working)
  if (retryIn === null) return Math.max(at, now + SOON)
  const retry = now + retryIn
  return room.isUnderWay() ? Math.min(retry, Math.max(at, now + SOON)) : retry
}

/** In a Twilio call the provider's reports are the evidence, and lost ones are queried every minute, so no page is watched. */
function sleepsWhileActive(room: Room): boolean {
  return usesTwilio(room) && room.store.consultation().state === 'active'
}

/** When the next work is due (ms UTC). `working`: provider work is running, and schedules the next alarm when it is done. */
function nextDue(room: Room, working: boolean): number {
  const consultation = room.store.consultation()
  const work = working ? room.now() + ROOM_TICK : nextCallTask(room)
  if (consultation.state === 'ended') {
    const dues = [room.store.flag('freed') ? null : room.now() + 2 * SECOND, transcriptDue(room), work]
    const pending = dues.filter((due) => due !== null)
    return pending.length > 0 ? Math.min(...pending) : emptyDue(room)
  }
  if (consultation.state === 'ending') {
    const settleAt = (room.store.flag('endingSince') ?? 0) + LATE_FACTS
    return readyToSettle(room) ? room.now() : Math.min(settleAt, work ?? settleAt)
  }
  const now = room.now()
  const sleeps = sleepsWhileActive(room)
  const dues = [nextDeadline(consultation)?.at, work, abandonedCallDue(room), withdrawnAt(room)?.at]
  const candidates = sleeps ? dues.filter((due) => typeof due === 'number') : dues.map((due) => due ?? now + ROOM_TICK)
  if (!sleeps && (consultation.state === 'active' || consultation.state === 'paused')) candidates.push(now + ROOM_TICK)
  if (room.store.flag('jumpedAt') !== undefined) candidates.push(now + AFTER_JUMP)
  if (consultation.state === 'active') candidates.push(now + nextFundsEvent(leftMs(room, now)), nextAbsence(room))
  return Math.min(...candidates)
}
