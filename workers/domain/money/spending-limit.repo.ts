import { eq } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { spendingLimit } from './payment.table.ts'

export type Limit = typeof spendingLimit.$inferSelect

/** Statement: the row of a user; empty before the first limit. */
export function selectLimit(db: Db, userId: string) {
  return db.select().from(spendingLimit).where(eq(spendingLimit.userId, userId))
}

export async function saveLimit(db: Db, limit: Limit): Promise<void> {
  const { userId: _, ...set } = limit
  await db.insert(spendingLimit).values(limit).onConflictDoUpdate({ target: spendingLimit.userId, set })
}

export function deleteLimitOf(db: Db, userId: string) {
  return db.delete(spendingLimit).where(eq(spendingLimit.userId, userId))
}
