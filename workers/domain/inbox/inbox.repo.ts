// The inbox in D1: entries are written in the batch of what they tell of.
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { inboxEntry } from './inbox.table.ts'

export type InboxEntry = typeof inboxEntry.$inferSelect
export type NewEntry = Omit<InboxEntry, 'closedAt'>

const SHOWN = 200

/** Statement: an entry, once for each id. */
export function putEntry(db: Db, entry: NewEntry): Statement {
  return db
    .insert(inboxEntry)
    .values(entry)
    .onConflictDoNothing({ target: inboxEntry.id })
    .returning({ id: inboxEntry.id })
}

/** The newest entries that are open, or closed. */
export async function findEntries(db: Db, { closed }: { closed: boolean }): Promise<InboxEntry[]> {
  const which = closed ? isNotNull(inboxEntry.closedAt) : isNull(inboxEntry.closedAt)
  return db.select().from(inboxEntry).where(which).orderBy(desc(inboxEntry.at), inboxEntry.id).limit(SHOWN)
}

/** Statement: closes an open entry. */
export function closeEntry(db: Db, { id, at }: { id: string; at: number }): Statement {
  return db
    .update(inboxEntry)
    .set({ closedAt: at })
    .where(and(eq(inboxEntry.id, id), isNull(inboxEntry.closedAt)))
    .returning({ id: inboxEntry.id })
}

export async function hasEntry(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: inboxEntry.id }).from(inboxEntry).where(eq(inboxEntry.id, id)).get()) !== undefined
}
