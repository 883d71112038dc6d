// The audit log in D1: every change by an admin, written in the same batch as the change.
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { auditLog } from './audit.table.ts'

export type AuditEntry = { at: number; actorId: string; action: string; object: string; detail?: string }

/** Writes an entry unless the same action on the same object was written before: false then. */
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

/** The statement that writes an entry. */
export function auditEntry(db: Db, { at, actorId, action, object, detail }: AuditEntry) {
  return db.insert(auditLog).values({ at, actorId, action, object, detail: detail ?? null })
}
