// The public page of an astrologer: profile and account, ratings, a page of reviews and usual hours in one batch, and
// the verifications in a separate query.
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { AstrologerAnswer, WireReview } from '#workers/contract/astrologers/astrologers.ts'
import { REVIEWS_A_PAGE } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { weeklyHours } from '#workers/domain/astrologers/astrologer.table.ts'
import { verification } from '#workers/domain/astrologers/verification.table.ts'
import { consultation, review } from '#workers/domain/consultations/consultation.table.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { logFailure } from '#workers/log.ts'
import { selectPublic, toWire } from './directory.repo.ts'

/**
 * Includes a page (from 1 on) of the reviews, newest first, with first name and initial. Null for an unlisted
 * astrologer.
 */
export async function findPublicProfile(db: Db, id: string, page: number): Promise<AstrologerAnswer | null> {
  const [[[row], [account], ratings, reviews, hours], verifications] = await Promise.all([
    db.batch([
      selectPublic(db, id),
      db.select({ timeZone: user.timeZone }).from(user).where(eq(user.id, id)),
      selectRatings(db, id),
      selectReviews(db, id, page),
      db
        .select({ weekday: weeklyHours.weekday, from: weeklyHours.fromMinute, to: weeklyHours.toMinute })
        .from(weeklyHours)
        .where(eq(weeklyHours.astrologerId, id))
        .orderBy(weeklyHours.weekday, weeklyHours.fromMinute),
    ]),
    findVerifications(db, id),
  ])
  if (!row) return null
  const shown = ratings.filter(({ removed }) => removed === 0)
  return {
    ...toWire(row),
    stars: [1, 2, 3, 4, 5].map((stars) => shown.find(({ rating }) => rating === stars)?.times ?? 0),
    removed_reviews: countOf(ratings, 1),
    reviews: reviews.map(toWireReview),
    hours,
    time_zone: account?.timeZone ?? null,
    verifications,
  }
}

/**
 * Sorted by kind: identity, training, trial session. Empty if they cannot be read, because the page works without them.
 */
async function findVerifications(db: Db, id: string): Promise<AstrologerAnswer['verifications']> {
  try {
    return await db
      .select({ what: verification.what, checked_on: verification.checkedOn })
      .from(verification)
      .where(eq(verification.astrologerId, id))
      .orderBy(verification.what)
  } catch (error) {
    logFailure({ event: 'part.failed', part: 'verifications' }, error)
    return []
  }
}

/**
 * The astrologer's own reviews, also of an unlisted one: a page, the number and average of the visible ones, and the
 * number of removed ones.
 */
export async function findOwnReviews(db: Db, id: string, page: number) {
  const [ratings, reviews] = await db.batch([selectRatings(db, id), selectReviews(db, id, page)])
  const total = countOf(ratings, 0)
  const sum = ratings.reduce((before, { removed, rating, times }) => before + (removed === 0 ? rating * times : 0), 0)
  return {
    reviews: reviews.map(toWireReview),
    total,
    removed: countOf(ratings, 1),
    average: total === 0 ? null : Math.round((sum * 10) / total) / 10,
  }
}

type RatingRow = Awaited<ReturnType<typeof selectRatings>>[number]

function countOf(ratings: readonly RatingRow[], removed: 0 | 1): number {
  return ratings.reduce((sum, each) => sum + (each.removed === removed ? each.times : 0), 0)
}

const removed = sql<0 | 1>`${review.removedAt} is not null`

/** The number of ratings per star, and of those that admins removed. */
function selectRatings(db: Db, astrologerId: string) {
  return db
    .select({ rating: review.rating, removed: removed.as('removed'), times: count().as('times') })
    .from(review)
    .where(eq(review.astrologerId, astrologerId))
    .groupBy(review.rating, removed)
}

function selectReviews(db: Db, astrologerId: string, page: number) {
  return db
    .select({
      id: review.consultationId,
      rating: review.rating,
      text: review.text,
      at: review.at,
      reply: review.reply,
      replied_at: review.repliedAt,
      name: user.fullName,
      seconds: sql<number>`${consultation.billableSeconds}`.as('seconds'),
    })
    .from(review)
    .innerJoin(user, eq(user.id, review.userId))
    .innerJoin(consultation, eq(consultation.id, review.consultationId))
    .where(and(eq(review.astrologerId, astrologerId), isNull(review.removedAt)))
    .orderBy(desc(review.at), review.consultationId)
    .limit(REVIEWS_A_PAGE)
    .offset((page - 1) * REVIEWS_A_PAGE)
}

type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

function toWireReview({ name, seconds, ...rest }: ReviewRow): WireReview {
  return { ...rest, author_name: shortName(name), minutes: Math.round(seconds / 6) / 10 }
}

// Reviews are public, so only the first name and an initial are shown.
function shortName(fullName: string): string {
  // Closed accounts have a placeholder as their name.
  if (fullName.startsWith('Former ')) return fullName
  const [first = '', ...rest] = fullName.split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last[0]}.` : first
}
