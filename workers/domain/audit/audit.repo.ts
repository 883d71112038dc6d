// The audit log in D1: every change by an admin, written in the same batch as the change.
import { and, asc, eq, gt, gte, lt, max, notExists, type SQL, sql } from 'drizzle-orm'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { auditLog } from './audit.table.ts'

export type AuditEntry = { at: number; actorId: string; action: string; object: string; detail?: string }

/** Writes an entry unless the same action on the same object was written before; then returns false. */
export async function auditOnce(db: Db, entry: AuditEntry): Promise<boolean> {
  const { at, actorId, action, object, detail = null } = entry
  const written = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.object, object)))
  const rows = await db.all(
    sql`insert into ${auditLog} (at, actor_id, action, object, detail)
        select ${at}, ${actorId}, ${action}, ${object}, ${detail} where not exists ${written} returning id`,
  )
  return rows.length > 0
}

/** True if this admin has done this since an instant (ms UTC). */
export async function hasEntrySince(
  db: Db,
  { actorId, action, object }: Pick<AuditEntry, 'actorId' | 'action' | 'object'>,
  since: number,
): Promise<boolean> {
  const row = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.object, object),
        eq(auditLog.actorId, actorId),
        eq(auditLog.action, action),
        gte(auditLog.at, since),
      ),
    )
    .limit(1)
    .get()
  return row !== undefined
}

/** The id of the newest entry about an object; 0 without one. It is the version of data that admins edit. */
export async function newestEntry(db: Db, object: string): Promise<number> {
  const row = await db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(eq(auditLog.object, object))
    .get()
  return row?.id ?? 0
}

/** The condition that no entry about an object was written since `version`, for statements in the same batch. */
export function isNewestEntry(db: Db, object: string, version: number): SQL {
  const newest = db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(eq(auditLog.object, object))
  return sql`coalesce(${newest}, 0) = ${version}`
}

/** Statement: writes an entry if `condition` holds. */
export function auditWhen(db: Db, { at, actorId, action, object, detail }: AuditEntry, condition: SQL) {
  return db
    .insert(auditLog)
    .select(sql`select null, ${at}, ${actorId}, ${action}, ${object}, ${detail ?? null} where ${condition}`)
    .returning({ id: auditLog.id })
}

/** Requests for one act within this time are concurrent: an effect outside D1 has a timeout of ten seconds. */
const AT_ONCE = 10 * SECOND

/**
 * The condition that no concurrent request performs the act, for acts that write nothing else in D1. Without a detail any
 * counts.
 */
export function isNewAct(db: Db, { at, action, object, detail }: Omit<AuditEntry, 'actorId'>): SQL {
  const same = and(eq(auditLog.object, object), eq(auditLog.action, action), gt(auditLog.at, at - AT_ONCE))
  const entry = detail === undefined ? same : and(same, eq(auditLog.detail, detail))
  return notExists(db.select({ id: auditLog.id }).from(auditLog).where(entry))
}

/** Statement: writes an entry of an act whose batch is refused if it changes nothing, or that is logged each time. */
export function auditEntry(db: Db, { at, actorId, action, object, detail }: AuditEntry) {
  return db.insert(auditLog).values({ at, actorId, action, object, detail: detail ?? null })
}

type Page = { from: number; to: number; after: number; limit: number }

/** Entries of a period (ms UTC, `to` excluded) with ids after `after`, ordered. */
export function entriesBetween(db: Db, { from, to, after, limit }: Page) {
  return db
    .select()
    .from(auditLog)
    .where(and(gte(auditLog.at, from), lt(auditLog.at, to), gt(auditLog.id, after)))
    .orderBy(asc(auditLog.id))
    .limit(limit)
}
