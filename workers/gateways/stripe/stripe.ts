// Stripe Checkout, and refunds of its payments.
import Stripe from 'stripe'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Checkout, PayBackOutcome, Refunder } from '#workers/domain/money/index.ts'
import type { Env } from '#workers/env.ts'
import { orUnavailable, stripeClient } from './stripe-client.ts'
import { idOf } from './stripe-news.ts'

/** Implements money's Checkout port; null without a key. */
export function createStripeCheckout(env: Env, origin: string): Checkout | null {
  const stripe = stripeClient(env)
  if (!stripe) return null
  return {
    provider: 'stripe',
    async open({ id, amountCents, email, userId }) {
      const back = `${origin}/dashboard/user/wallet?topup=${id}`
      const session = await orUnavailable(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            customer_email: email,
            client_reference_id: id,
            // Events contain the wallet, so that it is known even if our row is lost with the database
            // (docs/decisions/restore.md).
            metadata: { user_id: userId },
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name: 'Wallet top-up' } },
              },
            ],
            // Copied to the charge, so that a refund made at Stripe names our payment.
            payment_intent_data: { metadata: { payment_id: id } },
            success_url: back,
            cancel_url: back,
          },
          { idempotencyKey: `topup:${id}` },
        ),
      )
      if (!session.url) throw new AppError('unavailable', { log: 'Stripe gave no checkout address' })
      return { providerId: session.id, url: session.url }
    },
  }
}

/** Stripe's errors after which a refund will never be made. */
const REFUSALS: ReadonlySet<string> = new Set(['StripeInvalidRequestError', 'StripeCardError'])

/** Implements money's Refunder port; null without a key. */
export function createStripeRefunder(env: Env): Refunder | null {
  const stripe = stripeClient(env)
  if (!stripe) return null
  return async ({ id, amountCents, intent, providerId }) => {
    try {
      const paid = intent ?? (providerId && idOf((await stripe.checkout.sessions.retrieve(providerId)).payment_intent))
      if (!paid) return { refused: 'Stripe knows no payment of that name.' }
      // Stripe forgets idempotency keys after a day, but a refund retains its metadata.
      const { data } = await stripe.refunds.list({ payment_intent: paid, limit: 100 })
      const made = data.find(({ metadata }) => metadata?.pay_back_id === id)
      if (made) return outcomeOf(made)
      const request = { payment_intent: paid, amount: amountCents, metadata: { pay_back_id: id } }
      return outcomeOf(await stripe.refunds.create(request, { idempotencyKey: `pay-back:${id}` }))
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || !REFUSALS.has(error.type))
        return orUnavailable(Promise.reject(error))
      return { refused: error.message }
    }
  }
}

function outcomeOf({ id, status, failure_reason: why }: Stripe.Refund): PayBackOutcome {
  if (status === 'failed' || status === 'canceled') return { refused: `It ${status}${why ? ` (${why})` : ''}.` }
  return { refundId: id }
}
