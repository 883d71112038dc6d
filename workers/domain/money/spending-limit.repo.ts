// The monthly limits of users in D1.
import { eq } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { spendingLimit } from './payment.table.ts'

export type Limit = typeof spendingLimit.$inferSelect

export async function findLimit(db: Db, userId: string): Promise<Limit | null> {
  return (await db.select().from(spendingLimit).where(eq(spendingLimit.userId, userId)).get()) ?? null
}

export async function saveLimit(db: Db, limit: Limit): Promise<void> {
  const { userId: _, ...set } = limit
  await db.insert(spendingLimit).values(limit).onConflictDoUpdate({ target: spendingLimit.userId, set })
}

/** Statement. */
export function deleteLimitOf(db: Db, userId: string) {
  return db.delete(spendingLimit).where(eq(spendingLimit.userId, userId))
}
