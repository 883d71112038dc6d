import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#workers/contract/errors/errors.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { onError } from '#workers/http/errors.ts'
import type { AppEnv } from '#workers/http/types.ts'
import { stripeWebhook } from '#workers/webhooks/stripe.ts'
import { twilioWebhooks } from '#workers/webhooks/twilio.ts'

const providers = [
  { provider: 'Twilio', path: '/webhooks/twilio/voice', webhooks: twilioWebhooks },
  { provider: 'Stripe', path: '/webhooks/stripe', webhooks: stripeWebhook },
]
/** The isolate remembers for an hour: each test has hours of its own. */
let hours = 0

beforeEach(() => {
  hours += 10
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

function forger({ path, webhooks }: (typeof providers)[number]) {
  const told: unknown[] = []
  const clock = { at: hours * HOUR }
  const seen = { hits: 0, cheap: true, fails: false }
  const services = {
    calls: { readWebhook: async () => null },
    readPaymentNews: () => Promise.reject(new AppError('forbidden')),
    clock: { now: () => clock.at },
    async limit(_name: string, _key: string, most: number) {
      if (seen.fails) throw new Error('the counter is away')
      seen.hits += 1
      if (seen.hits > most) throw new AppError('rate_limited')
    },
    alerts: { report: async (alert: unknown) => void told.push(alert) },
  }
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('services', services as never)
      c.set('requestId', 'r')
      await next()
    })
    .route('/', webhooks)
    .onError(onError)
  const env = { PUBLIC_LIMIT: { limit: async () => ({ success: seen.cheap }) } }
  const headers = { 'cf-connecting-ip': '203.0.113.7' }
  const forge = async () => (await app.request(path, { method: 'POST', body: 'a=b', headers }, env)).status
  return { told, clock, seen, forge }
}

test.each(providers)(
  'many wrong signatures of $provider in an hour are told to the admins, a few are lines in the log',
  async (each) => {
    const { told, forge } = forger(each)
    for (let n = 0; n < 10; n += 1) expect(await forge()).toBe(403)
    expect(told).toEqual([])
    expect(await forge()).toBe(403)
    expect(told).toEqual([{ event: 'signatures.many', provider: each.provider }])
  },
)

test.each(providers)('a flood of $provider is refused without a count, once the admins were told', async (each) => {
  const { told, clock, seen, forge } = forger(each)
  for (let n = 0; n < 50; n += 1) expect(await forge()).toBe(403)
  expect([seen.hits, told.length]).toEqual([11, 1])
  clock.at += HOUR
  expect(await forge()).toBe(403)
  expect(seen.hits).toBe(12)
})

test.each(providers)(
  'a network with more than what is cheap costs no count of $provider, and is told',
  async (each) => {
    const { told, seen, forge } = forger(each)
    seen.cheap = false
    for (let n = 0; n < 3; n += 1) expect(await forge()).toBe(403)
    expect([seen.hits, told.length]).toEqual([0, 1])
  },
)

test.each(providers)('a forged webhook of $provider is refused also where the counter fails', async (each) => {
  const { told, seen, forge } = forger(each)
  seen.fails = true
  expect(await forge()).toBe(403)
  expect(told).toEqual([])
})
