// Local mode only: the owner of a test top-up says that it is paid.
import * as wire from '#workers/contract/money.ts'
import { type Api, endpoint } from '../http/endpoint.ts'

export function mountTestPayments(api: Api): void {
  endpoint(
    api,
    'post',
    '/payments/topups/{id}/complete/',
    { summary: 'Local test payments only: pay', access: 'use_wallet', answer: wire.TopUpState },
    async ({ services, viewer, param }) => services.money.completeTestTopUp({ viewer, id: param('id') }),
  )
}
