// Causes of errors in browsers, in D1.
import { and, desc, eq, exists, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ClientErrorKind, WireClientError } from '#workers/contract/admin/client-errors.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { clientError } from './client-error.table.ts'

export type Cause = typeof clientError.$inferSelect
export type Report = Omit<Cause, 'count' | 'firstAt' | 'lastAt' | 'seenAt' | 'widespread'>

/** The number of reports of each cause so far, without causes that have none. */
export async function findCounts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { id, count } = clientError
  const rows = await db
    .select({ id, count })
    .from(clientError)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** Statement: adds the number of reports that this one represents to its cause, or inserts the cause. */
export function putReport(db: Db, report: Report, { at, weight }: { at: number; weight: number }): Statement {
  const { id, kind, networkMark, ...latest } = report
  return db
    .insert(clientError)
    .values({ ...report, count: weight, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: clientError.id,
      set: {
        ...latest,
        count: sql`${clientError.count} + ${weight}`,
        lastAt: at,
        widespread: sql`${clientError.widespread} or ${clientError.networkMark} is not ${networkMark}`,
      },
    })
}

const isPolicy = eq(clientError.kind, 'policy')

/**
 * Statement: limits the stored causes, separately for policy violations and errors, and for one network and several. The most
 * recent ones remain.
 */
export function dropBeyond(db: Db, most: { errors: number; policy: number }): Statement {
  const rank = sql<number>`row_number() over (partition by ${isPolicy}, ${clientError.widespread} order by ${clientError.lastAt} desc)`
  const ranked = db
    .select({
      id: clientError.id,
      rank: rank.as('rank'),
      most: sql<number>`iif(${isPolicy}, ${most.policy}, ${most.errors})`.as('most'),
    })
    .from(clientError)
    .as('ranked')
  const beyond = db.select({ id: ranked.id }).from(ranked).where(gt(ranked.rank, ranked.most))
  return db.delete(clientError).where(inArray(clientError.id, beyond))
}

const isSeen = sql`coalesce(${clientError.seenAt}, 0) >= ${clientError.lastAt}`

export type Asked = { seen: boolean; kind: ClientErrorKind | null }

/** Causes that are seen or unseen, of one kind or all, most recent first. */
export async function findCauses(db: Db, { seen, kind }: Asked): Promise<WireClientError[]> {
  const wanted: SQL = seen ? isSeen : sql`not ${isSeen}`
  const rows = await db
    .select()
    .from(clientError)
    .where(and(wanted, kind === null ? undefined : eq(clientError.kind, kind)))
    .orderBy(desc(clientError.lastAt))
  return rows.map(({ firstAt, lastAt, seenAt, networkMark: _, widespread: __, ...row }) => ({
    ...row,
    first_at: firstAt,
    last_at: lastAt,
    seen_at: seenAt,
  }))
}

/** The condition that a cause has not been seen. */
export function isUnseen(db: Db, id: string): SQL {
  const unseen = or(isNull(clientError.seenAt), lt(clientError.seenAt, clientError.lastAt))
  const waiting = db
    .select({ id: clientError.id })
    .from(clientError)
    .where(and(eq(clientError.id, id), unseen))
  return exists(waiting)
}

export function markSeen(db: Db, { id, at }: { id: string; at: number }): Statement {
  return db.update(clientError).set({ seenAt: at }).where(eq(clientError.id, id)).returning({ id: clientError.id })
}

/** Deletes causes without a report since an instant (ms UTC). */
export async function deleteCausesBefore(db: Db, before: number): Promise<void> {
  await db.delete(clientError).where(lt(clientError.lastAt, before))
}
