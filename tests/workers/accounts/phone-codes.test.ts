// One's own phone number: a code by text message verifies it, and only a verified one is rung.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAstrologer, insertUser, newEmail } from '#tests/support/database/insert-people.ts'
import { call, newNetwork, newPhone, PASSWORD, type Person, socketOf, topUp } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { OUR_NUMBER, startTwilioServer, type TwilioServer } from '#tests/support/servers/twilio-server.ts'

let twilio: TwilioServer
let plain: TestServer
beforeAll(async () => {
  twilio = await startTwilioServer()
  plain = await sharedServer()
})
afterAll(() => twilio.stop())

const textTo = (number: string) => twilio.double.messages.findLast(({ to }) => to === number)
// From a network of its own each time: the limits here are by number and by account.
const askCode = (person: Person, body: object) =>
  person.call('POST', '/api/users/phone/otp/', body, { 'cf-connecting-ip': newNetwork() })
const codeIn = (text: string | undefined) => /^\d{6}/.exec(text ?? '')?.[0] ?? ''

test('a code by text verifies the number; a wrong, a used and another number’s code do not', async () => {
  const mira = await insertUser(twilio)
  expect((await mira.call('GET', '/api/users/profile/')).body.phone_verified_at).toBeNull()
  const number = newPhone('+1')
  const phone = `+1 (415) 555-${number.slice(-4)}`
  const sent = await askCode(mira, { phone })
  expect([sent.status, sent.body]).toEqual([200, { message: 'A code is on its way to your phone.' }])
  const text = textTo(number)
  expect(text).toMatchObject({ from: OUR_NUMBER })
  const otp = codeIn(text?.body)
  const wrong = otp === '000000' ? '000001' : '000000'
  expect((await mira.call('POST', '/api/users/phone/verify/', { phone, otp: wrong })).body).toMatchObject({
    code: 'wrong_code',
  })
  expect((await mira.call('POST', '/api/users/phone/verify/', { phone: newPhone('+1'), otp })).status).toBe(422)
  const other = await insertUser(twilio, { name: 'Other' })
  expect((await other.call('POST', '/api/users/phone/verify/', { phone, otp })).status).toBe(422)
  const verified = await mira.call('POST', '/api/users/phone/verify/', { phone, otp })
  expect(verified.body).toEqual({ phone: number, phone_verified_at: expect.any(Number) })
  const { results } = await twilio.db
    .prepare('SELECT what, at FROM account_event WHERE account_id = ?')
    .bind(mira.id)
    .all()
  expect(results).toEqual([{ what: 'phone_verified', at: verified.body.phone_verified_at }])
  expect((await mira.call('POST', '/api/users/phone/verify/', { phone, otp })).status).toBe(422)
  const profile = (await mira.call('GET', '/api/users/profile/')).body
  expect(profile).toMatchObject({ phone: number, phone_verified_at: verified.body.phone_verified_at })
  await mira.call('PUT', '/api/users/profile/', { phone: number })
  expect((await mira.call('GET', '/api/users/profile/')).body.phone_verified_at).not.toBeNull()
})

test('another number replaces a verified one with the password only, and the owner is told by mail', async () => {
  const mira = await insertUser(twilio)
  const verify = (phone: string) =>
    mira.call('POST', '/api/users/phone/verify/', { phone, otp: codeIn(textTo(phone)?.body) })
  const [first, second] = [newPhone('+1'), newPhone('+1')]
  await askCode(mira, { phone: first })
  expect((await verify(first)).status).toBe(200)
  const typed = await mira.call('PUT', '/api/users/profile/', { phone: second })
  expect([typed.status, Object.keys(typed.body.fields)]).toEqual([422, ['phone']])
  for (const password of [undefined, 'something else']) {
    const asked = await askCode(mira, { phone: second, password })
    expect([asked.status, Object.keys(asked.body.fields)]).toEqual([422, ['password']])
  }
  expect((await askCode(mira, { phone: second, password: PASSWORD })).status).toBe(200)
  expect((await verify(second)).body.phone).toBe(second)
  const outbox = (await (await fetch(`${twilio.url}/dev/outbox.json`)).json()) as { to: string; subject: string }[]
  expect(outbox.find(({ to }) => to === mira.email)?.subject).toBe('Your phone number was changed')
})

test('a number that another account has verified is refused once its code is right, in another spelling too', async () => {
  const [mira, ravi] = [await insertUser(twilio), await insertUser(twilio)]
  const number = newPhone('+91')
  await twilio.db
    .prepare('UPDATE user SET phone = ?1, verified_phone = ?1, phone_verified_at = 1 WHERE id = ?2')
    .bind(number, mira.id)
    .run()
  const phone = number.replace('+91', '0091 0')
  expect((await askCode(ravi, { phone })).status).toBe(200)
  const otp = codeIn(textTo(number)?.body)
  const refused = await ravi.call('POST', '/api/users/phone/verify/', { phone, otp })
  expect([refused.status, refused.body.code]).toEqual([409, 'phone_taken'])
  expect((await ravi.call('GET', '/api/users/profile/')).body.phone_verified_at).toBeNull()
})

