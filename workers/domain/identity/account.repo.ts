// The accounts in D1.
import { eq } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { user } from './account.table.ts'

export type Account = typeof user.$inferSelect

export async function findByEmail(db: Db, email: string): Promise<Account | null> {
  return (await db.select().from(user).where(eq(user.email, email.toLowerCase())).get()) ?? null
}

export async function findById(db: Db, id: string): Promise<Account | null> {
  return (await db.select().from(user).where(eq(user.id, id)).get()) ?? null
}

/** Statement for one batch. */
export function insertAccount(db: Db, account: typeof user.$inferInsert) {
  return db.insert(user).values(account)
}

export function updateAccount(db: Db, id: string, change: Partial<typeof user.$inferInsert>) {
  return db.update(user).set(change).where(eq(user.id, id))
}
