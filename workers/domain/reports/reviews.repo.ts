// Reviews with the names of their authors.
import { desc, eq, sql } from 'drizzle-orm'
import type { WireReview } from '#workers/contract/astrologers.ts'
import type { Db } from '#workers/db/client.ts'
import { consultation, review } from '#workers/domain/consultations/consultation.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'

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
