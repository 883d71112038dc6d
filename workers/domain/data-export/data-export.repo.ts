// Archives of accounts' data in D1.
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { dataExport } from './data-export.table.ts'

export type DataExport = typeof dataExport.$inferSelect

export async function findExport(db: Db, accountId: string): Promise<DataExport | null> {
  return (await db.select().from(dataExport).where(eq(dataExport.accountId, accountId)).get()) ?? null
}

/** Requests an archive again, replacing an existing one. */
export async function putExport(db: Db, accountId: string, at: number): Promise<void> {
  const asked = {
    state: 'waiting' as const,
    requestedAt: at,
    startedAt: null,
    tries: 0,
    readyAt: null,
    parts: [],
    cursor: null,
  }
  await db
    .insert(dataExport)
    .values({ accountId, ...asked })
    .onConflictDoUpdate({ target: dataExport.accountId, set: { ...asked, key: null, bytes: null } })
}

/** Returns false when the row does not exist, or names another part than `key` by now. */
export async function updateExport(
  db: Db,
  { accountId, key }: { accountId: string; key: string | null },
  change: Partial<DataExport>,
): Promise<boolean> {
  const rows = await db
    .update(dataExport)
    .set(change)
    .where(and(eq(dataExport.accountId, accountId), key === null ? isNull(dataExport.key) : eq(dataExport.key, key)))
    .returning({ id: dataExport.accountId })
  return rows.length > 0
}

/**
 * Archives that are not ready and not being written, or whose run was lost before `lostBefore`. Those with the fewest parts
 * come first, so that a large one does not delay the others.
 */
export async function findWaitingExports(
  db: Db,
  { lostBefore, limit }: { lostBefore: number; limit: number },
): Promise<DataExport[]> {
  return db
    .select()
    .from(dataExport)
    .where(and(eq(dataExport.state, 'waiting'), or(isNull(dataExport.startedAt), lt(dataExport.startedAt, lostBefore))))
    .orderBy(sql`json_array_length(${dataExport.parts})`, asc(dataExport.requestedAt))
    .limit(limit)
}

/** Archives that were ready before then, and unfinished ones that were requested before then. */
export async function findExportsBefore(db: Db, before: number): Promise<DataExport[]> {
  const { state, readyAt, requestedAt } = dataExport
  const since = sql`case when ${state} = 'ready' then coalesce(${readyAt}, ${requestedAt}) else ${requestedAt} end`
  return db
    .select()
    .from(dataExport)
    .where(and(lt(requestedAt, before), sql`${since} < ${before}`))
    .limit(100)
}

export function deleteExport(db: Db, accountId: string) {
  return db.delete(dataExport).where(eq(dataExport.accountId, accountId))
}
