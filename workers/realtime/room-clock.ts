// What time brings to a room, and when it brings something next.

import { SECOND } from '#workers/contract/limits.ts'
import { nextDeadline, nextFundsEvent } from '#workers/domain/consultations/index.ts'
import { livenessOf } from './heartbeats.ts'
import type { Room } from './room.ts'
import { leftMs } from './room-bill.ts'
import { LATE_FACTS, readyToSettle } from './room-call.ts'
import { nextCallTask } from './room-call-effects.ts'
import { writeEvidence } from './room-evidence.ts'
import { finish } from './room-lifecycle.ts'
import { updatePresence } from './room-presence.ts'
import { leave } from './room-visits.ts'

/** While both talk: how often presence is written down, and dead connections are looked for. */
const TICK = 10 * SECOND
/** A hidden tab's timers may sleep for a minute, but it answers when it is spoken to. */
const TIMEOUTS = { quiet: 6 * SECOND, silent: 30 * SECOND }

/** What the clock brings: dead tabs, evidence, deadlines. Funds are looked after by the effects. */
export function tick(room: Room): void {
  if (room.isOver()) return
  const now = room.now()
  for (const socket of room.sockets()) {
    const liveness = livenessOf(room.heartbeats.of(socket), TIMEOUTS, now)
    if (liveness === 'quiet') room.heartbeats.request(socket, now)
    if (liveness !== 'dead') continue
    leave(room, socket)
    socket.close(1001, 'silent')
  }
  writeEvidence(room, now)
  updatePresence(room)
  const consultation = room.store.consultation()
  const deadline = nextDeadline(consultation)
  if (!deadline || deadline.at > now) return
  if (deadline.reason !== 'connection_lost') {
    finish(room, deadline.reason, 'system')
    return
  }
  const { missing } = consultation
  finish(
    room,
    'connection_lost',
    missing === 'user' || missing === 'astrologer' ? missing : 'system',
    consultation.pausedAt ?? now,
  )
}

/**
 * When the next thing is due (ms UTC); null once nothing ever is. `working`: work on the call is under way, and tells
 * when it is done.
 */
export function nextDue(room: Room, working: boolean): number | null {
  const consultation = room.store.consultation()
  const work = working ? room.now() + TICK : nextCallTask(room)
  if (consultation.state === 'ended') {
    if (!room.store.note('freed')) return room.now() + 2 * SECOND
    return work
  }
  if (consultation.state === 'ending') {
    const settleAt = (room.store.note('endingSince') ?? 0) + LATE_FACTS
    return readyToSettle(room) ? room.now() : Math.min(settleAt, work ?? settleAt)
  }
  const now = room.now()
  const candidates = [nextDeadline(consultation)?.at ?? now + TICK, work ?? now + TICK]
  if (consultation.state === 'active' || consultation.state === 'paused') candidates.push(now + TICK)
  if (consultation.state === 'active') candidates.push(now + nextFundsEvent(leftMs(room, now)))
  return Math.min(...candidates)
}
