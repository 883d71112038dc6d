// Checkouts name their owner to Stripe, and events are fetched again from it; Stripe's API is played by a double of `fetch`.
import { afterEach, expect, test, vi } from 'vitest'
import type { Env } from '#workers/env.ts'
import { createStripeCheckout } from '#workers/gateways/stripe/stripe.ts'
import { listStripeEvents } from '#workers/gateways/stripe/stripe-events.ts'

const ENV = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API: 'http://stripe.test:8080' } as Env

afterEach(() => vi.unstubAllGlobals())

function answerWith(answer: object) {
  const asked: { url: URL; body: URLSearchParams }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push({ url: new URL(url), body: new URLSearchParams(String(body ?? '')) })
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  })
  return asked
}

test('a checkout names the owner of the wallet to Stripe', async () => {
  const asked = answerWith({ id: 'cs_1', object: 'checkout.session', url: 'https://checkout.test' })
  const opened = { id: 'pay-1', amountCents: 2_500, email: 'mira@example.com', userId: 'mira' }
  await createStripeCheckout(ENV, 'https://drishti.test')?.open(opened)
  expect(asked[0]?.url.origin).toBe('http://stripe.test:8080')
  expect(asked[0]?.body.get('metadata[user_id]')).toBe('mira')
})

const session = {
  id: 'cs_1',
  object: 'checkout.session',
  client_reference_id: 'pay-1',
  payment_status: 'paid',
  amount_total: 2_500,
  currency: 'usd',
  payment_intent: 'pi_1',
  metadata: { user_id: 'mira' },
}
const event = (id: string, type: string, object: object) => ({
  id,
  object: 'event',
  type,
  created: 7,
  data: { object },
})

test('events since a moment are fetched in pages, and mean what they mean as a webhook', async () => {
  const data = [event('evt_2', 'checkout.session.completed', session), event('evt_1', 'customer.created', {})]
  const asked = answerWith({ object: 'list', data, has_more: true, url: '/v1/events' })
  const page = await listStripeEvents(ENV, { since: 1_790_000_000_999, after: 'evt_9' })
  const query = asked[0]?.url.searchParams
  expect(query?.get('created[gte]')).toBe('1790000000')
  expect(query?.get('starting_after')).toBe('evt_9')
  expect(query?.get('types[0]')).toBe('checkout.session.completed')
  expect(page?.next).toBe('evt_1')
  expect(page?.news).toEqual([
    {
      type: 'paid',
      eventId: 'evt_2',
      paymentId: 'pay-1',
      intent: 'pi_1',
      amountCents: 2_500,
      currency: 'usd',
      lost: { userId: 'mira', providerId: 'cs_1' },
    },
    { type: 'other', eventId: 'evt_1' },
  ])
})

test('the last page has no next one, and without a key there is nothing to fetch', async () => {
  answerWith({ object: 'list', data: [], has_more: false, url: '/v1/events' })
  expect(await listStripeEvents(ENV, { since: 0, after: null })).toEqual({ news: [], next: null })
  expect(await listStripeEvents({} as Env, { since: 0, after: null })).toBeNull()
})
