// Causes of errors in browsers, in D1.
import { and, desc, eq, exists, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { ClientErrorKind, WireClientError } from '#workers/contract/client-errors.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { clientError } from './client-error.table.ts'

export type Cause = typeof clientError.$inferSelect
export type Report = Omit<Cause, 'count' | 'firstAt' | 'lastAt' | 'seenAt'>

/** Reports of a cause until now; null before the first one. */
export async function findCount(db: Db, id: string): Promise<number | null> {
  const row = await db.select({ count: clientError.count }).from(clientError).where(eq(clientError.id, id)).get()
  return row?.count ?? null
}

/** Statement: adds to a cause as many reports as this one stands for, or begins it. */
export function putReport(db: Db, report: Report, { at, weight }: { at: number; weight: number }): Statement {
  const { id, kind, ...latest } = report
  return db
    .insert(clientError)
    .values({ ...report, count: weight, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: clientError.id,
      set: { ...latest, count: sql`${clientError.count} + ${weight}`, lastAt: at },
    })
}

/** Statement: keeps `most` causes. Those that occurred once go first, then those that were last seen longest ago. */
export function dropBeyond(db: Db, most: number): Statement {
  const kept = db
    .select({ id: clientError.id })
    .from(clientError)
    .orderBy(sql`${clientError.count} = 1`, desc(clientError.lastAt))
    .limit(most)
  return db.delete(clientError).where(notInArray(clientError.id, kept))
}

const isSeen = sql`coalesce(${clientError.seenAt}, 0) >= ${clientError.lastAt}`

export type Asked = { seen: boolean; kind: ClientErrorKind | null }

/** Causes that are seen, or not; of one kind, or of all. The last one first. */
export async function findCauses(db: Db, { seen, kind }: Asked): Promise<WireClientError[]> {
  const wanted: SQL = seen ? isSeen : sql`not ${isSeen}`
  const rows = await db
    .select()
    .from(clientError)
    .where(and(wanted, kind === null ? undefined : eq(clientError.kind, kind)))
    .orderBy(desc(clientError.lastAt))
  return rows.map(({ firstAt, lastAt, seenAt, ...row }) => ({
    ...row,
    first_at: firstAt,
    last_at: lastAt,
    seen_at: seenAt,
  }))
}

/** The condition that a cause waits to be seen. */
export function isUnseen(db: Db, id: string): SQL {
  const unseen = or(isNull(clientError.seenAt), lt(clientError.seenAt, clientError.lastAt))
  const waiting = db
    .select({ id: clientError.id })
    .from(clientError)
    .where(and(eq(clientError.id, id), unseen))
  return exists(waiting)
}

/** Statement. */
export function markSeen(db: Db, { id, at }: { id: string; at: number }): Statement {
  return db.update(clientError).set({ seenAt: at }).where(eq(clientError.id, id)).returning({ id: clientError.id })
}

/** Deletes causes that have not occurred since an instant (ms UTC). */
export async function deleteCausesBefore(db: Db, before: number): Promise<void> {
  await db.delete(clientError).where(lt(clientError.lastAt, before))
}
