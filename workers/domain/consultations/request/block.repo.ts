// The clients whom an astrologer has blocked.
import { and, eq, exists, notExists, or, type SQL } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { blockedClient } from './block.table.ts'

export type Block = { astrologerId: string; userId: string }

export async function isBlocked(db: Db, block: Block): Promise<boolean> {
  return (await selectBlock(db, block)).length > 0
}

/** Statement: one row if the client is blocked. */
export function selectBlock(db: Db, { astrologerId, userId }: Block) {
  return db
    .select({ at: blockedClient.at })
    .from(blockedClient)
    .where(and(eq(blockedClient.astrologerId, astrologerId), eq(blockedClient.userId, userId)))
}

/** The condition that a client is blocked; `hasNoBlock` is its opposite. */
export function hasBlock(db: Db, block: Block): SQL {
  return exists(selectBlock(db, block))
}

export function hasNoBlock(db: Db, block: Block): SQL {
  return notExists(selectBlock(db, block))
}

export function insertBlock(db: Db, row: typeof blockedClient.$inferInsert) {
  return db.insert(blockedClient).values(row).onConflictDoNothing()
}

export function deleteBlock(db: Db, { astrologerId, userId }: Block) {
  return db
    .delete(blockedClient)
    .where(and(eq(blockedClient.astrologerId, astrologerId), eq(blockedClient.userId, userId)))
}

/** Statement: deletes all blocks by and of a closed account. */
export function deleteBlocksOf(db: Db, accountId: string) {
  return db
    .delete(blockedClient)
    .where(or(eq(blockedClient.astrologerId, accountId), eq(blockedClient.userId, accountId)))
}
