// Moderation of reviews: one reply by the astrologer, reports by clients, removal by an admin.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Limits } from '#workers/contract/ports.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findLastAct } from '#workers/domain/reports/index.ts'
import { findWholeReview, insertReviewReport, writeRemoval, writeReply } from './review.repo.ts'

type Deps = { db: Db; now: () => number; limits: Limits }
/** `id`: of the reviewed consultation. */
type Asked = { viewer: Viewer; id: string }

const REPORTS_A_DAY = 10

/** Throws not_found for the review of another astrologer, already_replied. */
export async function replyToReview({ db, now }: Deps, { viewer, id, text }: Asked & { text: string }): Promise<void> {
  requirePermission(viewer, 'reply_to_reviews')
  const row = await findStanding(db, id)
  if (row.astrologerId !== viewer.userId) throw new AppError('not_found')
  if (!(await writeReply(db, { ...row, consultationId: id, reply: text, at: now() })))
    throw new AppError('already_replied')
}

/** Throws already_reported for a second report of one person. */
export async function reportReview(
  { db, now, limits }: Deps,
  { viewer, id, reason }: Asked & { reason: string },
): Promise<void> {
  requirePermission(viewer, 'report_reviews')
  await findStanding(db, id)
  await limits.hit('review-report', viewer.userId, REPORTS_A_DAY, DAY)
  const report = { consultationId: id, reporterId: viewer.userId, reason, at: now() }
  if (!(await insertReviewReport(db, report)))
    throw new AppError('already_reported', { problem: problem('review_reported') })
}

/** Also subtracts its rating from the astrologer's sums. Throws conflict, with the earlier admin, for a removed review. */
export async function removeReview(
  { db, now }: Deps,
  { viewer, id, reason }: Asked & { reason: string },
): Promise<void> {
  requirePermission(viewer, 'remove_reviews')
  const row = await findWholeReview(db, id)
  if (!row) throw new AppError('not_found')
  if (row.removedAt !== null) throw await removedBefore(db, id)
  await writeRemoval(db, { row, reason, at: now(), adminId: viewer.userId })
}

async function removedBefore(db: Db, id: string): Promise<AppError> {
  const act = await findLastAct(db, { object: `review:${id}`, action: 'remove_review' })
  return new AppError('conflict', {
    problem: problem('review_removed', { by: act?.name ?? null, reason: act?.detail ?? null }),
  })
}

async function findStanding(db: Db, id: string) {
  const row = await findWholeReview(db, id)
  if (!row || row.removedAt !== null) throw new AppError('not_found')
  return row
}
