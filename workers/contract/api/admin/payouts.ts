// Payouts of astrologers.
import * as z from 'zod'
import * as wire from '#workers/contract/admin/payout-runs.ts'
import type { ApiSpec } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'

export const listDuePayouts = {
  route: routes.listDuePayouts,
  summary: 'What is due to astrologers at the end of a day of the platform’s zone; yesterday without one',
  query: wire.DueQuery,
  answer: wire.DueAnswer,
} as const satisfies ApiSpec

export const listPayouts = {
  route: routes.listPayouts,
  summary: 'Payouts that were made, newest first; the header X-Next-Cursor names the next `after`',
  query: wire.PayoutsQuery,
  answer: z.array(wire.Payout),
} as const satisfies ApiSpec

export const payAstrologers = {
  route: routes.payAstrologers,
  summary: 'Mark what is due as paid, for one astrologer or many; those whose amount has changed are named',
  body: wire.PayRequest,
  answer: wire.PayResult,
  idempotent: 'obligatory',
} as const satisfies ApiSpec

export const reversePayout = {
  route: routes.reversePayout,
  summary: 'Reverse a payout with a reason: the amount is due again',
  body: wire.ReverseRequest,
  answer: Done,
} as const satisfies ApiSpec
