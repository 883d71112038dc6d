// Accounts that are being closed, in D1.
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { accountDeletion } from './account-deletion.table.ts'

export type AccountDeletion = typeof accountDeletion.$inferSelect

/** Returns false when the account is already being closed. */
export async function insertDeletion(db: Db, row: typeof accountDeletion.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(accountDeletion)
    .values(row)
    .onConflictDoNothing({ target: accountDeletion.accountId })
    .returning({ id: accountDeletion.accountId })
  return rows.length > 0
}

/** Statement: marks the account as closed in its batch. */
export function markClosed(db: Db, accountId: string, at: number): Statement {
  return db
    .update(accountDeletion)
    .set({ closedAt: at, triedAt: at })
    .where(and(eq(accountDeletion.accountId, accountId), isNull(accountDeletion.closedAt)))
}

/** Gives up a deletion that has not closed the account. */
export async function dropUnclosed(db: Db, accountId: string): Promise<void> {
  await db
    .delete(accountDeletion)
    .where(and(eq(accountDeletion.accountId, accountId), isNull(accountDeletion.closedAt)))
}

/** Gives up deletions whose request was lost before it closed the account. */
export async function dropLost(db: Db, startedBefore: number): Promise<void> {
  await db
    .delete(accountDeletion)
    .where(and(isNull(accountDeletion.closedAt), lt(accountDeletion.startedAt, startedBefore)))
}

export async function findDeletion(db: Db, accountId: string): Promise<AccountDeletion | null> {
  return (await db.select().from(accountDeletion).where(eq(accountDeletion.accountId, accountId)).get()) ?? null
}

const SHOWN = 20

/** Accounts with unfinished steps, longest waiting first. */
export async function findUnfinished(db: Db, triedBefore: number): Promise<AccountDeletion[]> {
  return db
    .select()
    .from(accountDeletion)
    .where(and(isNotNull(accountDeletion.closedAt), lt(accountDeletion.triedAt, triedBefore)))
    .orderBy(accountDeletion.triedAt)
    .limit(SHOWN)
}

/** True for the single caller that may continue the steps. */
export async function claimDeletion(db: Db, { accountId, triedAt }: AccountDeletion, at: number): Promise<boolean> {
  const rows = await db
    .update(accountDeletion)
    .set({ triedAt: at })
    .where(and(eq(accountDeletion.accountId, accountId), eq(accountDeletion.triedAt, triedAt ?? 0)))
    .returning({ id: accountDeletion.accountId })
  return rows.length > 0
}

export async function updateDeletion(
  db: Db,
  accountId: string,
  change: Pick<AccountDeletion, 'stepsLeft'> | Pick<AccountDeletion, 'filesUpTo'>,
): Promise<void> {
  await db.update(accountDeletion).set(change).where(eq(accountDeletion.accountId, accountId))
}

export async function removeDeletion(db: Db, accountId: string): Promise<void> {
  await db.delete(accountDeletion).where(eq(accountDeletion.accountId, accountId))
}
