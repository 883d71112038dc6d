// Reviews with the names of their authors.
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { WireReview } from '#workers/contract/astrologers.ts'
import { REVIEWS_A_PAGE } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { consultation, review } from '#workers/domain/consultations/consultation.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'

/** A page (from 1 on) of an astrologer's reviews, newest first, by first name and initial. */
export async function findReviewsOf(db: Db, astrologerId: string, page = 1): Promise<WireReview[]> {
  const rows = await db
    .select({
      id: review.consultationId,
      rating: review.rating,
      text: review.text,
      at: review.at,
      reply: review.reply,
      replied_at: review.repliedAt,
      name: user.fullName,
      seconds: sql<number>`${consultation.billableSeconds}`,
    })
    .from(review)
    .innerJoin(user, eq(user.id, review.userId))
    .innerJoin(consultation, eq(consultation.id, review.consultationId))
    .where(and(eq(review.astrologerId, astrologerId), isNull(review.removedAt)))
    .orderBy(desc(review.at), review.consultationId)
    .limit(REVIEWS_A_PAGE)
    .offset((page - 1) * REVIEWS_A_PAGE)
  return rows.map(({ name, seconds, ...rest }) => ({
    ...rest,
    author_name: shortName(name),
    minutes: Math.round(seconds / 6) / 10,
  }))
}

/** The number of ratings of each kind, from one star to five. */
export async function countStars(db: Db, astrologerId: string): Promise<number[]> {
  const rows = await db
    .select({ rating: review.rating, times: count() })
    .from(review)
    .where(and(eq(review.astrologerId, astrologerId), isNull(review.removedAt)))
    .groupBy(review.rating)
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.times ?? 0)
}

/** The number of an astrologer's reviews that admins removed. */
export function countRemoved(db: Db, astrologerId: string): Promise<number> {
  return db.$count(review, and(eq(review.astrologerId, astrologerId), isNotNull(review.removedAt)))
}

// Reviews are public: a first name and an initial are enough.
function shortName(fullName: string): string {
  // The name of a closed account names nobody.
  if (fullName.startsWith('Former ')) return fullName
  const [first = '', ...rest] = fullName.split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last[0]}.` : first
}
