// An admin reverses a payout that the bank returned or that was marked by mistake: the amount is due again.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { batchPrecondition } from '#workers/db/batch-precondition.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findPayout, isStandingPayout, returnWithdrawal, reversePeriod } from '#workers/domain/money/index.ts'
import { findLastAct } from '#workers/domain/reports/index.ts'

/** Throws not_found, and conflict for a reversed payout. */
export async function reversePayout(
  { db, now }: { db: Db; now: () => number },
  { viewer, id, reason }: { viewer: Viewer; id: string; reason: string },
): Promise<void> {
  requirePermission(viewer, 'pay_astrologers')
  const payout = await findPayout(db, id)
  if (!payout) throw new AppError('not_found')
  if (payout.reversedAt !== null) throw await reversedBefore(db, payout)
  const { astrologerId, paise } = payout
  const at = now()
  // The transfer has a fixed id, so that two concurrent requests return the money once.
  await commit(db, [
    batchPrecondition(db, isStandingPayout(db, id)),
    reversePeriod(db, { id, at, reason }),
    returnWithdrawal(db, { payoutId: id, astrologerId, paise, actor: viewer.userId, at }),
    auditEntry(db, {
      at,
      actorId: viewer.userId,
      action: 'reverse_payout',
      object: `astrologer:${astrologerId}`,
      detail: reason,
    }),
  ]).catch(async (error) => {
    const first = isAppError(error) && error.code === 'conflict' ? await findPayout(db, id) : null
    throw first ? await reversedBefore(db, first) : error
  })
}

/** The conflict that names the earlier admin and the reason. */
async function reversedBefore(
  db: Db,
  { astrologerId, reversedBecause: reason }: { astrologerId: string; reversedBecause: string | null },
): Promise<AppError> {
  const act = await findLastAct(db, { object: `astrologer:${astrologerId}`, action: 'reverse_payout' })
  const by = act?.detail === reason ? (act?.name ?? null) : null
  return new AppError('conflict', { problem: problem('payout_reversed', { by, reason }) })
}