test('five tries a code; thirty seconds between two; five an hour; no country that we do not serve; no stranger', async () => {
  const mira = await insertUser(twilio)
  const phone = newPhone('+1')
  const asked = Date.now()
  await askCode(mira, { phone })
  const again = await askCode(mira, { phone })
  expect(again.status).toBe(429)
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThanOrEqual(Math.floor(30 - (Date.now() - asked) / 1000))
  const otp = codeIn(textTo(phone)?.body)
  for (let n = 0; n < 5; n += 1) await mira.call('POST', '/api/users/phone/verify/', { phone, otp: '999999' })
  expect((await mira.call('POST', '/api/users/phone/verify/', { phone, otp })).status).toBe(422)
  for (let n = 2; n <= 5; n += 1) {
    const sent = await askCode(mira, { phone: newPhone('+1') })
    expect(sent.status).toBe(200)
  }
  expect((await askCode(mira, { phone: newPhone('+1') })).status).toBe(429)
  const asha = await insertAstrologer(twilio)
  for (const number of ['+18765551234', '+881612345678', '+2348012345678']) {
    const refused = await askCode(asha, { phone: number })
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { phone: 'We cannot ring numbers in that country yet.' },
    ])
    expect(textTo(number)).toBeUndefined()
  }
  expect((await call(twilio, 'POST', '/api/users/phone/otp/', { phone })).status).toBe(401)
})

test('a registration’s code goes by text too; an undialable number still registers by e-mail', async () => {
  const form = { full_name: 'Tara Nair', password: 'a long enough phrase' }
  const [email, phone] = [newEmail(), newPhone('+1')]
  await call(twilio, 'POST', '/api/users/register/', { ...form, email, phone })
  const otp = codeIn(textTo(phone)?.body)
  const confirmed = await call(twilio, 'POST', '/api/users/verify_otp/', { email, otp })
  expect(confirmed.status).toBe(200)
  const far = await call(twilio, 'POST', '/api/users/register/', {
    ...form,
    email: newEmail(),
    phone: '+18765551234',
  })
  expect(far.status).toBe(201)
  expect(textTo('+18765551234')).toBeUndefined()
})

test('a phone call needs a verified phone on both sides; lists say what can be asked', async () => {
  const [asha, mira] = [await insertAstrologer(twilio), await insertUser(twilio)]
  await socketOf(twilio, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  await topUp(mira, 2000)
  const ask = () => mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'phone-call' })
  const kinds = async () => (await mira.call('GET', `/api/astrologers/${asha.id}/`)).body.kinds
  expect(await ask()).toMatchObject({
    status: 409,
    body: { code: 'phone_unverified', message: 'Please verify your phone number first, so that we can ring it.' },
  })
  const verify = (id: string, phone: string) =>
    twilio.db.prepare('UPDATE user SET phone = ?, phone_verified_at = 1 WHERE id = ?').bind(phone, id).run()
  await verify(mira.id, newPhone('+1'))
  expect(await kinds()).toEqual(['chat', 'web-call'])
  expect(await ask()).toMatchObject({
    status: 409,
    body: { code: 'no_phone_calls', message: 'This astrologer is not taking phone calls at the moment.' },
  })
  await verify(asha.id, newPhone('+91'))
  expect(await kinds()).toEqual(['chat', 'web-call', 'phone-call'])
  const asked = await ask()
  expect(asked.status).toBe(201)
  await mira.call('POST', `/api/calls/end/${asked.body.session_id}/`)
})

test('without Twilio: texts stay in the outbox of local mode, calls go from page to page, phones are not rung', async () => {
  const [asha, mira] = [await insertAstrologer(plain), await insertUser(plain)]
  const phone = newPhone('+1')
  await askCode(mira, { phone })
  const sent = (await (await fetch(`${plain.url}/dev/outbox.json`)).json()) as Record<string, string>[]
  const text = sent.find(({ channel, to }) => channel === 'sms' && to === phone)
  const otp = codeIn(text?.text)
  const verified = await mira.call('POST', '/api/users/phone/verify/', { phone, otp })
  expect(verified.status).toBe(200)
  expect((await mira.call('POST', '/api/calls/token/')).body).toMatchObject({
    provider: 'embedded',
    token: null,
    ice_servers: [{ urls: ['stun:stun.cloudflare.com:3478'] }],
    relay_only: false,
  })
  await plain.db.prepare('UPDATE user SET phone_verified_at = 1 WHERE id = ?').bind(asha.id).run()
  expect((await mira.call('GET', `/api/astrologers/${asha.id}/`)).body.kinds).toEqual(['chat', 'web-call'])
  const asked = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'phone-call' })
  expect(asked.body).toMatchObject({
    code: 'phone_unavailable',
    message: 'Phone calls need a telephone provider, which is not set up here.',
  })
  expect((await call(plain, 'POST', '/webhooks/twilio/voice')).status).toBe(403)
})
