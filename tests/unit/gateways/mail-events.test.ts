// Events of Cloudflare's Email Service as reports, and what its binding is given. The shapes are those of its documentation:
// https://developers.cloudflare.com/email-service/platform/event-subscriptions/
import { expect, test, vi } from 'vitest'
import type { Env } from '#workers/env.ts'
import { createMailer, refusalOf } from '#workers/gateways/mail/mail.ts'
import { mailReportOf } from '#workers/gateways/mail/mail-events.ts'
import { applyMailEvents, takeMailEvents } from '#workers/mail-events.ts'

const at = Date.UTC(2026, 5, 1, 2, 48, 57, 132)
const eventOf = (type: string, more: object = {}) => ({
  type: `cf.email.sending.message.${type}`,
  source: { type: 'email.sending', zoneId: 'zone', domain: 'example.com' },
  payload: {
    eventId: 'event-1',
    messageId: '<0101018f7d0c4d9a-msg>',
    sender: 'noreply@example.com',
    recipient: ' Mira@People.test',
    terminal: true,
    delivery: { status: type },
    ...more,
  },
  metadata: { eventSchemaVersion: 1, eventTimestamp: '2026-06-01T02:48:57.132Z' },
})

test.each([
  ['delivered', {}, 'delivered'],
  ['bounced', { bounce: { type: 'hard', classification: 'permanent_failure', reason: '550 5.1.1' } }, 'bounced'],
  ['bounced', { bounce: { type: 'soft' } }, 'delayed'],
  ['rejected', { rejection: { reason: 'suppressed', party: 'recipient', detail: '' } }, 'suppressed'],
  ['complained', { complaint: { type: 'abuse' } }, 'complaint'],
  ['rejected', { rejection: { reason: 'spam', party: 'sender' } }, null],
  ['deferred', { bounce: { type: 'soft' } }, null],
  ['failed', { failure: { reason: 'delivery_failed' } }, null],
  ['opened', {}, null],
])('%s %j is %s', (type, more, what) => {
  const report = { id: 'event-1', mailId: '0101018f7d0c4d9a-msg', email: 'mira@people.test', what, at }
  expect(mailReportOf(eventOf(type, more))).toEqual(what === null ? null : report)
})

test('a message about something else is no report', () => {
  for (const body of [null, 'text', {}, { type: 'cf.kv.namespace.created' }]) expect(mailReportOf(body)).toBeNull()
})

test('an event of a mail in another shape is no report, and is logged without its address', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { metadata: _, ...undated } = eventOf('bounced')
  for (const body of [{ ...eventOf('delivered'), payload: {} }, undated]) expect(mailReportOf(body)).toBeNull()
  expect(logged.mock.calls.flat()).toEqual(Array(2).fill(expect.stringContaining('"event":"mail-event.unread"')))
  expect(logged.mock.calls.flat().join()).not.toContain('people.test')
  logged.mockRestore()
})

const messageOf = (body: unknown) => ({ body, ack: vi.fn(), retry: vi.fn() })
const batchOf = (messages: object[]) => ({ messages, retryAll: vi.fn() }) as unknown as MessageBatch<unknown>

test('an event that cannot be applied comes again, and keeps none of the others', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [first, second] = [messageOf('fails'), messageOf('applies')]
  const applyEvent = async (body: unknown) => {
    if (body === 'fails') throw new Error('no database')
  }
  await applyMailEvents(batchOf([first, second]), { applyEvent })
  expect([first.ack.mock.calls.length, first.retry.mock.calls.length]).toEqual([0, 1])
  expect([second.ack.mock.calls.length, second.retry.mock.calls.length]).toEqual([1, 0])
  expect(logged).toHaveBeenCalledOnce()
})

test('events wait while the site is closed for work', async () => {
  const batch = batchOf([messageOf(eventOf('delivered'))])
  await takeMailEvents(batch, { SITE_CLOSED: 'pass' } as Env)
  expect(batch.retryAll).toHaveBeenCalledOnce()
})

test('a mail of a kind has the headers of one-click ending, every other one none', async () => {
  const send = vi.fn(async () => ({ messageId: '<id-1>' }))
  const mailer = createMailer({ EMAIL: { send }, MAIL_FROM: 'care@x.test' } as unknown as Env)
  const letter = {
    to: 'mira@people.test',
    language: 'en' as const,
    subject: 'Hello',
    text: 'Words',
    html: '<p>Words</p>',
  }
  const leave = 'https://x.test/mails/end/follows~mira.seal'
  expect(await mailer.send({ ...letter, occasion: 'follows', leave })).toBe('id-1')
  await mailer.send({ ...letter, occasion: 'asked' })
  const headers = { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  const { language: _, ...given } = letter
  expect(send.mock.calls).toEqual([
    [{ ...given, from: 'care@x.test', headers }],
    [{ ...given, from: 'care@x.test', headers: {} }],
  ])
})

test('only codes about the recipient are refusals of an address', () => {
  const of = (code: string) => refusalOf(Object.assign(new Error(code), { code }))
  expect([of('E_RECIPIENT_SUPPRESSED'), of('E_DELIVERY_FAILED')]).toEqual(['suppressed', 'delayed'])
  expect([of('E_RECIPIENT_NOT_ALLOWED'), of('E_DAILY_LIMIT_EXCEEDED'), refusalOf('text')]).toEqual([null, null, null])
})
