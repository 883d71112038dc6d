// Translates Stripe's events for our books.
import type Stripe from 'stripe'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { PaymentNews, Reversal } from '#workers/domain/money/index.ts'

/** The events that we use: the endpoint at Stripe is configured for them, and they are fetched again. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'checkout.session.async_payment_failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const satisfies Stripe.Event['type'][]

export function newsOfEvent(event: Stripe.Event): PaymentNews {
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
        metadata,
        id: providerId,
      } = event.data.object
      if (!paymentId || payment_status !== 'paid') return { type: 'other', eventId }
      const paid = { amountCents: amount_total ?? 0, currency: currency ?? '', intent: idOf(payment_intent) }
      const userId = metadata?.user_id
      return { type: 'paid', eventId, paymentId, ...paid, ...(userId ? { lost: { userId, providerId } } : {}) }
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

function newsOf({ id: eventId, created }: Stripe.Event, reversal: Reversal | null): PaymentNews {
  return reversal
    ? { type: 'reversal', eventId, ...reversal, happenedAt: created * SECOND }
    : { type: 'other', eventId }
}

// https://docs.stripe.com/disputes/how-disputes-work: inquiries ("warning_…") debit no money unless they become a dispute.
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

/** A single refund: ours has a row unless the database was restored; others were made in Stripe's dashboard. */
function newsOfRefund(eventId: string, refund: Stripe.Refund): PaymentNews {
  const { id, amount: amountCents, currency, metadata, status } = refund
  const failed = status === 'failed' || status === 'canceled'
  const payBackId = metadata?.pay_back_id
  if (payBackId) return { type: 'pay-back', eventId, payBackId, amountCents, currency, failed }
  const intent = idOf(refund.payment_intent)
  if (!intent || amountCents < 1) return { type: 'other', eventId }
  // A failed refund never succeeds later, so the order of its reports does not matter.
  const fact = failed ? ('returned' as const) : ('withdrawn' as const)
  const about = { id, kind: 'refund' as const, single: true, intent, amountCents, currency }
  return { type: 'reversal', eventId, ...about, fact, paymentId: null }
}

// `amount_refunded` is the total of all refunds of the charge: ours, those made at Stripe, and possibly failed ones.
function refunded(charge: Stripe.Charge): Reversal | null {
  const intent = idOf(charge.payment_intent)
  if (!intent || charge.amount_refunded < 1) return null
  const { id, amount_refunded: amountCents, currency, metadata } = charge
  const paymentId = metadata?.payment_id ?? null
  return { id, kind: 'refund', intent, amountCents, currency, fact: 'withdrawn', paymentId }
}

export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null)
}
