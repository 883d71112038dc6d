// /dashboard/admin/audit.csv: the entries of the audit log that the filters of the address find, as a file.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { guard } from '#app/shell/guard.ts'
import { AuditFilters } from '#workers/contract/audit.ts'
import { csvOf, csvResponse } from '../csv.ts'
import { auditText as text } from './audit-text.ts'
import { readFilters } from './read-filters.ts'

/** More entries than a person reads; the filters make it less. */
const FILE_MAX = 10_000

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'read_audit')
  const { after: _, ...filters } = readFilters(AuditFilters, args.request.url)
  const { rows } = await args.context.services.reports.audit(filters, FILE_MAX)
  const lines = rows.map(({ at, actor, actor_id: id, action, object, detail }) => [
    ...[new Date(at).toISOString(), actor, id, action, object, detail ?? ''],
  ])
  return csvResponse('audit', csvOf(text.csv, lines))
}
