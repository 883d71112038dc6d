// The product's server and the Twilio double fit: codes by text, tokens, signatures, and one phone call to its receipt.
// @module-tag long
import { type TwilioDouble, verifyToken } from 'twilio-double'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { newPhone, type Person, socketOf, topUp } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { startWithTwilio } from '#tests/support/servers/start-with-twilio.ts'
import { ACCOUNT } from '#tests/support/servers/twilio-account.ts'
import { OUR_NUMBER } from '#tests/support/servers/twilio-server.ts'

let server: TestServer
let twilio: TwilioDouble

beforeAll(async () => {
  ;({ server, twilio } = await startWithTwilio({ speed: 10 }))
})
afterAll(() => server.stop())

async function verifyPhone(person: Person, phone: string): Promise<void> {
  expect((await person.call('POST', '/api/users/phone/otp/', { phone })).status).toBe(200)
  const { body, from } = twilio.messages.findLast(({ to }) => to === phone)!
  expect(from).toBe(OUR_NUMBER)
  const otp = /\d{6}/.exec(body)![0]
  expect((await person.call('POST', '/api/users/phone/verify/', { phone, otp })).status).toBe(200)
}

test('a page gets a token that the gateway takes', async () => {
  const mira = await insertUser(server)
  const { body } = await mira.call('POST', '/api/calls/token/')
  expect(body.provider).toBe('twilio')
  const expected = { identity: `user_${mira.id}`, applicationSid: ACCOUNT.appSid, incoming: false }
  expect(verifyToken(body.token, ACCOUNT)).toMatchObject(expected)
})

test('a phone call: the astrologer presses 1, the user is rung, both speak, the receipt counts', async () => {
  const [astroPhone, userPhone] = [newPhone('+91'), newPhone('+1')]
  const asha = await insertAstrologer(server, { price: 1.8 })
  const mira = await insertUser(server)
  await verifyPhone(asha, astroPhone)
  await verifyPhone(mira, userPhone)
  await topUp(mira, 2000)
  await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  twilio.phone(astroPhone, { digits: ['1'] })
  twilio.phone(userPhone, { digits: ['1'] })

  const asked = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'phone-call' })
  const id: string = asked.body.session_id
  expect((await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'phone' })).status).toBe(200)
  const speaking = () => twilio.conference(`session-${id}`)?.participants.length === 2
  await twilio.until(speaking, 'both in the conference')
  const together = Math.max(...twilio.conference(`session-${id}`)!.participants.map(({ since }) => since.getTime()))
  await expect.poll(() => Date.now() - together).toBeGreaterThan(2_100)
  twilio.hangUp(userPhone)
  await twilio.idle()
  await expect
    .poll(async () => (await mira.call('GET', `/api/consultations/${id}/receipt/`)).body.billable_seconds, {
      timeout: 100_000,
    })
    .toBeGreaterThanOrEqual(1)
  expect(twilio.webhooks.log.filter(({ status }) => typeof status !== 'number' || status >= 300)).toEqual([])
  expect(twilio.notifications).toEqual([])
})

test('a webhook with a wrong signature is refused', async () => {
  const off = twilio.webhooks.corruptSignature('sms-status')
  const mira = await insertUser(server)
  const phone = newPhone('+1')
  await verifyPhone(mira, phone)
  await twilio.idle()
  off()
  const refused = twilio.webhooks.find(({ url, params }) => url.includes('/sms') && params.To === phone)
  expect(refused.map(({ status }) => status)).toEqual([403, 403])
})
