import { eq, isNull, sql } from 'drizzle-orm'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { ReadingRequest } from '#workers/contract/consultations/readings.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { reading } from './reading.table.ts'

export type Reading = typeof reading.$inferSelect
type Parties = { consultationId: string; userId: string; astrologerId: string }

export async function findReading(db: Db, consultationId: string): Promise<Reading | null> {
  return (await db.select().from(reading).where(eq(reading.consultationId, consultationId)).get()) ?? null
}

/** Changes neither a stored copy nor a deletion. */
export async function insertKept(db: Db, row: Parties & { birth: AttachedBirth | null }): Promise<void> {
  await db.insert(reading).values(row).onConflictDoNothing()
}

type Written = Parties & { birth: AttachedBirth | null; form: ReadingRequest; at: number }

/** `first`: it was not written before. Null if the client has deleted it. */
export async function writeReading(db: Db, { form, at, ...row }: Written): Promise<{ first: boolean } | null> {
  const rows = await db
    .insert(reading)
    .values({ ...row, ...form, writtenAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: reading.consultationId,
      set: { ...form, writtenAt: sql`coalesce(written_at, ${at})`, updatedAt: at },
      setWhere: isNull(reading.deletedAt),
    })
    .returning({ writtenAt: reading.writtenAt })
  return rows[0] ? { first: rows[0].writtenAt === at } : null
}

/** Leaves only the mark of the deletion, so that it is not written again. */
export async function eraseReading(db: Db, { at, ...row }: Parties & { at: number }): Promise<void> {
  const nothing = { birth: null, note: '', remedies: '', dates: [], writtenAt: null, updatedAt: null, deletedAt: at }
  await db
    .insert(reading)
    .values({ ...row, ...nothing })
    .onConflictDoUpdate({ target: reading.consultationId, set: nothing })
}

/** Statement: deletes the readings of a client whose account is closed. */
export function deleteReadingsOf(db: Db, userId: string): Statement {
  return db.delete(reading).where(eq(reading.userId, userId))
}
