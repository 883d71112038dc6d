// The client of Stripe's API.
import Stripe from 'stripe'
import type { Env } from '../env.ts'

/** Null without a key. */
export function stripeClient({ STRIPE_SECRET_KEY, STRIPE_API }: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API'>) {
  if (!STRIPE_SECRET_KEY) return null
  return new Stripe(STRIPE_SECRET_KEY, {
    ...{ httpClient: Stripe.createFetchHttpClient(), timeout: 10_000, maxNetworkRetries: 1 },
    ...(STRIPE_API ? addressOf(new URL(STRIPE_API)) : {}),
  })
}

function addressOf({ hostname, port, protocol }: URL) {
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}
