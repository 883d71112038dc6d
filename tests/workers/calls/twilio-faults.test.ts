// Webhooks that are forged, late, lost, twice and out of order; a Twilio that is down or slow. The bill stays right.
import { sign } from 'twilio-double'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { stopAndCheckBooks } from '#tests/support/books/assert-books-balance.ts'
import { eventually, meterReaches } from '#tests/support/pages/conversation.ts'
import { ACCOUNT, PUBLIC } from '#tests/support/servers/twilio-account.ts'
import {
  accept,
  ask,
  heardSeconds,
  inConference,
  liveWebCall,
  pageLeg,
  receiptOf,
  startTwilioServer,
  type TwilioServer,
} from '#tests/support/servers/twilio-server.ts'

const NEXT = 'the-token-that-comes-next'

let server: TwilioServer
beforeAll(async () => {
  server = await startTwilioServer({ TWILIO_AUTH_TOKEN_NEXT: NEXT })
})
afterEach(() => server.double.reset())
afterAll(() => stopAndCheckBooks(server))

async function send(path: string, fields: Record<string, string>, signature?: string) {
  const body = new URLSearchParams({ AccountSid: ACCOUNT.accountSid, ...fields })
  const headers: Record<string, string> = signature === undefined ? {} : { 'x-twilio-signature': signature }
  const response = await fetch(server.url + path, { method: 'POST', body, headers })
  return { status: response.status, text: await response.text() }
}

const signedBy = (token: string, path: string, fields: Record<string, string>) =>
  send(path, fields, sign(token, PUBLIC + path, { AccountSid: ACCOUNT.accountSid, ...fields }))

test('a report that Twilio did not sign is refused without a word, and changes nothing', async () => {
  const { asha, mira, id } = await liveWebCall(server)
  const path = `/webhooks/twilio/conference?s=${id}`
  const end = {
    ConferenceSid: 'CF1',
    FriendlyName: `session-${id}`,
    StatusCallbackEvent: 'conference-end',
    SequenceNumber: '9',
  }
  for (const answer of [
    await send(path, end),
    await send(path, end, 'bm8gc2lnbmF0dXJl'),
    await signedBy('another-token', path, end),
    await send(
      path,
      { ...end, SequenceNumber: '10' },
      sign(ACCOUNT.authToken, PUBLIC + path, { AccountSid: ACCOUNT.accountSid, ...end }),
    ),
    await signedBy(ACCOUNT.authToken, path, { ...end, AccountSid: 'AC9' }),
    await send('/webhooks/twilio/voice', { CallSid: 'CA1', From: `client:user_${mira.id}`, session: id }),
  ]) {
    expect(answer.status).toBe(403)
    expect(answer.text).not.toMatch(/signature|twilio/i)
  }
  expect((await asha.call('GET', `/api/consultations/${id}/`)).body.state).toBe('active')
  await mira.call('POST', `/api/calls/end/${id}/`)
  await receiptOf(mira, id)
})

test('while the token is rotated, both sign; a signed report on another session touches none', async () => {
  const { asha, mira, id } = await liveWebCall(server)
  const path = `/webhooks/twilio/conference?s=${id}`
  const fields = {
    ConferenceSid: 'CF7',
    FriendlyName: 'session-another',
    StatusCallbackEvent: 'conference-end',
    SequenceNumber: '1',
  }
  for (const token of [ACCOUNT.authToken, NEXT]) expect((await signedBy(token, path, fields)).status).toBe(204)
  const status = { CallSid: 'CA77', CallStatus: 'completed' }
  expect((await signedBy(NEXT, '/webhooks/twilio/status', status)).status).toBe(204)
  expect((await asha.call('GET', `/api/consultations/${id}/`)).body.state).toBe('active')
  await mira.call('POST', `/api/calls/end/${id}/`)
  await receiptOf(mira, id)
})

test('every report twice, and late ones after others: the same bill', async () => {
  server.double.webhooks.double(/conference|call-status/)
  server.double.webhooks.reorder(/participant-leave|conference-end/, { count: 3, patienceMs: 1500 })
  const { mira, id } = await liveWebCall(server)
  await meterReaches(mira, 2100)
  await mira.call('POST', `/api/calls/end/${id}/`)
  const receipt = await receiptOf(mira, id)
  const heard = await heardSeconds(server, id, receipt.ended_at)
  expect(Math.abs(receipt.billable_seconds - heard)).toBeLessThanOrEqual(1)
  expect(receipt.billable_seconds).toBeGreaterThanOrEqual(2)
})

