// Passkeys in place of passwords, and as the second step of admins; recovery codes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertUser } from '#tests/support/database/insert-people.ts'
import { call, codeFor, PASSWORD, type Person } from '#tests/support/pages/people.ts'
import { createAuthenticator } from '#tests/support/rigs/software-authenticator.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ADMIN_SECOND_STEP: 'on' })
})
afterAll(() => server.stop())

const password = PASSWORD
const origin = () => server.url

async function addPasskey(person: Person) {
  const device = await createAuthenticator(origin())
  const { body } = await person.call('POST', '/api/users/passkeys/options/', { password })
  const added = await person.call('POST', '/api/users/passkeys/', { response: await device.create(body.options) })
  return { device, added }
}

async function loginOptions() {
  const { body } = await call(server, 'POST', '/api/users/login/passkey/options/')
  return body.options
}

const logIn = (response: object) => call(server, 'POST', '/api/users/login/passkey/', { response })

test('a user adds a passkey with the password, is told by mail, and logs in with it', async () => {
  const mira = await insertUser(server)
  const wrong = await mira.call('POST', '/api/users/passkeys/options/', { password: 'something else' })
  expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'This password is incorrect.' }])
  const { device, added } = await addPasskey(mira)
  expect([added.status, added.body.last_used_at]).toEqual([201, null])
  const outbox = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; subject: string }[]
  expect(outbox.find(({ to }) => to === mira.email)?.subject).toBe('Your passkeys were changed')
  const signed = await device.sign(await loginOptions())
  const answer = await logIn(signed)
  expect([answer.status, answer.body.user.id, answer.body.role]).toEqual([200, mira.id, 'user'])
  expect(answer.headers.get('set-cookie')).toContain('sid=')
  const own = await mira.call('GET', '/api/users/passkeys/')
  expect(own.body.results).toMatchObject([{ id: added.body.id, last_used_at: expect.any(Number) }])
  // A response is good once.
  expect((await logIn(signed)).body.code).toBe('passkey_refused')
})

test('a response to another challenge, of another site, of an unknown key or without its owner is refused', async () => {
  const mira = await insertUser(server)
  const { device } = await addPasskey(mira)
  const refused = async (response: object) => {
    const { status, body } = await logIn(response)
    expect([status, body.code]).toEqual([403, 'passkey_refused'])
  }
  await refused(await device.sign({ challenge: 'bm90LW91cnM' }))
  await refused(await device.sign(await loginOptions(), { at: 'https://elsewhere.test' }))
  await refused(await device.sign(await loginOptions(), { verified: false }))
  await refused(await (await createAuthenticator(origin())).sign(await loginOptions()))
  // The options for a new passkey are no options for a log-in.
  const { body } = await mira.call('POST', '/api/users/passkeys/options/', { password })
  await refused(await device.sign(body.options))
  expect((await logIn(await device.sign(await loginOptions()))).status).toBe(200)
})

test('nobody adds a passkey to another account, or removes one there', async () => {
  const [mira, ravi] = await Promise.all([insertUser(server), insertUser(server, { name: 'Ravi Nair' })])
  const { body } = await mira.call('POST', '/api/users/passkeys/options/', { password })
  const response = await (await createAuthenticator(origin())).create(body.options)
  expect((await ravi.call('POST', '/api/users/passkeys/', { response })).body.code).toBe('passkey_refused')
  const { added, device } = await addPasskey(mira)
  const path = `/api/users/passkeys/${added.body.id}/`
  expect((await ravi.call('DELETE', path, { password })).status).toBe(404)
  expect((await mira.call('DELETE', path, { password })).status).toBe(200)
  expect((await logIn(await device.sign(await loginOptions()))).body.code).toBe('passkey_refused')
})

test('an admin with a passkey needs it after the password: no code to the mailbox takes its place', async () => {
  const nisha = await insertAdmin(server, { name: 'Nisha Kapoor' })
  const { email } = nisha
  const first = await call(server, 'POST', '/api/users/login/', { email, password })
  expect(first.body.code).toBe('second_step')
  const otp = await codeFor(server, email)
  const { device, added } = await addPasskey(nisha)
  // The code is from before the passkey.
  const late = await call(server, 'POST', '/api/users/verify_otp/', { email, otp, purpose: 'second_step' })
  expect([late.status, late.body.code]).toEqual([403, 'passkey_needed'])
  const again = await call(server, 'POST', '/api/users/login/', { email, password })
  expect([again.status, again.body.code]).toEqual([403, 'passkey_needed'])
  const answer = await logIn(await device.sign(await loginOptions()))
  expect([answer.status, answer.body.role]).toEqual([200, 'admin'])
  const last = await nisha.call('DELETE', `/api/users/passkeys/${added.body.id}/`, { password })
  expect([last.status, last.body.code]).toEqual([409, 'last_passkey'])
})

test('an admin without a passkey is led to add one: no screen and no endpoint of the back office opens before', async () => {
  const omar = await insertAdmin(server, { name: 'Omar Haddad' })
  const open = async (path: string) => {
    const { status, headers } = await fetch(server.url + path, { headers: { cookie: omar.cookie }, redirect: 'manual' })
    return [status, headers.get('location')]
  }
  const account = '/dashboard/admin/account'
  for (const path of ['overview', 'clients', 'settings', 'payouts', 'audit.csv'])
    expect(await open(`/dashboard/admin/${path}`), path).toEqual([302, account])
  expect(await open(account)).toEqual([200, null])
  const stats = () => omar.call('GET', '/api/admin/dashboard/stats?period=today')
  const refused = await stats()
  expect([refused.status, refused.body.message]).toEqual([403, 'Please add a passkey to your account first.'])
  expect((await omar.call('GET', '/api/dashboard/clients/')).status).toBe(403)
  expect((await addPasskey(omar)).added.status).toBe(201)
  expect(await open('/dashboard/admin/overview')).toEqual([200, null])
  expect((await stats()).status).toBe(200)
})

test('a recovery code logs in once, with the password; new codes replace the old ones', async () => {
  const nisha = await insertAdmin(server, { name: 'Nisha Kapoor' })
  const { email } = nisha
  expect((await nisha.call('POST', '/api/users/recovery_codes/', { password })).body.code).toBe('no_passkey')
  await addPasskey(nisha)
  const { body: made } = await nisha.call('POST', '/api/users/recovery_codes/', { password })
  expect(made.codes).toHaveLength(10)
  const [old] = made.codes
  const { body: newer } = await nisha.call('POST', '/api/users/recovery_codes/', { password })
  const [code] = newer.codes
  const logInWith = (form: object) => call(server, 'POST', '/api/users/login/recovery/', { email, password, ...form })
  expect((await logInWith({ code: old })).body.code).toBe('wrong_code')
  expect((await logInWith({ code, password: 'something else' })).body.code).toBe('invalid_credentials')
  const answer = await logInWith({ code: code.toUpperCase() })
  expect([answer.status, answer.body.role]).toEqual([200, 'admin'])
  expect((await logInWith({ code })).body.code).toBe('wrong_code')
  expect((await nisha.call('GET', '/api/users/passkeys/')).body.recovery_codes_left).toBe(9)
})
