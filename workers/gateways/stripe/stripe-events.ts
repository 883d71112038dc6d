// Events of Stripe: received with a signature, or fetched again.
import Stripe from 'stripe'
import { AppError } from '#workers/contract/errors/errors.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { PaymentNews } from '#workers/domain/money/index.ts'
import type { Env } from '#workers/env.ts'
import { stripeClient } from './stripe-client.ts'
import { newsOfEvent, STRIPE_EVENTS } from './stripe-news.ts'

/** The permitted difference in seconds between the time of a signature and ours. */
const TOLERANCE = 300

/** Reads an event with a valid signature within the tolerance, otherwise throws forbidden. */
export async function readStripeEvent(env: Env, body: string, signature: string | undefined): Promise<PaymentNews> {
  const [stripe, secret] = [stripeClient(env), env.STRIPE_WEBHOOK_SECRET]
  if (!stripe || !secret) throw new AppError('not_found')
  const event = await stripe.webhooks
    .constructEventAsync(body, signature ?? '', secret, TOLERANCE, Stripe.createSubtleCryptoProvider())
    .catch((error: Error) => {
      throw new AppError('forbidden', { log: `Stripe signature: ${error.message}` })
    })
  if (signedAt(signature ?? '') > Date.now() / SECOND + TOLERANCE)
    throw new AppError('forbidden', { log: 'Stripe signature: its time lies ahead' })
  return newsOfEvent(event)
}

/** The library refuses only old signatures, not future ones. Of several times it uses the last one. */
function signedAt(signature: string): number {
  const times = signature.split(',').filter((each) => each.startsWith('t='))
  return Number(times.at(-1)?.slice(2))
}

/** Each event runs several database statements, whose number per request is limited. */
const EVENTS_OF_PAGE = 20

/**
 * A page of the events since an instant (ms UTC), newest first; null without a key. `next`: the cursor of the next page.
 * https://docs.stripe.com/api/events/list
 */
export async function listStripeEvents(
  env: Env,
  { since, after }: { since: number; after: string | null },
): Promise<{ news: PaymentNews[]; next: string | null } | null> {
  const stripe = stripeClient(env)
  if (!stripe) return null
  const { data, has_more: hasMore } = await stripe.events.list({
    created: { gte: Math.floor(since / SECOND) },
    types: [...STRIPE_EVENTS],
    limit: EVENTS_OF_PAGE,
    ...(after ? { starting_after: after } : {}),
  })
  return { news: data.map(newsOfEvent), next: hasMore ? (data.at(-1)?.id ?? null) : null }
}
