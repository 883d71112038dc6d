// /dashboard/audit and /dashboard/live: the audit log, and live consultations.
import { LISTED_MAX } from '#workers/contract/admin/admin-lists.ts'
import * as spec from '#workers/contract/api/admin/audit.ts'
import { createApi, endpoint } from '#workers/http/endpoint.ts'

export const audit = createApi()

endpoint(audit, spec.listAudit, 'read_audit', async ({ c, services, query }) => {
  const { rows, next } = await services.reports.audit(query, LISTED_MAX)
  if (next !== null) c.header('x-next-cursor', String(next))
  return rows
})

endpoint(audit, spec.readLivePlatform, 'read_platform', async ({ services }) => services.reports.livePlatform())

endpoint(audit, spec.endLiveConsultation, 'open_foreign_consultation', async ({ services, viewer, body, param }) => {
  await services.consultations.end({ viewer, id: param('id'), reason: body.reason })
  return { success: true as const }
})
