// Computes when an astrologer's line must act next, and when the astrologer goes offline because no tab or device is reachable. Pure.
import type { OfflineReason } from '#workers/contract/astrologers/astrologers.ts'
import { RING_DEADLINE } from '#workers/contract/limits.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import { type LineState, statusOf } from './state.ts'

/** Without a heartbeat of any tab for this long, the astrologer goes offline. */
const UNREACHABLE_AFTER = 45 * SECOND
/** Tabs ping every 15 s. A silent tab is requested to ping after this time, so that ten seconds remain for its answer. */
const ASK_AFTER = 33 * SECOND
/** The interval at which the database is queried for a device and for the consultation. Changes are also sent to the line at once. */
const LOOK_EVERY = 5 * MINUTE
export const RETRY_AFTER = 10 * SECOND
/** While no page is open, the push message of a ring is repeated at this interval. */
const PUSH_AGAIN_AFTER = 15 * SECOND

/** The newest heartbeat of any tab (ms UTC; null without tabs), and whether any tab counts as open. */
export type Tabs = { heard: number | null; open: boolean }

type Watched = { memory: LineState; tabs: Tabs; waitingDue: number | null; now: number }

/** When the line must act next (ms UTC); null when nothing is pending. `waitingDue`: when the waiting queue is due. */
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

// While tabs ping, the line sleeps. A silent tab is requested to ping, and checked again at its timeout.
function tabDue({ heard }: Tabs, now: number): number {
  const askAt = (heard ?? now) + ASK_AFTER
  return askAt > now ? askAt : (heard ?? now) + UNREACHABLE_AFTER
}

/** When the database must be queried for a device, because no tab is open. */
export function deviceDue({ unreachableSince, deviceAskedAt }: LineState, { heard }: Tabs): number {
  const since = unreachableSince ?? (heard !== null && heard > (deviceAskedAt ?? 0) ? heard : null)
  return since === null ? (deviceAskedAt ?? 0) + LOOK_EVERY : since + UNREACHABLE_AFTER
}

/** When the database must be queried for the consultation's state, because its room has reported no end for a while. */
export function consultationDue({ ring, consultationAskedAt }: LineState): number {
  return Math.min((consultationAskedAt ?? 0) + LOOK_EVERY, ring ? ringLost(ring) : Number.POSITIVE_INFINITY)
}

/** When the push message of the ring is repeated (ms UTC); null when a page is open or the ring is nearly over. */
export function pushAgainAt({ ring, ringPushedAt }: LineState, { open }: Pick<Tabs, 'open'>): number | null {
  if (!ring || open || ringPushedAt === null) return null
  const at = ringPushedAt + PUSH_AGAIN_AFTER
  return at < ring.expires_at ? at : null
}

/** A ring without an end by this time is orphaned: its room failed to report it. */
export function ringLost({ expires_at }: { expires_at: number }): number {
  return expires_at + RING_DEADLINE
}

/** The state change of an unreachable line: it waits for a grace period, and then goes offline. */
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

/** After this many consecutive missed rings the astrologer goes offline, because further clients would wait in vain. */
const MISSED_RINGS = 2

export function offlineByItself(because: OfflineReason, now: number): Partial<LineState> {
  return { wantsOnline: false, unreachableSince: null, missedRings: 0, wentOfflineAt: now, wentOfflineBecause: because }
}

/** The state change of a line at the end of a consultation. A ring that its client cancelled does not count as missed. */
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
