// Follows: which users follow which astrologers.
import { and, count, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { follow } from './follow.table.ts'

export type Follow = { userId: string; astrologerId: string }

const both = ({ userId, astrologerId }: Follow) => and(eq(follow.userId, userId), eq(follow.astrologerId, astrologerId))

export async function upsertFollow(db: Db, row: Follow & { byMail: boolean; createdAt: number }): Promise<void> {
  await db
    .insert(follow)
    .values(row)
    .onConflictDoUpdate({ target: [follow.userId, follow.astrologerId], set: { byMail: row.byMail } })
}

export async function deleteFollow(db: Db, key: Follow): Promise<void> {
  await db.delete(follow).where(both(key))
}

export async function findFollow(db: Db, key: Follow): Promise<{ byMail: boolean } | null> {
  return (await db.select({ byMail: follow.byMail }).from(follow).where(both(key)).get()) ?? null
}

export async function countFollows(db: Db, userId: string): Promise<number> {
  const row = await db.select({ n: count() }).from(follow).where(eq(follow.userId, userId)).get()
  return row?.n ?? 0
}

/** Marks the followers of an astrologer whose last notice was before `notifiedBefore` (ms UTC). */
export async function markDue(
  db: Db,
  { astrologerId, at, notifiedBefore }: { astrologerId: string; at: number; notifiedBefore: number },
): Promise<void> {
  await db
    .update(follow)
    .set({ dueAt: at })
    .where(
      and(
        eq(follow.astrologerId, astrologerId),
        isNull(follow.dueAt),
        or(isNull(follow.notifiedAt), lt(follow.notifiedAt, notifiedBefore)),
      ),
    )
}

/** `notifiedAt`: null if the follower was skipped, because the astrologer is no longer online. */
export async function clearDue(db: Db, key: Follow, notifiedAt: number | null): Promise<void> {
  await db
    .update(follow)
    .set({ dueAt: null, ...(notifiedAt === null ? {} : { notifiedAt }) })
    .where(both(key))
}

/** Statement: deletes the follows by and of an account. */
export function deleteFollowsOf(db: Db, accountId: string) {
  return db.delete(follow).where(or(eq(follow.userId, accountId), eq(follow.astrologerId, accountId)))
}
