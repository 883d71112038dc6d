// The audit log: every change by an admin, written in the same batch as the change.
import type { Db } from '#workers/db/client.ts'
import { auditLog } from './audit.table.ts'

export type AuditEntry = { at: number; actorId: string; action: string; object: string; detail?: string }

/** The statement that writes an entry. */
export function auditEntry(db: Db, { at, actorId, action, object, detail }: AuditEntry) {
  return db.insert(auditLog).values({ at, actorId, action, object, detail: detail ?? null })
}
