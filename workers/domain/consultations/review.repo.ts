// Reviews in D1, and reports of problems, which are entries of the inbox.
import { eq, notExists } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { addRating } from '#workers/domain/astrologers/index.ts'
import { hasEntry, putEntry } from '#workers/domain/inbox/index.ts'
import { review } from './consultation.table.ts'

/** Writes a review and the astrologer's sums in one batch; false when the consultation has one already. */
export async function insertReview(db: Db, row: typeof review.$inferInsert): Promise<boolean> {
  const { astrologerId, rating, consultationId } = row
  const written = db.select({ id: review.consultationId }).from(review).where(eq(review.consultationId, consultationId))
  const { fresh } = await commit(db, [
    addRating(db, { astrologerId, rating, when: notExists(written) }),
    db.insert(review).values(row).onConflictDoNothing().returning({ id: review.consultationId }),
  ])
  return fresh[1] ?? false
}

/** Of a consultation and the party that reports it. */
type Report = { consultationId: string; reporterId: string }

const idOf = ({ consultationId, reporterId }: Report) => `report:${consultationId}:${reporterId}`

/** A report is an entry in the admins' inbox; false when this party has reported already. */
export async function insertReport(db: Db, report: Report & { reason: string; at: number }): Promise<boolean> {
  const { consultationId, reporterId: userId, reason: detail, at } = report
  const object = `session:${consultationId}`
  const entry = { id: idOf(report), kind: 'problem_report' as const, object, userId, detail, at }
  const { fresh } = await commit(db, [putEntry(db, entry)])
  return fresh[0] ?? false
}

export function hasReported(db: Db, report: Report): Promise<boolean> {
  return hasEntry(db, idOf(report))
}

export async function findReview(db: Db, consultationId: string) {
  const row = await db.select().from(review).where(eq(review.consultationId, consultationId)).get()
  return row ? { rating: row.rating, text: row.text, at: row.at } : null
}
