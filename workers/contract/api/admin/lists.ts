// The generic lists of the admins: arrays of at most 1,000 rows; the header X-Next-Cursor contains the next `after`.
import * as z from 'zod'
import * as wire from '#workers/contract/admin/admin-lists.ts'
import type { ApiSpec } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'
import { PayBackAnswer, PayBackRequest } from '#workers/contract/money.ts'

export const listClients = {
  route: routes.listClients,
  summary: 'Clients, newest first; search takes three characters and more',
  query: wire.ClientFilters,
  answer: z.array(wire.AdminClient),
} as const satisfies ApiSpec

export const changeClient = {
  route: routes.changeClient,
  summary: 'Block a client, or open the account again, with a reason; blocking ends every login',
  body: wire.ClientPatch,
  answer: Done,
} as const satisfies ApiSpec

export const endClientLogins = {
  route: routes.endClientLogins,
  summary: 'Log a client out on every device',
  ends: true,
  answer: Done,
} as const satisfies ApiSpec

export const clearMailMark = {
  route: routes.clearMailMark,
  summary: 'End the mark of the address of a client or an astrologer, so that all mails go to it again',
  answer: Done,
} as const satisfies ApiSpec

export const payBack = {
  route: routes.payBack,
  summary: 'Pay wallet money back to the payment it came from; where the provider refuses it stays in the wallet (409)',
  body: PayBackRequest,
  answer: PayBackAnswer,
  idempotent: 'obligatory',
} as const satisfies ApiSpec

export const listCalls = {
  route: routes.listCalls,
  summary: 'Web calls and phone calls of everybody, newest first',
  query: wire.CallFilters,
  answer: z.array(wire.AdminCall),
} as const satisfies ApiSpec

export const listReviews = {
  route: routes.listReviews,
  summary: 'Reviews of everybody, newest first, removed ones among them',
  query: wire.ReviewFilters,
  answer: z.array(wire.AdminReview),
} as const satisfies ApiSpec

export const listEarningsByDay = {
  route: routes.listEarningsByDay,
  summary: 'Money by day of the platform’s zone: the last 30 days, or a month; newest first',
  query: wire.EarningsQuery,
  answer: z.array(wire.EarningsDay),
} as const satisfies ApiSpec
