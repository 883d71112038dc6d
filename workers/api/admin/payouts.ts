// /dashboard/payouts: astrologers' dues and payouts.
import { LISTED_MAX } from '#workers/contract/admin/admin-lists.ts'
import * as spec from '#workers/contract/api/admin/payouts.ts'
import { createApi, endpoint } from '#workers/http/endpoint.ts'

export const payouts = createApi()

endpoint(payouts, spec.listDuePayouts, 'pay_astrologers', async ({ services, query }) => {
  const { to, due } = await services.payouts.due({ to: query.to ?? null })
  return { to, results: due.slice(0, LISTED_MAX) }
})

endpoint(payouts, spec.listPayouts, 'pay_astrologers', async ({ c, services, query }) => {
  const { rows, next } = await services.reports.payouts(query, LISTED_MAX)
  if (next !== null) c.header('x-next-cursor', next)
  return rows
})

endpoint(payouts, spec.payAstrologers, 'pay_astrologers', async ({ services, viewer, body, effect }) =>
  services.payouts.pay({ viewer, request: body, effect }),
)

endpoint(payouts, spec.reversePayout, 'pay_astrologers', async ({ services, viewer, body, param }) => {
  await services.payouts.reverse({ viewer, id: param('id'), reason: body.reason })
  return { success: true as const }
})
