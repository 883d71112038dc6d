// Reviews with the names of their authors.
import { count, desc, eq, sql } from 'drizzle-orm'
import type { WireReview } from '#workers/contract/astrologers.ts'
import { REVIEWS_A_PAGE } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { consultation, review } from '#workers/domain/consultations/consultation.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'

/** A page (from 1 on) of an astrologer's reviews, newest first, by first name and initial. */
export async function findReviewsOf(db: Db, astrologerId: string, page = 1): Promise<WireReview[]> {
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
    .orderBy(desc(review.at), review.consultationId)
    .limit(REVIEWS_A_PAGE)
    .offset((page - 1) * REVIEWS_A_PAGE)
  return rows.map(({ name, seconds, ...rest }) => ({
    ...rest,
    author_name: shortName(name),
    minutes: Math.round(seconds / 6) / 10,
  }))
}

/** How often an astrologer was given one star, two, … five. */
export async function countStars(db: Db, astrologerId: string): Promise<number[]> {
  const rows = await db
    .select({ rating: review.rating, times: count() })
    .from(review)
    .where(eq(review.astrologerId, astrologerId))
    .groupBy(review.rating)
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.times ?? 0)
}

// Reviews are public: a first name and an initial are enough.
function shortName(fullName: string): string {
  const [first = '', ...rest] = fullName.split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last[0]}.` : first
}
