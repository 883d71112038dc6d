// How often a user may ring. A ring makes an astrologer busy to everybody else and holds no money, so it is limited: one
// unanswered at a time (the database refuses a second), few to the same astrologer, and a pause after cancelling in a row. A ring that was taken and
// that its user did not join counts as cancelled.
import { AppError } from '#workers/contract/errors.ts'
import { HOUR, RING_PAUSE, RINGS_TO_ONE_AN_HOUR, RINGS_UNTIL_PAUSE } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { isBlocked } from './block.repo.ts'
import { countUntaken, newestEnds } from './past.repo.ts'

/** Throws not_available for a blocked client, rung_often, ring_pause. */
export async function assertMayRing(
  { db, now }: { db: Db; now: () => number },
  { userId, astrologerId }: { userId: string; astrologerId: string },
): Promise<void> {
  const at = now()
  const [blocked, untaken, ends] = await Promise.all([
    isBlocked(db, { astrologerId, userId }),
    countUntaken(db, { userId, astrologerId, since: at - HOUR }),
    newestEnds(db, { userId, count: RINGS_UNTIL_PAUSE }),
  ])
  if (blocked) throw new AppError('not_available')
  const cancelled = ends.filter((end) => end.cancelled && end.endedAt > at - RING_PAUSE)
  if (cancelled.length === RINGS_UNTIL_PAUSE) throw new AppError('ring_pause')
  if (untaken >= RINGS_TO_ONE_AN_HOUR) throw new AppError('rung_often')
}
