// When an astrologer's line checks itself, and when it goes offline for want of a tab or a device. Pure.
import { SECOND } from '#workers/contract/limits.ts'
import { type LineMemory, statusOf } from './line-memory.ts'

/** Without a heartbeat of any tab for this long, the astrologer goes offline. */
const UNREACHABLE_AFTER = 45 * SECOND
export const CHECK_EVERY = 10 * SECOND

/**
 * When to check next (ms UTC): every 10 s, and at the moment when a line without a heartbeat goes offline. Null while
 * there is nothing to watch.
 */
export function nextCheckAt(memory: LineMemory, lastHeartbeat: number | null, now: number): number | null {
  const { wantsOnline, busyWith, published } = memory
  if (!wantsOnline && !busyWith && statusOf(memory) === published) return null
  const offlineAt = wantsOnline && lastHeartbeat !== null ? lastHeartbeat + UNREACHABLE_AFTER : Number.POSITIVE_INFINITY
  return Math.min(now + CHECK_EVERY, Math.max(offlineAt, now + SECOND))
}

/** What changes in a line that nothing can ring: it waits, and then goes offline. */
export function whileUnreachable(
  { unreachableSince }: LineMemory,
  lastHeartbeat: number | null,
  now: number,
): Partial<LineMemory> {
  const since = unreachableSince ?? lastHeartbeat ?? now
  return now - since < UNREACHABLE_AFTER
    ? { unreachableSince: since }
    : { wantsOnline: false, unreachableSince: null, wentOfflineAt: now }
}
