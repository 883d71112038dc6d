// /dashboard/{resource}: the generic lists of the admins.
import type { Context } from 'hono'
import { LISTED_MAX } from '#workers/contract/admin/admin-lists.ts'
import * as spec from '#workers/contract/api/admin/lists.ts'
import { createApi, endpoint } from '#workers/http/endpoint.ts'
import type { AppEnv } from '#workers/http/types.ts'

export const adminLists = createApi()

endpoint(adminLists, spec.listClients, 'manage_clients', async ({ c, services, query }) =>
  listed(c, await services.reports.clients(query, LISTED_MAX)),
)

endpoint(adminLists, spec.changeClient, 'manage_clients', async ({ services, viewer, body, param }) => {
  const { is_active: active, reason, version } = body
  await services.identity.setClientActive({ viewer, id: param('id'), active, reason, version })
  return { success: true as const }
})

endpoint(adminLists, spec.endClientLogins, 'manage_clients', async ({ services, viewer, param }) => {
  await services.identity.endClientLogins({ viewer, id: param('id') })
  return { success: true as const }
})

endpoint(adminLists, spec.clearMailMark, 'manage_clients', async ({ services, viewer, param }) => {
  await services.mails.clearMark({ viewer, id: param('id') })
  return { success: true as const }
})

endpoint(adminLists, spec.payBack, 'pay_back', async ({ services, viewer, body, param, effect }) =>
  services.money.payBack({ viewer, userId: param('id'), request: body, effect }),
)

endpoint(adminLists, spec.listCalls, 'read_platform', async ({ c, services, query }) =>
  listed(c, await services.reports.calls(query, LISTED_MAX)),
)

endpoint(adminLists, spec.listReviews, 'read_platform', async ({ c, services, query }) =>
  listed(c, await services.reports.reviews(query, LISTED_MAX)),
)

endpoint(adminLists, spec.listEarningsByDay, 'read_platform', async ({ services, query }) => {
  const { days } = await services.reports.earningsByDay(query.month ?? null)
  return days
})

/** The answer is an array, so the cursor of the next page is in a header. */
function listed<Row>(c: Context<AppEnv>, { rows, next }: { rows: Row[]; next: string | null }): Row[] {
  if (next !== null) c.header('x-next-cursor', next)
  return rows
}
