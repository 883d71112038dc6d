// Reviews in D1, and reports of problems, which are entries of the inbox.
import { and, eq, exists, isNull, notExists } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { recordEventWhen } from '#workers/domain/account-events/index.ts'
import { addRating, dropRating } from '#workers/domain/astrologers/index.ts'
import { auditWhen } from '#workers/domain/audit/index.ts'
import { review } from '#workers/domain/consultations/consultation.table.ts'
import { putEntry, selectEntry } from '#workers/domain/inbox/index.ts'

/** Writes a review and the astrologer's sums in one batch; false when the consultation has one already. */
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

/** Statement: one row where this party has reported a problem. */
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

/** Statement: the words of a person's reviews go, and their stars stay: the ratings of astrologers have them. */
export function eraseReviewsOf(db: Db, userId: string) {
  return db.update(review).set({ text: '' }).where(eq(review.userId, userId))
}

type Reply = { consultationId: string; astrologerId: string; userId: string; reply: string; at: number }

/** False when there is an answer already, or the review was taken down. */
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

/** Takes a review down, and its rating out of the sums, once; both with the entry of the audit log in one batch. */
export async function writeRemoval(db: Db, { row, reason, at, adminId }: Removal): Promise<void> {
  const standing = and(eq(review.consultationId, row.consultationId), isNull(review.removedAt))
  const stands = exists(db.select({ id: review.consultationId }).from(review).where(standing))
  await commit(db, [
    dropRating(db, { astrologerId: row.astrologerId, rating: row.rating, when: stands }),
    recordEventWhen(db, { accountId: row.astrologerId, at, what: 'review_removed', otherId: row.userId }, stands),
    // The admin who comes second leaves no entry.
    auditWhen(
      db,
      { at, actorId: adminId, action: 'remove_review', object: `review:${row.consultationId}`, detail: reason },
      stands,
    ),
    db.update(review).set({ removedAt: at, removedBecause: reason }).where(standing),
  ])
}

/** A report of a review is an entry in the admins' inbox; false when this person has reported it already. */
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
