// Reviews in D1, and problem reports, which are entries of the inbox.
import { and, eq, exists, isNull, notExists } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { recordEventWhen } from '#workers/domain/account-events/index.ts'
import { addRating, dropRating } from '#workers/domain/astrologers/index.ts'
import { auditWhen } from '#workers/domain/audit/index.ts'
import { review } from '#workers/domain/consultations/consultation.table.ts'
import { putEntry, selectEntry } from '#workers/domain/inbox/index.ts'

/** Writes a review and the totals of the astrologer's ratings in one batch; false when the consultation already has one. */
export async function insertReview(db: Db, row: typeof review.$inferInsert): Promise<boolean> {
  const { astrologerId, rating, consultationId } = row
  const written = db.select({ id: review.consultationId }).from(review).where(eq(review.consultationId, consultationId))
  const event = { accountId: astrologerId, at: row.at, what: 'review_received' as const, otherId: row.userId }
  const { fresh } = await commit(db, [
    addRating(db, { astrologerId, rating, when: notExists(written) }),
    recordEventWhen(db, event, notExists(written)),
    db.insert(review).values(row).onConflictDoNothing().returning({ id: review.consultationId }),
  ])
  return fresh[2] ?? false
}

type Report = { consultationId: string; reporterId: string }

/** One entry per consultation and reporting side. */
const idOf = ({ consultationId, reporterId }: Report) => `report:${consultationId}:${reporterId}`

/** Adds a report to the admins' inbox; false when this side has already reported. */
export async function insertReport(db: Db, report: Report & { reason: string; at: number }): Promise<boolean> {
  const { consultationId, reporterId: userId, reason: detail, at } = report
  const object = `session:${consultationId}`
  const entry = { id: idOf(report), kind: 'problem_report' as const, object, userId, detail, at }
  const { fresh } = await commit(db, [putEntry(db, entry)])
  return fresh[0] ?? false
}

/** Statement: one row if this side has reported a problem. */
export function selectReport(db: Db, report: Report) {
  return selectEntry(db, idOf(report))
}

/** Statement: the review of a consultation. */
export function selectReview(db: Db, consultationId: string) {
  return db
    .select({ rating: review.rating, text: review.text, at: review.at })
    .from(review)
    .where(eq(review.consultationId, consultationId))
}

export async function findWholeReview(db: Db, consultationId: string) {
  return (await db.select().from(review).where(eq(review.consultationId, consultationId)).get()) ?? null
}

/** Statement: deletes the texts of a person's reviews. Their stars remain, because the ratings of astrologers contain them. */
export function eraseReviewsOf(db: Db, userId: string) {
  return db.update(review).set({ text: '' }).where(eq(review.userId, userId))
}

type Reply = { consultationId: string; astrologerId: string; userId: string; reply: string; at: number }

/** Returns false when there is a reply, or the review was removed. */
export async function writeReply(db: Db, { consultationId, astrologerId, userId, reply, at }: Reply): Promise<boolean> {
  const open = and(eq(review.consultationId, consultationId), isNull(review.reply), isNull(review.removedAt))
  const event = { accountId: astrologerId, at, what: 'review_answered' as const, otherId: userId }
  const { fresh } = await commit(db, [
    recordEventWhen(db, event, exists(db.select({ id: review.consultationId }).from(review).where(open))),
    db.update(review).set({ reply, repliedAt: at }).where(open).returning({ id: review.consultationId }),
  ])
  return fresh[1] ?? false
}

type Removal = { row: typeof review.$inferSelect; reason: string; at: number; adminId: string }

/** Removes a review, and once its rating from the totals, with the audit log entry in the same batch. */
export async function writeRemoval(db: Db, { row, reason, at, adminId }: Removal): Promise<void> {
  const standing = and(eq(review.consultationId, row.consultationId), isNull(review.removedAt))
  const stands = exists(db.select({ id: review.consultationId }).from(review).where(standing))
  await commit(db, [
    dropRating(db, { astrologerId: row.astrologerId, rating: row.rating, when: stands }),
    recordEventWhen(db, { accountId: row.astrologerId, at, what: 'review_removed', otherId: row.userId }, stands),
    // If another admin has already removed the review, no second audit entry is written.
    auditWhen(
      db,
      { at, actorId: adminId, action: 'remove_review', object: `review:${row.consultationId}`, detail: reason },
      stands,
    ),
    db.update(review).set({ removedAt: at, removedBecause: reason }).where(standing),
  ])
}

/** Adds a report of a review to the admins' inbox; false when this person has already reported it. */
export async function insertReviewReport(
  db: Db,
  { consultationId, reporterId, reason, at }: Report & { reason: string; at: number },
): Promise<boolean> {
  const id = `review-report:${consultationId}:${reporterId}`
  const object = `review:${consultationId}`
  const entry = { id, kind: 'review_report' as const, object, userId: reporterId, detail: reason, at }
  const { fresh } = await commit(db, [putEntry(db, entry)])
  return fresh[0] ?? false
}
