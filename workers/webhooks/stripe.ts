// Stripe's events: verify, parse, one use case, answer. 2xx only after the commit; repeats are 2xx too.
import { Hono } from 'hono'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { readAtMost, WEBHOOK_MAX } from '../http/read-body.ts'
import type { AppEnv } from '../http/types.ts'
import { countBadSignature } from './refused-signatures.ts'
import { watchAnswers } from './watch-answers.ts'

export const stripeWebhook = new Hono<AppEnv>({ strict: false })

stripeWebhook.use('/webhooks/stripe', watchAnswers('Stripe'))

stripeWebhook.post('/webhooks/stripe', async (c) => {
  const { money, readPaymentNews } = c.get('services')
  const body = await (await readAtMost(c.req.raw, WEBHOOK_MAX)).text()
  const news = await readPaymentNews(body, c.req.header('stripe-signature')).catch(async (error) => {
    if (isAppError(error) && error.code === 'forbidden') await countBadSignature(c, 'Stripe')
    throw error
  })
  await money.applyNews(news)
  return c.json({ received: true })
})
