// Limits of a user's rings, because a ring blocks the astrologer for other clients without holding money: one open ring at a
// time (the database refuses a second), few to one astrologer, a pause after consecutive cancellations, and few without a
// result in an hour. Cancelling, closing the page during the ring and not joining after the accept all count as cancelled
// (docs/decisions/ring-limits.md).

import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import {
  RING_PAUSE,
  RINGS_TO_ONE_AN_HOUR,
  RINGS_UNTIL_PAUSE,
  UNANSWERED_RINGS_AN_HOUR,
} from '#workers/contract/limits.ts'
import { HOUR, MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { selectBlock } from './block.repo.ts'
import {
  isCancelled,
  selectLatestUnansweredRequests,
  selectNewestEnds,
  selectUntaken,
} from './past-consultations.repo.ts'

/** Throws not_available for a blocked client, rung_often, ring_pause. */
export async function assertMayRing(
  { db, now }: { db: Db; now: () => number },
  { userId, astrologerId }: { userId: string; astrologerId: string },
): Promise<void> {
  const at = now()
  const [blocks, [untaken], ends, unanswered] = await db.batch([
    selectBlock(db, { astrologerId, userId }),
    selectUntaken(db, { userId, astrologerId, since: at - HOUR }),
    selectNewestEnds(db, { userId, most: RINGS_UNTIL_PAUSE }),
    selectLatestUnansweredRequests(db, { userId, since: at - HOUR, most: UNANSWERED_RINGS_AN_HOUR }),
  ])
  if (blocks.length > 0) throw new AppError('not_available')
  const cancelled = ends.filter((end) => isCancelled(end) && (end.endedAt ?? 0) > at - RING_PAUSE)
  if (cancelled.length === RINGS_UNTIL_PAUSE) throw new AppError('ring_pause')
  assertFewUnanswered(
    unanswered.map(({ requestedAt }) => requestedAt),
    at,
  )
  if ((untaken?.times ?? 0) >= RINGS_TO_ONE_AN_HOUR) throw new AppError('rung_often')
}

// `rungAt`: newest first. The pause ends when the oldest of them is an hour old.
function assertFewUnanswered(rungAt: number[], at: number): void {
  const oldest = rungAt[UNANSWERED_RINGS_AN_HOUR - 1]
  if (oldest === undefined) return
  const minutes = Math.ceil((oldest + HOUR - at) / MINUTE)
  throw new AppError('ring_pause', { problem: problem('rings_in_vain', { minutes }) })
}
