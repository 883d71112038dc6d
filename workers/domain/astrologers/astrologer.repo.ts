// The practices of astrologers in D1. Name and photo are in the account; domain/reports reads both together.
import { and, asc, eq, gt, isNull, ne, not, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { OfflineReason, Presence } from '#workers/contract/astrologers/astrologers.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { astrologer, onlineSpan, weeklyHours } from './astrologer.table.ts'
import { dropVerifications } from './verification.repo.ts'

export type Practice = typeof astrologer.$inferSelect

/** The practice, whether listed or not. */
export async function findPractice(db: Db, id: string): Promise<Practice | null> {
  return (await selectPractice(db, id).get()) ?? null
}

/** Statement: the row of a practice, whether listed or not. */
export function selectPractice(db: Db, id: string) {
  return db.select().from(astrologer).where(eq(astrologer.id, id))
}

export function insertPractice(db: Db, practice: typeof astrologer.$inferInsert): Statement {
  return db.insert(astrologer).values(practice)
}

export function updatePractice(db: Db, id: string, change: Partial<typeof astrologer.$inferInsert>) {
  return db.update(astrologer).set(change).where(eq(astrologer.id, id))
}

/** The presence in lists. `wentOffline`: when and why the server took the astrologer offline. */
export type ShownStatus = {
  astrologerId: string
  status: Presence
  wentOffline: { at: number; because: OfflineReason } | null
  now: number
}

/** Writes the presence, and the span in which the astrologer is online or busy. */
/** Astrologers who are not offline. */
export async function findReachableIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: astrologer.id }).from(astrologer).where(ne(astrologer.status, 'offline'))
  return rows.map(({ id }) => id)
}

export async function writeStatus(db: Db, { astrologerId, status, wentOffline, now }: ShownStatus): Promise<void> {
  const [wentOfflineAt, wentOfflineBecause] = [wentOffline?.at ?? null, wentOffline?.because ?? null]
  const open = and(eq(onlineSpan.astrologerId, astrologerId), isNull(onlineSpan.toAt))
  const span =
    status === 'offline'
      ? db
          .update(onlineSpan)
          .set({ toAt: sql`max(${onlineSpan.fromAt}, ${now})` })
          .where(open)
      : // Another span is open already, or one has begun in this millisecond.
        db.insert(onlineSpan).values({ astrologerId, fromAt: now }).onConflictDoNothing()
  await commit(db, [updatePractice(db, astrologerId, { status, wentOfflineAt, wentOfflineBecause }), span])
}

/** The condition that this person may work. Admins have no practice, and may. */
export function mayWork(db: Db, id: SQLWrapper): SQL {
  const heldBack = not(and(eq(astrologer.isApproved, true), eq(astrologer.isActive, true)) as SQL)
  return notExists(
    db
      .select({ id: astrologer.id })
      .from(astrologer)
      .where(and(eq(astrologer.id, id), heldBack)),
  )
}

/** Ids of practices after `after`, ordered. */
export async function findIdsAfter(db: Db, { after, limit }: { after: string; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ id: astrologer.id })
    .from(astrologer)
    .where(gt(astrologer.id, after))
    .orderBy(asc(astrologer.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Statement: increments the number of ended consultations if `when` holds. */
export function countConsultation(db: Db, { astrologerId, when }: { astrologerId: string; when: SQL }): Statement {
  return db
    .update(astrologer)
    .set({ consultationCount: sql`${astrologer.consultationCount} + 1` })
    .where(and(eq(astrologer.id, astrologerId), when))
}

/** Statement: subtracts a rating from the totals if `when` holds. */
export function dropRating(
  db: Db,
  { astrologerId, rating, when }: { astrologerId: string; rating: number; when: SQL },
): Statement {
  return db
    .update(astrologer)
    .set({ ratingSum: sql`${astrologer.ratingSum} - ${rating}`, ratingCount: sql`${astrologer.ratingCount} - 1` })
    .where(and(eq(astrologer.id, astrologerId), when))
}

/** Statement: adds a rating to the totals if `when` holds. */
export function addRating(
  db: Db,
  { astrologerId, rating, when }: { astrologerId: string; rating: number; when: SQL },
): Statement {
  return db
    .update(astrologer)
    .set({ ratingSum: sql`${astrologer.ratingSum} + ${rating}`, ratingCount: sql`${astrologer.ratingCount} + 1` })
    .where(and(eq(astrologer.id, astrologerId), when))
}

/** Statements: clear the texts and hours of a closed account's practice, and unlist it. */
export function closePractice(db: Db, id: string): Statement[] {
  const texts = { bio: '', specializations: [], languages: [] }
  const off = { isActive: false, isApproved: false, followsHours: false, backAt: null, status: 'offline' as const }
  return [
    updatePractice(db, id, { ...texts, ...off }),
    db.delete(weeklyHours).where(eq(weeklyHours.astrologerId, id)),
    db.delete(onlineSpan).where(eq(onlineSpan.astrologerId, id)),
    dropVerifications(db, id),
  ]
}
