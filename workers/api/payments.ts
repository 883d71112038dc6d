// /payments/…: the user's wallet (SPEC 7, PRODUCT 4).

import { EarningsAnswer } from '#workers/contract/consultations.ts'
import * as wire from '#workers/contract/money.ts'
import { createApi, endpoint } from '../http/endpoint.ts'
import { mountTestPayments } from './test-payments.local.ts'

export const payments = createApi()

endpoint(
  payments,
  'get',
  '/payments/wallet/',
  { summary: 'Balance, holds and limit', access: 'use_wallet', answer: wire.WalletAnswer },
  async ({ services, viewer }) => services.money.wallet(viewer),
)

endpoint(
  payments,
  'put',
  '/payments/limits/',
  {
    summary: 'Set the monthly limit: lowering is at once, raising takes 24 h',
    access: 'use_wallet',
    body: wire.LimitsRequest,
    answer: wire.LimitsAnswer,
  },
  async ({ services, viewer, body }) => services.money.setMonthlyLimit({ viewer, cents: body.monthly_limit_cents }),
)

endpoint(
  payments,
  'get',
  '/payments/transactions/',
  {
    summary: 'Every movement, newest first',
    access: 'use_wallet',
    query: wire.PageQuery,
    answer: wire.TransactionsAnswer,
  },
  async ({ services, viewer, query }) => services.reports.statement({ viewer, page: query.page }),
)

endpoint(
  payments,
  'post',
  '/payments/topups/',
  {
    summary: 'Start a top-up; the wallet is credited when the provider confirms',
    access: 'use_wallet',
    body: wire.TopUpRequest,
    answer: wire.TopUpAnswer,
    status: 201,
    idempotent: true,
  },
  async ({ services, viewer, body }) => services.money.startTopUp({ viewer, amountCents: body.amount_cents }),
)

endpoint(
  payments,
  'get',
  '/payments/topups/{id}/',
  { summary: 'How a top-up stands', access: 'use_wallet', answer: wire.TopUpState },
  async ({ services, viewer, param }) => services.money.topUp({ viewer, id: param('id') }),
)

if (__LOCAL__) mountTestPayments(payments)

endpoint(
  payments,
  'get',
  '/payments/earnings/',
  { summary: 'What an astrologer earned, was paid and is owed', access: 'read_earnings', answer: EarningsAnswer },
  async ({ services, viewer }) => services.reports.earnings(viewer),
)
