// Stripe's events: verify, parse, one use case, answer. 2xx only after the commit; repeats are 2xx too.
import { Hono } from 'hono'
import type { AppEnv } from '../http/types.ts'

export const stripeWebhook = new Hono<AppEnv>({ strict: false }).post('/webhooks/stripe', async (c) => {
  const { money, readStripeEvent } = c.get('services')
  const news = await readStripeEvent(await c.req.text(), c.req.header('stripe-signature'))
  if (news.type === 'paid') {
    const { paymentId: id, amountCents, currency, eventId, intent } = news
    await money.confirmTopUp({ id, amountCents, currency, eventId, intent })
  } else if (news.type === 'reversal') await money.applyReversal(news)
  else if (news.type === 'failed') await money.failTopUp(news.paymentId)
  return c.json({ received: true })
})
