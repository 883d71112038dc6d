// When an astrologer's line must act next, and when the astrologer goes offline for want of a tab or a device. Pure.
import type { OfflineReason } from '#workers/contract/astrologers/astrologers.ts'
import { RING_DEADLINE } from '#workers/contract/limits.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import { type LineState, statusOf } from './state.ts'

/** Without a heartbeat of any tab for this long, the astrologer goes offline. */
const UNREACHABLE_AFTER = 45 * SECOND
/** Tabs ping every 15 s. A silent one is asked at this time, and still has ten seconds to answer. */
const ASK_AFTER = 33 * SECOND
/** The interval at which the database is asked for a device and for the consultation. Changes are also sent to the line. */
const LOOK_EVERY = 5 * MINUTE
export const RETRY_AFTER = 10 * SECOND
/** While no page is open, a ring is pushed to the devices again at this interval. */
const PUSH_AGAIN_AFTER = 15 * SECOND

/** When a tab was heard last (ms UTC; null without tabs), and whether any of them counts as open. */
export type Tabs = { heard: number | null; open: boolean }

type Watched = { memory: LineState; tabs: Tabs; waitingDue: number | null; now: number }

/**
 * When the line has something to do next (ms UTC); null while there is nothing to watch. `waitingDue`: when the clients who
 * wait are due.
 */
export function nextCheckAt({ memory, tabs, waitingDue, now }: Watched): number | null {
  const { wantsOnline, busyWith, ring, published } = memory
  const dues: number[] = waitingDue === null ? [] : [waitingDue]
  if (statusOf(memory) !== published) dues.push(now + RETRY_AFTER)
  if (wantsOnline) dues.push(tabs.open ? tabDue(tabs, now) : deviceDue(memory, tabs))
  if (busyWith) dues.push(consultationDue(memory))
  if (ring) dues.push(ringLost(ring))
  const again = pushAgainAt(memory, tabs)
  if (again !== null) dues.push(again)
  return dues.length > 0 ? Math.max(Math.min(...dues), now + SECOND) : null
}

// While tabs ping, the line sleeps; a silent one is asked, and looked at again when its time is up.
function tabDue({ heard }: Tabs, now: number): number {
  const askAt = (heard ?? now) + ASK_AFTER
  return askAt > now ? askAt : (heard ?? now) + UNREACHABLE_AFTER
}

/** When the database must be asked for a device, while no tab is open. */
export function deviceDue({ unreachableSince, deviceAskedAt }: LineState, { heard }: Tabs): number {
  const since = unreachableSince ?? (heard !== null && heard > (deviceAskedAt ?? 0) ? heard : null)
  return since === null ? (deviceAskedAt ?? 0) + LOOK_EVERY : since + UNREACHABLE_AFTER
}

/** When the database must be asked whether the consultation is live: its room sent no end for a while. */
export function consultationDue({ ring, consultationAskedAt }: LineState): number {
  return Math.min((consultationAskedAt ?? 0) + LOOK_EVERY, ring ? ringLost(ring) : Number.POSITIVE_INFINITY)
}

/** When the devices are told of the ring again (ms UTC); null when they are not: a page is open, or the ring is nearly over. */
export function pushAgainAt({ ring, ringPushedAt }: LineState, { open }: Pick<Tabs, 'open'>): number | null {
  if (!ring || open || ringPushedAt === null) return null
  const at = ringPushedAt + PUSH_AGAIN_AFTER
  return at < ring.expires_at ? at : null
}

/** A ring that nobody ended by then has lost its room. */
export function ringLost({ expires_at }: { expires_at: number }): number {
  return expires_at + RING_DEADLINE
}

/** The change of a line that nothing can ring: it waits, and then goes offline. */
export function whileUnreachable({
  line: { unreachableSince },
  lastHeartbeat,
  now,
}: {
  line: LineState
  lastHeartbeat: number | null
  now: number
}): Partial<LineState> {
  const since = unreachableSince ?? lastHeartbeat ?? now
  return now - since < UNREACHABLE_AFTER ? { unreachableSince: since } : offlineByItself('unreachable', now)
}

/** Missed so many rings in a row, the astrologer goes offline: clients would wait for nothing. */
const MISSED_RINGS = 2

export function offlineByItself(because: OfflineReason, now: number): Partial<LineState> {
  return {
    ...{ wantsOnline: false, unreachableSince: null, missedRings: 0 },
    ...{ wentOfflineAt: now, wentOfflineBecause: because },
  }
}

/**
 * The change of a line when a consultation is over. A ring that its client cancelled says nothing of the astrologer.
 */
export function afterRing({
  line: { missedRings },
  outcome,
  now,
}: {
  line: LineState
  outcome: string
  now: number
}): Partial<LineState> {
  if (outcome === 'cancelled') return {}
  if (outcome !== 'no_answer') return { missedRings: 0 }
  return missedRings + 1 < MISSED_RINGS ? { missedRings: missedRings + 1 } : offlineByItself('missed_rings', now)
}
