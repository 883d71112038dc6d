// The audit log with pagination, by days of the platform's zone.
import type { AuditFilters, AuditRow } from '#workers/contract/admin/audit.ts'
import { addDays, startOfDay } from '#workers/contract/time/wall-clock.ts'
import type { Db } from '#workers/db/client.ts'
import { findAudit } from './audit.repo.ts'

type Deps = { db: Db; settings(): Promise<{ timezone: string }> }

export async function readAudit(
  { db, settings }: Deps,
  { from, to, ...filters }: AuditFilters,
  size: number,
): Promise<{ rows: AuditRow[]; next: number | null }> {
  const { timezone } = await settings()
  const rows = await findAudit(db, {
    ...filters,
    from: from ? startOfDay(from, timezone) : 0,
    to: to ? startOfDay(addDays(to, 1), timezone) : Number.MAX_SAFE_INTEGER,
    size: size + 1,
  })
  const shown = rows.slice(0, size)
  return { rows: shown, next: rows.length > size ? (shown.at(-1)?.id ?? null) : null }
}