test('both joins come late, after the end: they are asked for, and billed', { tags: ['long'] }, async () => {
  const asked = await ask(server, 'web-call')
  const { asha, mira, id } = asked
  server.double.webhooks.delay('participant-join', 4000)
  await accept(asked, 'web')
  pageLeg(server.double, `user_${mira.id}`, id)
  pageLeg(server.double, `astro_${asha.id}`, id)
  await inConference(server, id, 2.1)
  await mira.call('POST', `/api/calls/end/${id}/`)
  const receipt = await receiptOf(mira, id)
  expect(receipt.billable_seconds).toBeGreaterThanOrEqual(1)
  const heard = await heardSeconds(server, id, receipt.ended_at)
  expect(Math.abs(receipt.billable_seconds - heard)).toBeLessThanOrEqual(1)
})

test('every report of the end is lost: asked for, and billed to the second', { tags: ['long'] }, async () => {
  const { mira, id } = await liveWebCall(server)
  server.double.webhooks.drop(/participant-leave|conference-end|call-status/)
  await meterReaches(mira, 2100)
  await mira.call('POST', `/api/calls/end/${id}/`)
  const receipt = await receiptOf(mira, id)
  const heard = await heardSeconds(server, id, receipt.ended_at)
  expect(Math.abs(receipt.billable_seconds - heard)).toBeLessThanOrEqual(1)
})

test('a report that comes again after the receipt changes nothing', async () => {
  const { mira, id } = await liveWebCall(server)
  await mira.call('POST', `/api/calls/end/${id}/`)
  const before = await receiptOf(mira, id)
  for (const hook of server.double.webhooks.find('conference')) {
    const response = await fetch(hook.address.replace(PUBLIC, server.url), {
      method: 'POST',
      body: new URLSearchParams(hook.params),
      headers: { 'x-twilio-signature': hook.signature },
    })
    expect(response.status).toBe(204)
  }
  const wallet = (await mira.call('GET', '/api/payments/wallet/')).body
  expect(await receiptOf(mira, id)).toEqual(before)
  expect(wallet).toMatchObject({ balance_cents: 2000 - before.charge_cents, held_cents: 0 })
})

test('Twilio is down: tried again, then ended as failed, and the money is free again', { tags: ['long'] }, async () => {
  const { asha, mira, ashaPhone, id } = await ask(server, 'phone-call')
  server.double.fault({ path: /Calls\.json/, status: 503, times: 50 })
  const accepted = await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'phone' })
  // The accept doesn't wait for Twilio.
  expect(accepted.status).toBe(200)
  const receipt = await receiptOf(mira, id)
  expect(receipt).toMatchObject({ end_reason: 'failed', charge_cents: 0 })
  expect(server.double.rest.log.length).toBeGreaterThanOrEqual(4)
  expect(server.double.calls.filter(({ to }) => to === ashaPhone)).toHaveLength(0)
  expect((await mira.call('GET', '/api/payments/wallet/')).body).toMatchObject({ balance_cents: 2000, held_cents: 0 })
})

test('a warning that Twilio did not take is tried again while it is true, and said once', {
  tags: ['long'],
}, async () => {
  server.double.fault({ path: /Participants\/user\.json$/, method: 'POST', status: 503, times: 1 })
  // Two minutes' worth: the first warning comes with the start.
  const { mira, id } = await liveWebCall(server, { budget: 360 })
  await server.double.until(() => server.double.announcements.length, 'the warning is said')
  expect(server.double.announcements.map(({ said }) => said.join(' '))).toEqual(['Two minutes of paid time are left.'])
  await mira.call('POST', `/api/calls/end/${id}/`)
  await receiptOf(mira, id)
})

test('the end is tried again until Twilio takes it', { tags: ['long'] }, async () => {
  const { mira, id } = await liveWebCall(server)
  server.double.fault({ path: 'Conferences', status: 503, times: 2 })
  await mira.call('POST', `/api/calls/end/${id}/`)
  await eventually(
    async () => server.double.conference(`session-${id}`)?.status,
    (status) => status === 'completed',
  )
  await receiptOf(mira, id)
})
