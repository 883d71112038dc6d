// Twilio's webhooks: verify, parse, one use case, answer. 204 only after the commit; repeats are 204 too.
import { type Context, Hono } from 'hono'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { LegAnswer, Reporter } from '#workers/domain/voice/index.ts'
import { counted, WEBHOOK_MAX } from '../http/read-body.ts'
import type { AppEnv } from '../http/types.ts'
import { logAlert } from '../log.ts'
import { countBadSignature } from './refused-signatures.ts'
import { factOf, instantOf } from './twilio-facts.ts'
import { watchAnswers } from './watch-answers.ts'

type Ctx = Context<AppEnv>

export const twilioWebhooks = new Hono<AppEnv>({ strict: false }).basePath('/webhooks/twilio')

twilioWebhooks.use('*', watchAnswers('Twilio'))

/** A page called our TwiML app. The page supplies the consultation's id, and Twilio authenticates the identity. */
twilioWebhooks.post('/voice', async (c) => {
  const fields = await signed(c)
  const consultationId = idOf(fields.get('session'))
  // A phone number or SIP address in this field is no identity of a page.
  const identity = /^client:(.+)$/.exec(fields.get('From') ?? '')?.[1]
  if (!identity) throw new AppError('forbidden', { log: 'the caller is no page' })
  const leg = legOf(fields)
  return answer(c, await c.get('services').calls.answerPage({ consultationId, identity, leg }))
})

twilioWebhooks.post('/leg', async (c) => {
  const fields = await signed(c)
  return answer(c, await c.get('services').calls.answerPhone(reporterOf(c, fields)))
})

twilioWebhooks.post('/gather', async (c) => {
  const fields = await signed(c)
  const digits = fields.get('Digits') ?? ''
  return answer(c, await c.get('services').calls.answerDigits({ ...reporterOf(c, fields), digits }))
})

twilioWebhooks.post('/announce', async (c) => {
  await signed(c)
  const asked = { consultationId: idOf(c.req.query('s')), key: c.req.query('k') ?? '' }
  return answer(c, await c.get('services').calls.announcementOf(asked))
})

twilioWebhooks.post('/conference', async (c) => {
  const fields = await signed(c)
  const consultationId = idOf(c.req.query('s'))
  const fact =
    fields.get('FriendlyName') === `session-${consultationId}` ? factOf(fields, c.get('services').clock.now()) : null
  if (fact) await c.get('services').calls.recordFact({ consultationId, ...fact })
  return c.body(null, 204)
})

twilioWebhooks.post('/status', async (c) => {
  const fields = await signed(c)
  const { calls, clock } = c.get('services')
  const reporter = c.req.query('s') ? reporterOf(c, fields) : await calls.reporterOf(legOf(fields))
  const status = fields.get('CallStatus') ?? ''
  if (reporter && status) {
    const key = `k:${reporter.leg}:${fields.get('SequenceNumber') ?? status}`
    await calls.recordStatus({ ...reporter, status, key, at: instantOf(fields, clock.now()) })
  }
  return c.body(null, 204)
})

/** The status of a text message: only failures are logged. */
twilioWebhooks.post('/sms', async (c) => {
  const fields = await signed(c)
  const status = fields.get('MessageStatus') ?? ''
  const code = fields.get('ErrorCode')
  if (status === 'failed' || status === 'undelivered') {
    logAlert({ event: 'sms.undelivered', status, code })
  }
  return c.body(null, 204)
})

async function signed(c: Ctx): Promise<URLSearchParams> {
  const fields = await c.get('services').calls.readWebhook(await counted(c.req.raw, WEBHOOK_MAX))
  if (fields) return fields
  // The answer contains no reason; the log does.
  logAlert({ event: 'twilio.bad-signature', path: c.req.path, request_id: c.get('requestId') })
  await countBadSignature(c, 'Twilio')
  throw new AppError('forbidden')
}

function reporterOf(c: Ctx, fields: URLSearchParams): Reporter {
  const side: Side = c.req.query('leg') === 'astro' ? 'astrologer' : 'user'
  return { consultationId: idOf(c.req.query('s')), side, leg: legOf(fields) }
}

function idOf(value: string | null | undefined): string {
  // An id without a consultation, which its room refuses.
  return value && /^[\w-]{1,64}$/.test(value) ? value : 'none'
}

function legOf(fields: URLSearchParams): string {
  const sid = fields.get('CallSid') ?? ''
  if (!/^CA\w{1,62}$/.test(sid)) throw new AppError('malformed')
  return sid
}

function answer(c: Ctx, what: LegAnswer) {
  return c.body(c.get('services').calls.twimlOf(what), 200, { 'content-type': 'text/xml; charset=utf-8' })
}
