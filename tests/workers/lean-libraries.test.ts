/** @module-tag long */
// The Worker's copy of Stripe leaves out what we do not use. What we use asks Stripe the same as the library does.
import { pathToFileURL } from 'node:url'
import Library from 'stripe'
import { expect, test } from 'vitest'
import { leanFile } from '../../scripts/lib/lean-libraries.mjs'

const { default: Copy } = (await import(pathToFileURL(leanFile('stripe')).href)) as { default: typeof Library }

const USES: Record<string, (stripe: Library) => Promise<unknown>> = {
  'opens a checkout': (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          { quantity: 1, price_data: { currency: 'usd', unit_amount: 2500, product_data: { name: 'Wallet top-up' } } },
        ],
        success_url: 'https://drishti.test/?topup=1',
      },
      { idempotencyKey: 'topup:1' },
    ),
  'reads a checkout': (stripe) => stripe.checkout.sessions.retrieve('cs_1'),
  'lists refunds': (stripe) => stripe.refunds.list({ payment_intent: 'pi_1', limit: 100 }),
  'makes a refund': (stripe) =>
    stripe.refunds.create({ payment_intent: 'pi_1', amount: 700, metadata: { pay_back_id: 'b1' } }),
}

/** The request that a use makes, and what it says of a refusal. */
async function asked(Stripe: typeof Library, use: (stripe: Library) => Promise<unknown>) {
  const requests: unknown[] = []
  const answer = async (url: RequestInfo | URL, { method, body, headers }: RequestInit = {}) => {
    const sent = Object.fromEntries(new Headers(headers))
    requests.push({ url: String(url), method, body, key: sent['idempotency-key'], version: sent['stripe-version'] })
    return Response.json({ error: { type: 'card_error', message: 'No.', code: 'card_declined' } }, { status: 402 })
  }
  const stripe = new Stripe('sk_test_x', { httpClient: Stripe.createFetchHttpClient(answer), maxNetworkRetries: 0 })
  const error = await use(stripe).catch((thrown: unknown) => thrown)
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  return { requests, error: { type: error.type, message: error.message } }
}

test.each(Object.entries(USES))('the copy of Stripe %s as the library does', async (_, use) => {
  const [copy, library] = [await asked(Copy, use), await asked(Library, use)]
  // A key of its own goes with a request that has none; it is new each time.
  for (const { requests } of [copy, library]) expect(requests).toHaveLength(1)
  const withoutKeys = (text: unknown) => JSON.parse(JSON.stringify(text).replace(/stripe-node-retry-[\w-]+/g, ''))
  expect(withoutKeys(copy)).toEqual(withoutKeys(library))
  expect(copy.error.type).toBe('StripeCardError')
})

test('the copy of Stripe says so when a part is used that it leaves out', () => {
  const stripe = new Copy('sk_test_x', { httpClient: Copy.createFetchHttpClient() })
  expect(() => stripe.customers.create({})).toThrow(/CustomerResource is not in the Worker/)
  expect(() => stripe.Decimal.from('1')).toThrow(/Decimal is not in the Worker/)
})
