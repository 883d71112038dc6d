import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#workers/contract/errors.ts'
import { onError } from '#workers/http/errors.ts'
import type { AppEnv } from '#workers/http/types.ts'
import { stripeWebhook } from '#workers/webhooks/stripe.ts'
import { twilioWebhooks } from '#workers/webhooks/twilio.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

test.each([
  { provider: 'Twilio', path: '/webhooks/twilio/voice', webhooks: twilioWebhooks },
  { provider: 'Stripe', path: '/webhooks/stripe', webhooks: stripeWebhook },
])('many wrong signatures of $provider in an hour are told to the admins, a few are lines in the log', async (each) => {
  const { provider, path, webhooks } = each
  const told: unknown[] = []
  let hits = 0
  const services = {
    calls: { readWebhook: async () => null },
    readStripeEvent: () => Promise.reject(new AppError('forbidden')),
    async limit(_name: string, _key: string, most: number) {
      hits += 1
      if (hits > most) throw new AppError('rate_limited')
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
  const forge = async () => (await app.request(path, { method: 'POST', body: 'a=b' })).status
  for (let n = 0; n < 10; n += 1) expect(await forge()).toBe(403)
  expect(told).toEqual([])
  expect(await forge()).toBe(403)
  expect(told).toEqual([{ event: 'signatures.many', provider }])
})
