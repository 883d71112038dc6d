// The inbox in D1: entries are written in the batch of their cause.
import { and, eq, exists, inArray, isNull, lt, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { inboxEntry } from './inbox.table.ts'

export type InboxEntry = typeof inboxEntry.$inferSelect
type Sender = Pick<InboxEntry, 'senderName' | 'senderEmail' | 'language'>
export type NewEntry = Omit<InboxEntry, 'closedAt' | keyof Sender> & Partial<Sender>

/** Statement: adds an entry, once per id. */
export function putEntry(db: Db, entry: NewEntry): Statement {
  return db
    .insert(inboxEntry)
    .values(entry)
    .onConflictDoNothing({ target: inboxEntry.id })
    .returning({ id: inboxEntry.id })
}

/** The condition that an entry is open, for statements of other areas in the same batch. */
export function isOpenEntry(db: Db, id: string): SQL {
  const open = db
    .select({ id: inboxEntry.id })
    .from(inboxEntry)
    .where(and(eq(inboxEntry.id, id), isNull(inboxEntry.closedAt)))
  return exists(open)
}

/** True while an entry of this kind about this object is open. */
export async function hasOpenEntryAbout(db: Db, about: About): Promise<boolean> {
  const row = await db.select({ id: inboxEntry.id }).from(inboxEntry).where(isOpenAbout(about)).limit(1).get()
  return row !== undefined
}

/** The objects of open entries of this kind. */
export async function findObjectsOfOpenEntries(db: Db, kind: InboxEntry['kind']): Promise<Set<string>> {
  const rows = await db
    .select({ object: inboxEntry.object })
    .from(inboxEntry)
    .where(and(sql`(${inboxEntry.closedAt} is not null) = 0`, eq(inboxEntry.kind, kind)))
  return new Set(rows.map(({ object }) => object))
}

/** The condition that no entry of this kind about this object is open. */
export function hasNoOpenEntryAbout(db: Db, about: About): SQL {
  return not(exists(db.select({ id: inboxEntry.id }).from(inboxEntry).where(isOpenAbout(about))))
}

type About = Pick<InboxEntry, 'kind' | 'object'>

/** A literal, because the partial index requires the same expression. */
const isOpenAbout = ({ kind, object }: About) =>
  and(sql`(${inboxEntry.closedAt} is not null) = 0`, eq(inboxEntry.kind, kind), eq(inboxEntry.object, object))

/** The condition that an entry about one of these objects, or a dispute of this client, is open. */
export function isReported(db: Db, { objects, userId }: { objects: SQL[]; userId: SQLWrapper }): SQL {
  const { id, kind, object, closedAt } = inboxEntry
  const about = or(...objects.map((each) => eq(object, each)), and(eq(kind, 'dispute'), eq(inboxEntry.userId, userId)))
  // A literal, because the partial index requires the same expression.
  return exists(
    db
      .select({ id })
      .from(inboxEntry)
      .where(and(sql`(${closedAt} is not null) = 0`, about)),
  )
}

/** Statement: closes an open entry. */
export function closeEntry(db: Db, { id, at }: { id: string; at: number }): Statement {
  return db
    .update(inboxEntry)
    .set({ closedAt: at })
    .where(and(eq(inboxEntry.id, id), isNull(inboxEntry.closedAt)))
    .returning({ id: inboxEntry.id })
}

/** Statement: one row if the entry exists. */
export function selectEntry(db: Db, id: string) {
  return db.select({ id: inboxEntry.id }).from(inboxEntry).where(eq(inboxEntry.id, id))
}

/** The entries among these that are open. */
export async function findOpenEntries(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const open = await db
    .select({ id: inboxEntry.id })
    .from(inboxEntry)
    .where(and(inArray(inboxEntry.id, [...ids]), isNull(inboxEntry.closedAt)))
  return new Set(open.map(({ id }) => id))
}

/** Statement: deletes the contact messages from an address. */
export function deleteMessagesOf(db: Db, email: string): Statement {
  return db.delete(inboxEntry).where(and(eq(inboxEntry.kind, 'contact_message'), eq(inboxEntry.senderEmail, email)))
}

/** Deletes contact messages from before an instant (ms UTC). */
export async function deleteMessagesBefore(db: Db, before: number): Promise<void> {
  await db.delete(inboxEntry).where(and(eq(inboxEntry.kind, 'contact_message'), lt(inboxEntry.at, before)))
}
