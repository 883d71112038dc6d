import { and, desc, eq, sql } from 'drizzle-orm'
import type { WireReview } from '#workers/contract/astrologers.ts'
import type { Db } from '#workers/db/client.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { consultation, problemReport, review } from './consultation.table.ts'

/** Writes a review and the astrologer's sums in one batch; false when the consultation has one already. */
export async function insertReview(db: Db, row: typeof review.$inferInsert): Promise<boolean> {
  const client = db.$client
  const [, inserted] = await client.batch([
    client
      .prepare(
        'UPDATE astrologer SET rating_sum = rating_sum + ?1, rating_count = rating_count + 1 WHERE id = ?2 AND NOT EXISTS (SELECT 1 FROM review WHERE session_id = ?3)',
      )
      .bind(row.rating, row.astrologerId, row.consultationId),
    client
      .prepare('INSERT INTO review VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING session_id')
      .bind(row.consultationId, row.userId, row.astrologerId, row.rating, row.text, row.at),
  ])
  return (inserted?.results.length ?? 0) > 0
}

export async function insertReport(db: Db, row: typeof problemReport.$inferInsert): Promise<boolean> {
  const rows = await db.insert(problemReport).values(row).onConflictDoNothing().returning({ id: problemReport.id })
  return rows.length > 0
}

export async function findReview(db: Db, consultationId: string) {
  const row = await db.select().from(review).where(eq(review.consultationId, consultationId)).get()
  return row ? { rating: row.rating, text: row.text, at: row.at } : null
}

export async function findReport(db: Db, consultationId: string, reporterId: string): Promise<boolean> {
  const row = await db
    .select({ id: problemReport.id })
    .from(problemReport)
    .where(and(eq(problemReport.consultationId, consultationId), eq(problemReport.reporterId, reporterId)))
    .get()
  return row !== undefined
}

/** Reviews of an astrologer, newest first, by first name and initial. */
export async function findReviewsOf(db: Db, astrologerId: string): Promise<WireReview[]> {
  const rows = await db
    .select({
      rating: review.rating,
      text: review.text,
      at: review.at,
      name: user.fullName,
      seconds: sql<number>`${consultation.billableSeconds}`,
    })
    .from(review)
    .innerJoin(user, eq(user.id, review.userId))
    .innerJoin(consultation, eq(consultation.id, review.consultationId))
    .where(eq(review.astrologerId, astrologerId))
    .orderBy(desc(review.at))
    .limit(50)
  return rows.map(({ name, seconds, ...rest }) => ({
    ...rest,
    author_name: shortName(name),
    minutes: Math.round(seconds / 6) / 10,
  }))
}

// Reviews are public: a first name and an initial are enough.
function shortName(fullName: string): string {
  const [first = '', ...rest] = fullName.split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last[0]}.` : first
}
