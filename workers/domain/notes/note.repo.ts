// Private notes in D1.
import { and, eq, or } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { clientNote } from './note.table.ts'

type Pair = { astrologerId: string; userId: string }

const ofPair = ({ astrologerId, userId }: Pair) =>
  and(eq(clientNote.astrologerId, astrologerId), eq(clientNote.userId, userId))

export async function findNote(db: Db, pair: Pair): Promise<{ text: string; updatedAt: number } | null> {
  const { text, updatedAt } = clientNote
  return (await db.select({ text, updatedAt }).from(clientNote).where(ofPair(pair)).get()) ?? null
}

/** An empty text deletes the row. */
export async function writeNote(db: Db, { text, at, ...pair }: Pair & { text: string; at: number }): Promise<void> {
  if (text === '') {
    await db.delete(clientNote).where(ofPair(pair))
    return
  }
  await db
    .insert(clientNote)
    .values({ ...pair, text, updatedAt: at })
    .onConflictDoUpdate({ target: [clientNote.astrologerId, clientNote.userId], set: { text, updatedAt: at } })
}

/** Statement: deletes the notes by and about an account. */
export function deleteNotesOf(db: Db, accountId: string) {
  return db.delete(clientNote).where(or(eq(clientNote.userId, accountId), eq(clientNote.astrologerId, accountId)))
}
