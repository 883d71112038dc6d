import { and, eq, exists, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { user } from './account.table.ts'

export type Account = typeof user.$inferSelect

export async function findByEmail(db: Db, email: string): Promise<Account | null> {
  return (await db.select().from(user).where(eq(user.email, email.toLowerCase())).get()) ?? null
}

export async function findById(db: Db, id: string): Promise<Account | null> {
  return (await selectAccount(db, id).get()) ?? null
}

/** True for an account that is not closed. */
export async function hasOpenAccount(db: Db, id: string): Promise<boolean> {
  const row = await findById(db, id)
  return row !== null && row.status !== 'closed'
}

/** Statement: the row of an account. */
export function selectAccount(db: Db, id: string) {
  return db.select().from(user).where(eq(user.id, id))
}

/** The condition that an account's status has not changed since it was read. */
export function hasStatus(db: Db, { id, status }: Pick<Account, 'id' | 'status'>): SQL {
  return exists(
    db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, id), eq(user.status, status))),
  )
}

/** The condition that no logins of an account were ended since it was read. */
export function hasLoginVersion(db: Db, { id, loginVersion }: Pick<Account, 'id' | 'loginVersion'>): SQL {
  return exists(
    db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, id), eq(user.loginVersion, loginVersion))),
  )
}

/** Statement: inserts an account. */
export function insertAccount(db: Db, account: typeof user.$inferInsert) {
  return db.insert(user).values(account)
}

export function updateAccount(db: Db, id: string, change: Partial<typeof user.$inferInsert>) {
  return db.update(user).set(change).where(eq(user.id, id))
}

/** Replaces a password's hash if it is still `old`. */
export async function replaceHash(db: Db, { id, old, next }: { id: string; old: string; next: string }): Promise<void> {
  await db
    .update(user)
    .set({ passwordHash: next })
    .where(and(eq(user.id, id), eq(user.passwordHash, old)))
}

/** D1 limits a statement to a hundred parameters. */
const IDS_AT_ONCE = 90

/** The zones of accounts, by id, without accounts that have none. */
export async function findTimeZones(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let n = 0; n < ids.length; n += IDS_AT_ONCE) {
    const rows = await db
      .select({ id: user.id, zone: user.timeZone })
      .from(user)
      .where(inArray(user.id, ids.slice(n, n + IDS_AT_ONCE)))
    for (const { id, zone } of rows) if (zone) found.set(id, zone)
  }
  return found
}

/** Stores the zone of an account that has none yet. */
export async function setFirstZone(db: Db, { userId, timeZone }: { userId: string; timeZone: string }): Promise<void> {
  await db
    .update(user)
    .set({ timeZone })
    .where(and(eq(user.id, userId), isNull(user.timeZone)))
}
