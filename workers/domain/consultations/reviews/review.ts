// Reviews and problem reports: after a consultation, one per side.
import type { StoredReview } from '#workers/contract/consultations/consultations.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { MIN_REVIEW_SECONDS } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { openConsultation, type ViewerAndId } from '#workers/domain/consultations/read-consultation.ts'
import { insertReport, insertReview, selectReview } from './review.repo.ts'

type Deps = { db: Db; now: () => number }

export async function reviewConsultation(
  { db, now }: Deps,
  { viewer, id, rating, text }: ViewerAndId & { rating: number; text: string },
): Promise<void> {
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side !== 'user') throw new AppError('forbidden')
  if (row.state !== 'ended') throw new AppError('wrong_state')
  if (row.billableSeconds < MIN_REVIEW_SECONDS) throw new AppError('review_too_short')
  const review = { consultationId: id, userId: viewer.userId, astrologerId: row.astrologerId, rating, text, at: now() }
  if (!(await insertReview(db, review))) throw new AppError('already_reviewed')
}

/** The review of a consultation, for its sides; null without one. Throws not_found for strangers. */
export async function readReview({ db }: Pick<Deps, 'db'>, asked: ViewerAndId): Promise<StoredReview | null> {
  await openConsultation(db, asked)
  const [review = null] = await selectReview(db, asked.id)
  return review
}

export async function reportProblem(
  { db, now }: Deps,
  { viewer, id, reason }: ViewerAndId & { reason: string },
): Promise<void> {
  const { row, side } = await openConsultation(db, { viewer, id })
  if (side === 'admin') throw new AppError('forbidden')
  if (row.state !== 'ended') throw new AppError('wrong_state')
  const report = { consultationId: id, reporterId: viewer.userId, reason, at: now() }
  if (!(await insertReport(db, report))) throw new AppError('already_reported')
}
