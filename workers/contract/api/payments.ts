// The user's wallet and the astrologer's earnings.

import { EarningLinesAnswer, EarningLinesQuery, EarningsAnswer } from '#workers/contract/astrologers/earnings.ts'
import * as wire from '../money.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const readWallet = {
  route: routes.readWallet,
  summary: 'Balance, holds and limit',
  answer: wire.WalletAnswer,
} as const satisfies ApiSpec

export const setMonthlyLimit = {
  route: routes.setMonthlyLimit,
  summary: 'Set the monthly limit: lowering is at once, raising takes 24 h',
  body: wire.LimitsRequest,
  answer: wire.LimitsAnswer,
} as const satisfies ApiSpec

export const listTransactions = {
  route: routes.listTransactions,
  summary: 'Every movement, newest first',
  query: wire.PageQuery,
  answer: wire.TransactionsAnswer,
} as const satisfies ApiSpec

export const startTopUp = {
  route: routes.startTopUp,
  summary: 'Start a top-up; the wallet is credited when the provider confirms',
  body: wire.TopUpRequest,
  answer: wire.TopUpAnswer,
  status: 201,
  idempotent: true,
} as const satisfies ApiSpec

export const readTopUp = {
  route: routes.readTopUp,
  summary: 'How a top-up stands',
  answer: wire.TopUpState,
} as const satisfies ApiSpec

export const readEarnings = {
  route: routes.readEarnings,
  summary: 'What an astrologer earned, was paid and is owed',
  answer: EarningsAnswer,
} as const satisfies ApiSpec

export const listEarnings = {
  route: routes.listEarnings,
  summary: 'Every movement of an astrologer’s earnings, newest first, in a month of the account’s zone or of all time',
  query: EarningLinesQuery,
  answer: EarningLinesAnswer,
} as const satisfies ApiSpec
