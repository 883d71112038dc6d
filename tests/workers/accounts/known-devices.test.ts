// A browser that logged in before is not refused for what others on its network do; who is refused reads how long to wait.
import { beforeAll, expect, test } from 'vitest'
import { insertUser } from '#tests/support/database/insert-people.ts'
import { call, newNetwork, PASSWORD } from '#tests/support/pages/people.ts'
import { postForm } from '#tests/support/pages/post-form.ts'
import { createAuthenticator } from '#tests/support/rigs/software-authenticator.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const OPTIONS = '/api/users/login/passkey/options/'

/** A network on which others used the tries of log-ins up, and a person whose browser logged in there before. */
async function crowdedNetwork() {
  const from = { 'cf-connecting-ip': newNetwork() }
  const mira = await insertUser(server)
  const body = { email: mira.email, password: PASSWORD }
  const first = await call(server, 'POST', '/api/users/login/', body, from)
  const cookie =
    first.headers
      .getSetCookie()
      .find((each) => each.includes('device='))
      ?.split(';')[0] ?? ''
  const { body: asked } = await mira.call('POST', '/api/users/passkeys/options/', { password: PASSWORD })
  const key = await createAuthenticator(server.url)
  await mira.call('POST', '/api/users/passkeys/', { response: await key.create(asked.options) })
  const unknown = { response: await (await createAuthenticator(server.url)).sign({ challenge: 'bm90LW91cnM' }) }
  for (let n = 0; n < 60; n += 1) {
    await call(server, 'POST', '/api/users/login/passkey/', unknown, from)
    await call(server, 'POST', OPTIONS, undefined, from)
  }
  return { from, known: { ...from, cookie }, body, key }
}

test('the right password and the passkey of a known device are taken where strangers on its network are refused', async () => {
  const { from, known, body, key } = await crowdedNetwork()
  const refused = await call(server, 'POST', '/api/users/login/', body, from)
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
  const minutes = Math.ceil(Number(refused.headers.get('retry-after')) / 60)
  expect(refused.body.error).toBe(`Too many tries. Please try again in ${minutes} minutes.`)
  expect((await call(server, 'POST', '/api/users/login/', body, known)).status).toBe(200)
  const form = { intent: 'password', ...body }
  expect((await postForm(server, { path: '/login', headers: known }, form)).status).toBe(302)
  expect((await call(server, 'POST', OPTIONS, undefined, from)).status).toBe(429)
  const options = await call(server, 'POST', OPTIONS, undefined, known)
  const response = await key.sign(options.body.options)
  expect((await call(server, 'POST', '/api/users/login/passkey/', { response }, known)).status).toBe(200)
  // The browser of one account is no known device of another.
  const ravi = await insertUser(server)
  const other = { ...body, email: ravi.email }
  expect((await call(server, 'POST', '/api/users/login/', other, known)).status).toBe(429)
  const made = { ...from, cookie: known.cookie.replace('.', '.x') }
  expect((await call(server, 'POST', '/api/users/login/', body, made)).status).toBe(429)
  expect((await call(server, 'POST', OPTIONS, undefined, made)).status).toBe(429)
})
