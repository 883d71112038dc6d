// Stripe is asked for refunds when money is paid back, and its answers are understood; Stripe's API is played by a double of
// `fetch`. Its reports of refunds are read, ours and those past us.
import { createHmac } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createStripeRefunder } from '#workers/gateways/stripe/stripe.ts'
import { readStripeEvent } from '#workers/gateways/stripe/stripe-events.ts'

type Asked = { method: string; path: string; body: string; key: string | null }
const BACK = { id: 'b1', amountCents: 700, intent: 'pi_1', providerId: 'cs_1' }
const NONE = { object: 'list', data: [], has_more: false, url: '/v1/refunds' }

afterEach(() => vi.unstubAllGlobals())

/** `answers` by method and path; each call is noted. */
function stripe(answers: Record<string, { status?: number; body: object }>) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '', headers }: RequestInit) => {
    const { pathname, search } = new URL(url)
    const key = new Headers(headers).get('idempotency-key')
    asked.push({ method, path: pathname + search, body: String(body ?? ''), key })
    const { status = 200, body: answer } = answers[`${method} ${pathname}`] ?? { status: 500, body: {} }
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } })
  })
  const refund = createStripeRefunder({ STRIPE_SECRET_KEY: 'sk_test_x' } as Parameters<typeof createStripeRefunder>[0])
  if (!refund) throw new Error('There is a key.')
  return { asked, refund }
}

test('one refund of the payment, named by the pay-back and its key', async () => {
  const { asked, refund } = stripe({
    'GET /v1/refunds': { body: NONE },
    'POST /v1/refunds': { body: { id: 're_1', object: 'refund', status: 'pending' } },
  })
  expect(await refund(BACK)).toEqual({ refundId: 're_1' })
  const [list, create] = asked
  expect(list?.path).toContain('payment_intent=pi_1')
  expect(create?.key).toBe('pay-back:b1')
  expect(Object.fromEntries(new URLSearchParams(create?.body))).toEqual({
    payment_intent: 'pi_1',
    amount: '700',
    'metadata[pay_back_id]': 'b1',
  })
})

test('a refund that was made before is found, also when Stripe has forgotten the key', async () => {
  const made = { id: 're_1', object: 'refund', status: 'succeeded', metadata: { pay_back_id: 'b1' } }
  const { asked, refund } = stripe({ 'GET /v1/refunds': { body: { ...NONE, data: [made] } } })
  expect(await refund(BACK)).toEqual({ refundId: 're_1' })
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
})

test('a payment without its intent is found by its checkout', async () => {
  const { refund } = stripe({
    'GET /v1/checkout/sessions/cs_1': { body: { id: 'cs_1', object: 'checkout.session', payment_intent: 'pi_9' } },
    'GET /v1/refunds': { body: NONE },
    'POST /v1/refunds': { body: { id: 're_2', object: 'refund', status: 'succeeded' } },
  })
  expect(await refund({ ...BACK, intent: null })).toEqual({ refundId: 're_2' })
})

test('a refusal is one for good; no answer is none', async () => {
  const refusal = { error: { type: 'invalid_request_error', message: 'Charge has already been refunded.' } }
  const refused = stripe({ 'GET /v1/refunds': { body: NONE }, 'POST /v1/refunds': { status: 400, body: refusal } })
  expect(await refused.refund(BACK)).toEqual({ refused: 'Charge has already been refunded.' })
  const failed = { id: 're_1', object: 'refund', status: 'failed', failure_reason: 'expired_or_canceled_card' }
  const late = stripe({ 'GET /v1/refunds': { body: NONE }, 'POST /v1/refunds': { body: failed } })
  expect(await late.refund(BACK)).toMatchObject({ refused: expect.stringContaining('expired_or_canceled_card') })
  const down = stripe({ 'GET /v1/refunds': { status: 503, body: {} } })
  await expect(down.refund(BACK)).rejects.toThrow()
})

async function read(type: string, object: object) {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1, data: { object } })
  const t = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', 'whsec_x').update(`${t}.${body}`).digest('hex')
  const env = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
  return readStripeEvent(env as Parameters<typeof readStripeEvent>[0], body, `t=${t},v1=${v1}`)
}

test('a report of one refund past us goes by its own id, one of ours by our row', async () => {
  const past = { id: 're_9', object: 'refund', amount: 300, currency: 'usd', payment_intent: 'pi_1', status: 'pending' }
  const about = { type: 'reversal', kind: 'refund', single: true, id: 're_9', intent: 'pi_1', amountCents: 300 }
  expect(await read('refund.created', past)).toMatchObject({ ...about, fact: 'withdrawn' })
  expect(await read('refund.updated', { ...past, status: 'canceled' })).toMatchObject({ ...about, fact: 'returned' })
  expect(await read('refund.failed', { ...past, status: 'failed' })).toMatchObject({ ...about, fact: 'returned' })
  const ours = { ...past, metadata: { pay_back_id: 'b1' } }
  const back = { type: 'pay-back', payBackId: 'b1', amountCents: 300, currency: 'usd' }
  expect(await read('refund.created', ours)).toMatchObject({ ...back, failed: false })
  expect(await read('refund.failed', { ...ours, status: 'failed' })).toMatchObject({ ...back, failed: true })
})
