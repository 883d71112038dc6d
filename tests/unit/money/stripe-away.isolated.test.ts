// Where Stripe is not reached, or answers with a failure of its own, top-ups and refunds are not available now. Its signatures count
// near their time.
import { createHmac } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Env } from '#workers/env.ts'
import { createStripeCheckout, createStripeRefunder } from '#workers/gateways/stripe/stripe.ts'
import { readStripeEvent } from '#workers/gateways/stripe/stripe-events.ts'

const ENV = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' } as Env
const TOP_UP = { id: 'pay-1', amountCents: 2_500, email: 'mira@example.com', userId: 'mira' }
const BACK = { id: 'b1', amountCents: 700, intent: 'pi_1', providerId: 'cs_1' }

afterEach(() => vi.unstubAllGlobals())

const answering = (status: number) => async () =>
  new Response(JSON.stringify({ error: { message: 'no' } }), {
    status,
    headers: { 'content-type': 'application/json' },
  })

test.each([
  ['there is no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['it answers 500', answering(500)],
  ['it answers 429', answering(429)],
])('while %s, top-ups and refunds are unavailable', { timeout: 30_000 }, async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  await expect(createStripeCheckout(ENV, 'https://drishti.test')?.open(TOP_UP)).rejects.toMatchObject({
    code: 'unavailable',
  })
  await expect(createStripeRefunder(ENV)?.(BACK)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a request that Stripe refuses is a failure of ours', async () => {
  vi.stubGlobal('fetch', answering(400))
  await expect(createStripeCheckout(ENV, 'https://drishti.test')?.open(TOP_UP)).rejects.not.toHaveProperty(
    'code',
    'unavailable',
  )
})

const BODY = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.created',
  created: 1,
  data: { object: {} },
})
/** A header whose signature is of `seconds` from now on. */
function signedIn(seconds: number): string {
  const t = Math.floor(Date.now() / 1000) + seconds
  return `t=${t},v1=${createHmac('sha256', 'whsec_x').update(`${t}.${BODY}`).digest('hex')}`
}

test('a signature counts for five minutes before and after its time', async () => {
  for (const seconds of [0, -290, 290])
    expect(await readStripeEvent(ENV, BODY, signedIn(seconds))).toEqual({ type: 'other', eventId: 'evt_1' })
  for (const seconds of [-310, 310, 3600])
    await expect(readStripeEvent(ENV, BODY, signedIn(seconds))).rejects.toMatchObject({ code: 'forbidden' })
  // The library signs with the last time of several.
  const early = Math.floor(Date.now() / 1000)
  for (const header of [`t=${early},${signedIn(3600)}`, `t=${early},t=1,${signedIn(3600)}`])
    await expect(readStripeEvent(ENV, BODY, header)).rejects.toMatchObject({ code: 'forbidden' })
})
