// In local mode only: the owner of a test top-up confirms its payment.

import * as spec from '#workers/contract/api/test-payments.local.ts'
import { type Api, endpoint } from '../http/endpoint.ts'

export function mountTestPayments(api: Api): void {
  endpoint(api, spec.completeTestTopUp, 'use_wallet', async ({ services, viewer, param }) =>
    services.money.completeTestTopUp({ viewer, id: param('id') }),
  )
}
