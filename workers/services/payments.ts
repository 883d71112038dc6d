// Wires payments: the books, and the provider that charges and refunds.
import { createMoney } from '#workers/domain/money/index.ts'
import { createStripeCheckout, createStripeRefunder } from '#workers/gateways/stripe/stripe.ts'
import { listStripeEvents, readStripeEvent } from '#workers/gateways/stripe/stripe-events.ts'
import { createTestCheckout, createTestRefunder } from '#workers/gateways/stripe/test-checkout.local.ts'
import type { Env } from '../env.ts'

type Books = Omit<Parameters<typeof createMoney>[0], 'checkout' | 'refunders'>

export function createPayments({ env, origin, ...books }: Books & { env: Env; origin: string }) {
  const refunder = createStripeRefunder(env)
  return {
    money: createMoney({
      ...books,
      checkout: createStripeCheckout(env, origin) ?? (__LOCAL__ ? createTestCheckout(origin) : null),
      refunders: { ...(refunder ? { stripe: refunder } : {}), ...(__LOCAL__ ? { test: createTestRefunder() } : {}) },
    }),
    readPaymentNews: (body: string, signature: string | undefined) => readStripeEvent(env, body, signature),
    paymentNewsSince: (page: { since: number; after: string | null }) => listStripeEvents(env, page),
  }
}
