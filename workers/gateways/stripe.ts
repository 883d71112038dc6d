// Stripe Checkout, and the events that Stripe signs.
import Stripe from 'stripe'
import { AppError } from '#workers/contract/errors.ts'
import type { Env } from '../env.ts'

/** Stripe behind money's Checkout port; null without a key. */
export function createStripeCheckout({ STRIPE_SECRET_KEY }: Env, origin: string) {
  if (!STRIPE_SECRET_KEY) return null
  const stripe = client(STRIPE_SECRET_KEY)
  return {
    provider: 'stripe' as const,
    async open({ id, amountCents, email }: { id: string; amountCents: number; email: string }) {
      const back = `${origin}/dashboard/user/wallet?topup=${id}`
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer_email: email,
          client_reference_id: id,
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name: 'Wallet top-up' } },
            },
          ],
          success_url: back,
          cancel_url: back,
        },
        { idempotencyKey: `topup:${id}` },
      )
      if (!session.url) throw new AppError('unavailable', { log: 'Stripe gave no checkout address' })
      return { providerId: session.id, url: session.url }
    },
  }
}

export type StripeNews =
  | { type: 'paid'; eventId: string; paymentId: string; amountCents: number; currency: string }
  | { type: 'failed'; eventId: string; paymentId: string }
  | { type: 'other'; eventId: string }

/** Reads an event whose signature is good (±300 s), else throws forbidden. */
export async function readStripeEvent(
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Env,
  body: string,
  signature: string | undefined,
): Promise<StripeNews> {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) throw new AppError('not_found')
  const event = await client(STRIPE_SECRET_KEY)
    .webhooks.constructEventAsync(
      body,
      signature ?? '',
      STRIPE_WEBHOOK_SECRET,
      300,
      Stripe.createSubtleCryptoProvider(),
    )
    .catch((error: Error) => {
      throw new AppError('forbidden', { log: `Stripe signature: ${error.message}` })
    })
  const eventId = event.id
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { client_reference_id: paymentId, payment_status, amount_total, currency } = event.data.object
      if (!paymentId || payment_status !== 'paid') return { type: 'other', eventId }
      return { type: 'paid', eventId, paymentId, amountCents: amount_total ?? 0, currency: currency ?? '' }
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const paymentId = event.data.object.client_reference_id
      return paymentId ? { type: 'failed', eventId, paymentId } : { type: 'other', eventId }
    }
    default:
      return { type: 'other', eventId }
  }
}

function client(key: string): Stripe {
  return new Stripe(key, { httpClient: Stripe.createFetchHttpClient(), timeout: 10_000, maxNetworkRetries: 1 })
}
