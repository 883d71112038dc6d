// /payments/…: the user's wallet.

import * as spec from '#workers/contract/api/payments.ts'
import { createApi, endpoint } from '../http/endpoint.ts'
import { mountTestPayments } from './test-payments.local.ts'

export const payments = createApi()

endpoint(payments, spec.readWallet, 'use_wallet', async ({ services, viewer }) => services.money.wallet(viewer))

endpoint(payments, spec.setMonthlyLimit, 'use_wallet', async ({ services, viewer, body }) =>
  services.money.setMonthlyLimit({ viewer, cents: body.monthly_limit_cents }),
)

endpoint(payments, spec.listTransactions, 'use_wallet', async ({ services, viewer, query }) =>
  services.reports.statement({ viewer, page: query.page }),
)

endpoint(payments, spec.startTopUp, 'use_wallet', async ({ services, viewer, body, effect }) =>
  services.money.startTopUp({ viewer, amountCents: body.amount_cents, effect }),
)

endpoint(payments, spec.readTopUp, 'use_wallet', async ({ services, viewer, param }) =>
  services.money.topUp({ viewer, id: param('id') }),
)

if (__LOCAL__) mountTestPayments(payments)

endpoint(payments, spec.readEarnings, 'read_earnings', async ({ services, viewer }) =>
  services.reports.earnings(viewer),
)

endpoint(payments, spec.listEarnings, 'read_earnings', async ({ services, viewer, query }) =>
  services.reports.earningLines({ viewer, ...query }),
)
