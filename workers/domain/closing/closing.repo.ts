// Accounts that are being closed, in D1.
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { accountClosing } from './closing.table.ts'

export type Closing = typeof accountClosing.$inferSelect

/** False when the account is being closed already. */
export async function insertClosing(db: Db, row: typeof accountClosing.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(accountClosing)
    .values(row)
    .onConflictDoNothing({ target: accountClosing.accountId })
    .returning({ id: accountClosing.accountId })
  return rows.length > 0
}

/** Statement: the account is closed with the batch of this statement. */
export function markClosed(db: Db, accountId: string, at: number): Statement {
  return db
    .update(accountClosing)
    .set({ closedAt: at, triedAt: at })
    .where(and(eq(accountClosing.accountId, accountId), isNull(accountClosing.closedAt)))
}

/** Gives up a closing that has not closed the account. */
export async function dropUnclosed(db: Db, accountId: string): Promise<void> {
  await db.delete(accountClosing).where(and(eq(accountClosing.accountId, accountId), isNull(accountClosing.closedAt)))
}

/** Gives up closings whose request was lost before it closed the account. */
export async function dropLost(db: Db, startedBefore: number): Promise<void> {
  await db
    .delete(accountClosing)
    .where(and(isNull(accountClosing.closedAt), lt(accountClosing.startedAt, startedBefore)))
}

export async function findClosing(db: Db, accountId: string): Promise<Closing | null> {
  return (await db.select().from(accountClosing).where(eq(accountClosing.accountId, accountId)).get()) ?? null
}

const SHOWN = 20

/** Accounts with steps left that nobody works on, the longest waiting first. */
export async function findUnfinished(db: Db, triedBefore: number): Promise<Closing[]> {
  return db
    .select()
    .from(accountClosing)
    .where(and(isNotNull(accountClosing.closedAt), lt(accountClosing.triedAt, triedBefore)))
    .orderBy(accountClosing.triedAt)
    .limit(SHOWN)
}

/** True for the one caller that may go on with the steps. */
export async function claimClosing(db: Db, { accountId, triedAt }: Closing, at: number): Promise<boolean> {
  const rows = await db
    .update(accountClosing)
    .set({ triedAt: at })
    .where(and(eq(accountClosing.accountId, accountId), eq(accountClosing.triedAt, triedAt ?? 0)))
    .returning({ id: accountClosing.accountId })
  return rows.length > 0
}

export async function updateClosing(
  db: Db,
  accountId: string,
  change: Pick<Closing, 'stepsLeft'> | Pick<Closing, 'filesUpTo'>,
): Promise<void> {
  await db.update(accountClosing).set(change).where(eq(accountClosing.accountId, accountId))
}

export async function deleteClosing(db: Db, accountId: string): Promise<void> {
  await db.delete(accountClosing).where(eq(accountClosing.accountId, accountId))
}
