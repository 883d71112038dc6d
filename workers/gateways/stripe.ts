// Stripe Checkout, and the events that Stripe signs.
import Stripe from 'stripe'
import { SECOND } from '#workers/contract/durations.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { PayBackOutcome, Refunder, Reversal } from '#workers/domain/money/index.ts'
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
          // Copied to the charge: a refund past us names our payment.
          payment_intent_data: { metadata: { payment_id: id } },
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

/** Errors of Stripe that keep a refund from ever being made. */
const REFUSALS: ReadonlySet<string> = new Set(['StripeInvalidRequestError', 'StripeCardError'])

/** Stripe behind money's Refunder port; null without a key. */
export function createStripeRefunder({ STRIPE_SECRET_KEY }: Env): Refunder | null {
  if (!STRIPE_SECRET_KEY) return null
  const stripe = client(STRIPE_SECRET_KEY)
  return async ({ id, amountCents, intent, providerId }) => {
    try {
      const paid = intent ?? (providerId && idOf((await stripe.checkout.sessions.retrieve(providerId)).payment_intent))
      if (!paid) return { refused: 'Stripe knows no payment of that name.' }
      // Stripe forgets the keys of requests after a day; a refund keeps its metadata.
      const { data } = await stripe.refunds.list({ payment_intent: paid, limit: 100 })
      const made = data.find(({ metadata }) => metadata?.pay_back_id === id)
      if (made) return outcomeOf(made)
      const request = { payment_intent: paid, amount: amountCents, metadata: { pay_back_id: id } }
      return outcomeOf(await stripe.refunds.create(request, { idempotencyKey: `pay-back:${id}` }))
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || !REFUSALS.has(error.type)) throw error
      return { refused: error.message }
    }
  }
}

function outcomeOf({ id, status, failure_reason: why }: Stripe.Refund): PayBackOutcome {
  if (status === 'failed' || status === 'canceled') return { refused: `It ${status}${why ? ` (${why})` : ''}.` }
  return { refundId: id }
}

export type StripeNews =
  | {
      type: 'paid'
      eventId: string
      paymentId: string
      intent: string | null
      amountCents: number
      currency: string
    }
  | ({ type: 'reversal'; eventId: string } & Reversal)
  | { type: 'failed'; eventId: string; paymentId: string }
  | { type: 'pay-back-failed'; eventId: string; payBackId: string }
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
      const {
        client_reference_id: paymentId,
        payment_status,
        amount_total,
        currency,
        payment_intent,
      } = event.data.object
      if (!paymentId || payment_status !== 'paid') return { type: 'other', eventId }
      const paid = { amountCents: amount_total ?? 0, currency: currency ?? '', intent: idOf(payment_intent) }
      return { type: 'paid', eventId, paymentId, ...paid }
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const paymentId = event.data.object.client_reference_id
      return paymentId ? { type: 'failed', eventId, paymentId } : { type: 'other', eventId }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return newsOf(event, disputed(event.data.object, event.type))
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return newsOfRefund(eventId, event.data.object)
    case 'charge.refunded':
      return newsOf(event, refunded(event.data.object))
    default:
      return { type: 'other', eventId }
  }
}

function newsOf({ id: eventId, created }: Stripe.Event, reversal: Reversal | null): StripeNews {
  return reversal
    ? { type: 'reversal', eventId, ...reversal, happenedAt: created * SECOND }
    : { type: 'other', eventId }
}

// https://docs.stripe.com/disputes/how-disputes-work: inquiries ("warning_…") take no money unless they become a dispute.
function disputed(dispute: Stripe.Dispute, event: string): Reversal | null {
  const intent = idOf(dispute.payment_intent)
  if (!intent || dispute.amount < 1) return null
  const lost = event === 'charge.dispute.closed' && dispute.status === 'lost'
  const fact =
    event === 'charge.dispute.created'
      ? 'opened'
      : event === 'charge.dispute.funds_withdrawn' || lost
        ? 'withdrawn'
        : 'returned'
  const { id, amount: amountCents, currency } = dispute
  return { id, kind: 'dispute', intent, amountCents, currency, fact, paymentId: null }
}

/** One refund: ours says only that it failed; another one was made past us, in Stripe's own dashboard. */
function newsOfRefund(eventId: string, refund: Stripe.Refund): StripeNews {
  const { id, amount: amountCents, currency, metadata, status } = refund
  const failed = status === 'failed' || status === 'canceled'
  const payBackId = metadata?.pay_back_id
  if (payBackId) return failed ? { type: 'pay-back-failed', eventId, payBackId } : { type: 'other', eventId }
  const intent = idOf(refund.payment_intent)
  if (!intent || amountCents < 1) return { type: 'other', eventId }
  // A refund that failed does not come to life again: the order of its reports does not matter.
  const fact = failed ? ('returned' as const) : ('withdrawn' as const)
  const about = { id, kind: 'refund' as const, single: true, intent, amountCents, currency }
  return { type: 'reversal', eventId, ...about, fact, paymentId: null }
}

// `amount_refunded` is the sum of all refunds of the charge: ours, those past us, and maybe those that failed.
function refunded(charge: Stripe.Charge): Reversal | null {
  const intent = idOf(charge.payment_intent)
  if (!intent || charge.amount_refunded < 1) return null
  const { id, amount_refunded: amountCents, currency, metadata } = charge
  const paymentId = metadata?.payment_id ?? null
  return { id, kind: 'refund', intent, amountCents, currency, fact: 'withdrawn', paymentId }
}

function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null)
}

function client(key: string): Stripe {
  return new Stripe(key, { httpClient: Stripe.createFetchHttpClient(), timeout: 10_000, maxNetworkRetries: 1 })
}
