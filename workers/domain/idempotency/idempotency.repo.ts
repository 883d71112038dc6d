// Answers by Idempotency-Key in D1.
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { idempotencyKey } from './idempotency.table.ts'

export type KeyOfUser = { userId: string; key: string }
export type KeyRow = typeof idempotencyKey.$inferSelect

const its = ({ userId, key }: KeyOfUser) => and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.key, key))

/**
 * Claims a key that is new, or whose request has been running since before `stale`. Returns false when another request has it.
 */
export async function insertKey(
  db: Db,
  { userId, key, requestHash, at, stale }: KeyOfUser & { requestHash: string; at: number; stale: number },
): Promise<boolean> {
  const rows = await db
    .insert(idempotencyKey)
    .values({ userId, key, requestHash, at })
    .onConflictDoUpdate({
      target: [idempotencyKey.userId, idempotencyKey.key],
      set: { at },
      setWhere: and(
        isNull(idempotencyKey.status),
        eq(idempotencyKey.requestHash, requestHash),
        sql`${idempotencyKey.at} < ${stale}`,
      ),
    })
    .returning({ at: idempotencyKey.at })
  return rows.length > 0
}

export async function findKey(db: Db, key: KeyOfUser): Promise<KeyRow | null> {
  return (await db.select().from(idempotencyKey).where(its(key)).get()) ?? null
}

/** Statement: stores the answer of a key. */
export function storedAnswer(db: Db, { status, body, ...key }: KeyOfUser & { status: number; body: string }) {
  return db.update(idempotencyKey).set({ status, body }).where(its(key))
}

/** Deletes a key without an answer. */
export async function deleteUnanswered(db: Db, key: KeyOfUser): Promise<void> {
  await db.delete(idempotencyKey).where(and(its(key), isNull(idempotencyKey.status)))
}

export async function deleteKeysBefore(db: Db, at: number): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.at, at))
}
