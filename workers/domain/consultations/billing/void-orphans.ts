// Voids holds that were written after the end of their consultation: no hold is needed after the settlement.
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { collectOwed, resolveHold } from '#workers/domain/money/index.ts'
import { findOrphanHolds } from '#workers/domain/reports/index.ts'

/** D1 can be restored to a point 30 days ago: holds are then as old, and their rooms are empty. */
const LOOKED_BACK = 31 * DAY

/** Voids the holds of ended consultations. Returns their number. */
export async function voidOrphanHolds({ db, now }: { db: Db; now: () => number }): Promise<number> {
  const orphans = await findOrphanHolds(db, now() - LOOKED_BACK)
  for (const { consultationId, userId, n, cents } of orphans) {
    const capture = { n, postCents: 0, holdCents: cents }
    await commit(db, [resolveHold(db, { consultationId, userId, capture, at: now() })])
    await collectOwed({ db, now }, userId)
  }
  return orphans.length
}
