// /dashboard/admin/audit.csv: the filtered entries of the audit log as a file.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { csvResponse, csvStream } from '#app/format/csv.ts'
import { currentLanguage } from '#app/language/language.ts'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { guard } from '#app/shell/guard.ts'
import { AuditFilters } from '#workers/contract/admin/audit.ts'
import { auditTexts } from './audit-text.ts'

/** Entries per query. */
const CHUNK = 2_000

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'read_audit')
  const { after: _, ...filters } = readFilters(AuditFilters, args.request.url)
  const { reports } = args.context.services
  async function* chunks() {
    for (let after: number | null | undefined; after !== null; ) {
      const { rows, next } = await reports.audit({ ...filters, ...(after ? { after } : {}) }, CHUNK)
      yield rows.map(({ at, actor, actor_id: id, action, object, detail }) => [
        new Date(at).toISOString(),
        actor,
        id,
        action,
        object,
        detail ?? '',
      ])
      after = next
    }
  }
  return csvResponse('audit', await csvStream(auditTexts[currentLanguage()].csv, chunks()))
}
