// The reports that admins have requested, with the names of those admins.
import type { AdminReport } from '#workers/contract/admin/admin-reports.ts'
import type { Db } from '#workers/db/client.ts'

/** A list without pages, because reports are deleted after a month. */
const SHOWN = 200

type Listed = Omit<AdminReport, 'bytes' | 'expires_at' | 'url'> & { parts: { bytes: number }[] }

export async function findReportJobs(db: Db): Promise<Listed[]> {
  const { results } = await db.$client
    .prepare(
      `SELECT r.id, r.type, r.from_day AS "from", r.to_day AS "to", r.state AS status, r.requested_at,
         coalesce(u.full_name, '') AS requested_by, r.ready_at AS generated_on, r.rows, r.parts
       FROM report_job r LEFT JOIN user u ON u.id = r.requested_by ORDER BY r.requested_at DESC, r.id LIMIT ${SHOWN}`,
    )
    .all<Omit<Listed, 'parts'> & { parts: string }>()
  return results.map((row) => ({ ...row, parts: JSON.parse(row.parts) }))
}
