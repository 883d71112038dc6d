// /client-errors/ and /browser-reports/: public, limited by network; and the admins' list.
import type { Context } from 'hono'
import * as spec from '#workers/contract/api/client-errors.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { browserWithVersion } from '#workers/http/callers/browser-name.ts'
import { widestNetwork } from '#workers/http/callers/networks.ts'
import { createApi, endpoint } from '#workers/http/endpoint.ts'
import { limitByAddress } from '#workers/http/rate-limit.ts'
import type { AppEnv } from '#workers/http/types.ts'

export const clientErrors = createApi()

/** Many people may share an address, and a refused report is no loss. */
const REPORTS = { limit: 60, window: 10 * MINUTE } as const

const senderOf = (c: Context<AppEnv>) => ({
  browser: browserWithVersion(c.req.header('user-agent')),
  network: widestNetwork(c),
})

endpoint(clientErrors, spec.reportClientError, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'client-errors', REPORTS.limit, REPORTS.window)
  const { browser, network } = senderOf(c)
  await services.clientErrors.store({ reports: [{ ...body, browser }], network })
  return { success: true as const }
})

endpoint(clientErrors, spec.takeBrowserReports, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'client-errors', REPORTS.limit, REPORTS.window)
  await services.clientErrors.storeReports({ reports: body, from: senderOf(c) })
  return { success: true as const }
})

endpoint(clientErrors, spec.listClientErrors, 'read_client_errors', async ({ services, query }) =>
  services.clientErrors.list({ seen: query.seen === 'true', kind: query.kind ?? null }),
)

endpoint(clientErrors, spec.markClientErrorSeen, 'read_client_errors', async ({ services, viewer, param }) => {
  await services.clientErrors.markSeen({ viewer, id: param('id') })
  return { success: true as const }
})
