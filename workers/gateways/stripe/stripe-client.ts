// The client of Stripe's API.
import Stripe from 'stripe'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Env } from '#workers/env.ts'

/** Null without a key. */
export function stripeClient({ STRIPE_SECRET_KEY, STRIPE_API }: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API'>) {
  if (!STRIPE_SECRET_KEY) return null
  return new Stripe(STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: 10_000,
    maxNetworkRetries: 1,
    ...(STRIPE_API ? addressOf(new URL(STRIPE_API)) : {}),
  })
}

/** Stripe's errors that are independent of the request: it was not reached, or failed. */
const AWAY: ReadonlySet<string> = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'])

/** Returns Stripe's answer; throws `unavailable` without one. */
export async function orUnavailable<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || !AWAY.has(error.type)) throw error
    throw new AppError('unavailable', { log: `Stripe: ${error.type}` })
  }
}

function addressOf({ hostname, port, protocol }: URL) {
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}
