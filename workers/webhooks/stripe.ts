// Stripe's events: verify, parse, one use case, answer. 2xx only after the commit; repeats are 2xx too.
import { Hono } from 'hono'
import { isAppError } from '#workers/contract/errors.ts'
import { readAtMost, WEBHOOK_MAX } from '../http/read-body.ts'
import type { AppEnv } from '../http/types.ts'
import { countBadSignature } from './refused-signatures.ts'
import { watchAnswers } from './watch-answers.ts'

export const stripeWebhook = new Hono<AppEnv>({ strict: false })

stripeWebhook.use('/webhooks/stripe', watchAnswers('Stripe'))

stripeWebhook.post('/webhooks/stripe', async (c) => {
  const { money, readStripeEvent } = c.get('services')
  const body = await (await readAtMost(c.req.raw, WEBHOOK_MAX)).text()
  const news = await readStripeEvent(body, c.req.header('stripe-signature')).catch(async (error) => {
    if (isAppError(error) && error.code === 'forbidden') await countBadSignature(c, 'Stripe')
    throw error
  })
  if (news.type === 'paid') {
    const { paymentId: id, amountCents, currency, eventId, intent } = news
    await money.confirmTopUp({ id, amountCents, currency, eventId, intent })
  } else if (news.type === 'reversal') await money.applyReversal(news)
  else if (news.type === 'pay-back-failed') await money.failPayBack(news.payBackId)
  else if (news.type === 'failed') await money.failTopUp(news.paymentId)
  return c.json({ received: true })
})
