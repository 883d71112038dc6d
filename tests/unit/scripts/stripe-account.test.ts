// `npm run stripe:setup` and `npm run stripe:check` beside a double of Stripe's API.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { STRIPE_EVENTS } from '#workers/gateways/stripe/stripe-news.ts'
import { checkStripe, setUpStripe } from '../../../scripts/stripe/account.ts'

type Endpoint = { id: string; object: string; url: string; status: string; enabled_events: string[]; secret?: string }
const URL_OF_SITE = 'https://drishti.example/webhooks/stripe'
const WHOLE: Endpoint = {
  id: 'we_1',
  object: 'webhook_endpoint',
  url: URL_OF_SITE,
  status: 'enabled',
  enabled_events: [...STRIPE_EVENTS],
}
let endpoints: Endpoint[]
let refused: boolean
let written: string[]
let account: { charges_enabled: boolean; default_currency: string; country: string }
beforeEach(() => {
  endpoints = []
  written = []
  refused = false
  account = { charges_enabled: true, default_currency: 'usd', country: 'US' }
})

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  response.setHeader('content-type', 'application/json')
  const answer = (value: object, status = 200) => response.writeHead(status).end(JSON.stringify(value))
  const fields = new URLSearchParams(body)
  if (refused) return answer({ error: { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_1' } }, 401)
  if (request.url === '/v1/account') return answer({ id: 'acct_1', object: 'account', ...account })
  if (request.method === 'GET') return answer({ object: 'list', data: endpoints, has_more: false })
  written.push(`${request.method} ${request.url}`)
  const enabled_events = [...fields].flatMap(([name, value]) => (name.startsWith('enabled_events') ? [value] : []))
  const known = endpoints.find(({ id }) => request.url?.endsWith(id))
  if (known) return answer(Object.assign(known, { enabled_events, status: 'enabled' }))
  const made = { ...WHOLE, id: 'we_new', url: fields.get('url') ?? '', enabled_events }
  endpoints.push(made)
  answer({ ...made, secret: 'whsec_new' })
})
let api = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const settings = (change: Record<string, string> = {}) => ({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_API: api,
  ...change,
})
const check = (change?: Record<string, string>) => checkStripe(settings(change), 'https://drishti.example')
const missing = async (change?: Record<string, string>) => (await check(change)).flatMap((each) => each.missing ?? [])

test('the endpoint is made with every event of the list, and its secret is handed over', async () => {
  expect(await setUpStripe(settings(), 'https://drishti.example/')).toEqual({ made: true, secret: 'whsec_new' })
  expect(endpoints).toEqual([expect.objectContaining({ url: URL_OF_SITE, enabled_events: [...STRIPE_EVENTS] })])
})

test('an endpoint that stands gets the events that it lacks, and keeps its secret', async () => {
  endpoints = [{ ...WHOLE, enabled_events: ['checkout.session.completed'], status: 'disabled' }]
  expect(await setUpStripe(settings(), 'https://drishti.example')).toEqual({ made: false, secret: null })
  expect(written).toEqual(['POST /v1/webhook_endpoints/we_1'])
  expect(await missing()).toEqual([])
})

test('an address that Stripe cannot reach is refused with the way for one’s own machine', async () => {
  await expect(setUpStripe(settings(), 'http://localhost:8787')).rejects.toThrow('stripe listen --forward-to')
  expect(written).toEqual([])
})

test('an account in order lacks nothing, and its mode is named', async () => {
  endpoints = [WHOLE]
  expect((await check()).map(({ what, missing: lack }) => [what, lack])).toEqual([
    ['key (test mode)', null],
    ['webhook endpoint', null],
    ['currency', null],
  ])
  expect((await check({ STRIPE_SECRET_KEY: 'rk_live_1' }))[0]?.what).toBe('key (live mode)')
})

test('an endpoint that is elsewhere, off, or without all events is named, as is a missing secret', async () => {
  endpoints = [{ ...WHOLE, url: 'https://elsewhere.example/webhooks/stripe' }]
  expect(await missing()).toEqual([expect.stringContaining(`no endpoint at ${URL_OF_SITE}`)])
  endpoints = [{ ...WHOLE, status: 'disabled', enabled_events: STRIPE_EVENTS.slice(1) }]
  expect(await missing({ STRIPE_WEBHOOK_SECRET: '' })).toEqual([
    'It is disabled.',
    `It lacks ${STRIPE_EVENTS[0]}.`,
    expect.stringContaining('STRIPE_WEBHOOK_SECRET'),
  ])
  endpoints = [{ ...WHOLE, enabled_events: ['*'] }]
  expect(await missing()).toEqual([])
})

test('an account that takes no money, or settles in another currency, is named', async () => {
  endpoints = [WHOLE]
  account = { charges_enabled: false, default_currency: 'inr', country: 'IN' }
  expect(await missing()).toEqual([expect.stringContaining('cannot take payments'), expect.stringContaining('INR')])
})

test('a key that Stripe refuses is one sentence without the key', async () => {
  refused = true
  const found = await missing()
  expect(found[0]).toBe('Stripe refuses the key (401).')
  expect(found.join()).not.toContain('sk_test_1')
})
