// Reviews and problem reports in D1.
import { and, eq, notExists } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { addRating } from '#workers/domain/astrologers/index.ts'
import { putEntry } from '#workers/domain/inbox/index.ts'
import { problemReport, review } from './consultation.table.ts'

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

/** Writes a report and its entry in the admins' inbox; false when this party has reported already. */
export async function insertReport(db: Db, row: typeof problemReport.$inferInsert): Promise<boolean> {
  const { consultationId, reporterId: userId, reason: detail, at } = row
  const about = { id: `report:${consultationId}:${userId}`, object: `session:${consultationId}` }
  const { fresh } = await commit(db, [
    db.insert(problemReport).values(row).onConflictDoNothing().returning({ id: problemReport.id }),
    putEntry(db, { ...about, kind: 'problem_report', userId, detail, at }),
  ])
  return fresh[0] ?? false
}

export async function findReview(db: Db, consultationId: string) {
  const row = await db.select().from(review).where(eq(review.consultationId, consultationId)).get()
  return row ? { rating: row.rating, text: row.text, at: row.at } : null
}

export async function findReport(
  db: Db,
  { consultationId, reporterId }: { consultationId: string; reporterId: string },
): Promise<boolean> {
  const row = await db
    .select({ id: problemReport.id })
    .from(problemReport)
    .where(and(eq(problemReport.consultationId, consultationId), eq(problemReport.reporterId, reporterId)))
    .get()
  return row !== undefined
}
