// Places in waiting queues, as last reported by the astrologers' lines.
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { waitingPlace } from './waiting.table.ts'

export type NewPlace = typeof waitingPlace.$inferInsert

/** Replaces the places of one queue. */
export async function replacePlaces(db: Db, astrologerId: string, places: readonly NewPlace[]): Promise<void> {
  await commit(db, [
    db.delete(waitingPlace).where(eq(waitingPlace.astrologerId, astrologerId)),
    ...places.map((place) => db.insert(waitingPlace).values(place)),
  ])
}

/** The astrologers in whose queues a user waits, oldest place first. */
export async function findOwnPlaces(db: Db, userId: string) {
  return db.select().from(waitingPlace).where(eq(waitingPlace.userId, userId)).orderBy(waitingPlace.joinedAt).limit(20)
}

/** True while it is this user's turn at `now` (ms UTC). */
export async function hasTurn(
  db: Db,
  { astrologerId, userId, now }: { astrologerId: string; userId: string; now: number },
): Promise<boolean> {
  const row = await db
    .select({ at: waitingPlace.joinedAt })
    .from(waitingPlace)
    .where(
      and(
        eq(waitingPlace.astrologerId, astrologerId),
        eq(waitingPlace.userId, userId),
        gt(waitingPlace.turnEndsAt, now),
      ),
    )
    .get()
  return row !== undefined
}
