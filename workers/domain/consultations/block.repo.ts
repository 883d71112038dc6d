// Which clients an astrologer has blocked.
import { and, eq } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { blockedClient } from './block.table.ts'

export type Block = { astrologerId: string; userId: string }

export async function isBlocked(db: Db, { astrologerId, userId }: Block): Promise<boolean> {
  const row = await db
    .select({ at: blockedClient.at })
    .from(blockedClient)
    .where(and(eq(blockedClient.astrologerId, astrologerId), eq(blockedClient.userId, userId)))
    .get()
  return row !== undefined
}

export async function insertBlock(db: Db, row: typeof blockedClient.$inferInsert): Promise<void> {
  await db.insert(blockedClient).values(row).onConflictDoNothing()
}

export async function deleteBlock(db: Db, { astrologerId, userId }: Block): Promise<void> {
  await db
    .delete(blockedClient)
    .where(and(eq(blockedClient.astrologerId, astrologerId), eq(blockedClient.userId, userId)))
}
