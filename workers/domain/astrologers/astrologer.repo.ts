// The practices of astrologers in D1. Name and photo are on the account: domain/reports reads both together.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Presence } from '#workers/contract/astrologers.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { astrologer } from './astrologer.table.ts'

export type Practice = typeof astrologer.$inferSelect

/** The practice itself, listed or not. */
export async function findPractice(db: Db, id: string): Promise<Practice | null> {
  return (await db.select().from(astrologer).where(eq(astrologer.id, id)).get()) ?? null
}

export function insertPractice(db: Db, practice: typeof astrologer.$inferInsert): Statement {
  return db.insert(astrologer).values(practice)
}

export function updatePractice(db: Db, id: string, change: Partial<typeof astrologer.$inferInsert>) {
  return db.update(astrologer).set(change).where(eq(astrologer.id, id))
}

/** Writes the presence that lists show. `wentOfflineAt` is set when the line went offline by itself. */
export async function writeStatus(db: Db, id: string, status: Presence, wentOfflineAt: number | null): Promise<void> {
  await db.update(astrologer).set({ status, wentOfflineAt }).where(eq(astrologer.id, id))
}

/** Statement: one more ended consultation, if `when` holds. */
export function countConsultation(db: Db, { astrologerId, when }: { astrologerId: string; when: SQL }): Statement {
  return db
    .update(astrologer)
    .set({ consultationCount: sql`${astrologer.consultationCount} + 1` })
    .where(and(eq(astrologer.id, astrologerId), when))
}

/** Statement: one more rating, if `when` holds. */
export function addRating(
  db: Db,
  { astrologerId, rating, when }: { astrologerId: string; rating: number; when: SQL },
): Statement {
  return db
    .update(astrologer)
    .set({ ratingSum: sql`${astrologer.ratingSum} + ${rating}`, ratingCount: sql`${astrologer.ratingCount} + 1` })
    .where(and(eq(astrologer.id, astrologerId), when))
}
