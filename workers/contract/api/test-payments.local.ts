// In local mode only: the owner of a test top-up confirms its payment.
import * as wire from '../money.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const completeTestTopUp = {
  route: routes.completeTestTopUp,
  summary: 'Local test payments only: pay',
  answer: wire.TopUpState,
} as const satisfies ApiSpec
