// A login ends when its account changes: each cause at each door (cookie, refresh token, access token, open socket).
import { beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { until } from '#tests/support/pages/conversation.ts'
import { call, codeFor, newNetwork, PASSWORD, type Person, socketOf } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { adminSql } from '../../../scripts/lib/state/admin-sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const NEW_PASSWORD = 'quite another phrase'

async function logIn(email: string, password = PASSWORD, agent = 'curl/8') {
  const headers = { 'user-agent': agent, 'cf-connecting-ip': newNetwork() }
  const answer = await call(server, 'POST', '/api/users/login/', { email, password }, headers)
  expect(answer.status).toBe(200)
  const { access } = answer.body
  return {
    access,
    refresh: answer.body.refresh,
    cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    call: (method: string, path: string, body?: unknown) =>
      call(server, method, path, body, { authorization: `Bearer ${access}` }),
  }
}

const update = (what: string, id: string) =>
  server.db.prepare(`UPDATE user SET ${what}, session_version = session_version + 1 WHERE id = ?`).bind(id).run()

const CAUSES: Record<string, (person: Person) => Promise<unknown>> = {
  async 'a password set by code'({ email }) {
    await call(server, 'POST', '/api/users/otp/', { email, purpose: 'reset' })
    const otp = await codeFor(server, email)
    await call(server, 'POST', '/api/users/reset_password/', { email, otp, password: NEW_PASSWORD })
  },
  async 'a password changed on another device'({ email }) {
    const other = await logIn(email)
    const form = { current_password: PASSWORD, password: NEW_PASSWORD }
    expect((await other.call('POST', '/api/users/change_password/', form)).status).toBe(200)
  },
  async 'all others ended on another device'({ email }) {
    const other = await logIn(email)
    expect((await other.call('POST', '/api/users/logins/end_others/')).status).toBe(200)
  },
  'the account disabled': ({ id }) => update("status = 'disabled'", id),
  'another role': ({ id }) => update("role = 'user'", id),
  'npm run admin:create': ({ email }) =>
    server.db.prepare(adminSql({ id: 'unused', email, name: 'Admin', passwordHash: 'scrypt$', at: Date.now() })).run(),
}

// At once: each waits for the close of its socket.
test.concurrent.each(Object.entries(CAUSES))(
  '%s ends cookie, refresh token, access token and socket',
  async (_, cause) => {
    const asha = await insertAstrologer(server)
    const line = await socketOf(server, asha, 'line')
    await until(line, ({ type }) => type === 'status')
    const screen = () =>
      fetch(`${server.url}/dashboard/astrologer/profile`, { headers: { cookie: asha.cookie }, redirect: 'manual' })
    expect((await screen()).status).toBe(200)
    await cause(asha)
    const page = await screen()
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      '/login?next=%2Fdashboard%2Fastrologer%2Fprofile',
    ])
    expect((await asha.call('GET', '/api/users/profile/')).status).toBe(401)
    expect((await call(server, 'POST', '/api/users/token/refresh/', { refresh: asha.refresh })).status).toBe(401)
    server.startCron()
    expect(await line.closed).toBe(4401)
  },
)

test('a person sees the own devices, and ends one of them or all others', async () => {
  const { email } = await insertAstrologer(server)
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'
  const [here, there] = [await logIn(email, PASSWORD, firefox), await logIn(email)]
  const list = async () => (await here.call('GET', '/api/users/logins/')).body.results
  const [mine, second, third] = await list()
  expect(mine).toMatchObject({ browser: 'Firefox on Windows', current: true })
  expect([second, third].map(({ current }) => current)).toEqual([false, false])
  expect((await here.call('DELETE', `/api/users/logins/${second.id}/`)).status).toBe(200)
  expect((await here.call('DELETE', `/api/users/logins/${second.id}/`)).status).toBe(404)
  expect((await there.call('GET', '/api/users/profile/')).status).toBe(401)
  expect((await here.call('POST', '/api/users/logins/end_others/')).status).toBe(200)
  expect(await list()).toMatchObject([{ id: mine.id }])
})

test('an admin logs a client out on every device', async () => {
  const [mira, admin] = [await insertUser(server), await insertAdmin(server, { name: 'Nisha Kapoor' })]
  const other = await logIn(mira.email)
  const end = `/api/dashboard/clients/${mira.id}/end-logins/`
  expect((await other.call('POST', end)).status).toBe(403)
  expect((await admin.call('POST', end)).status).toBe(200)
  for (const { call: ask, refresh } of [mira, other]) {
    expect((await ask('GET', '/api/users/profile/')).status).toBe(401)
    expect((await call(server, 'POST', '/api/users/token/refresh/', { refresh })).status).toBe(401)
  }
})

test('nobody ends the login of somebody else', async () => {
  const [asha, ravi] = [await insertAstrologer(server), await insertAstrologer(server)]
  const [login] = (await asha.call('GET', '/api/users/logins/')).body.results
  expect((await ravi.call('DELETE', `/api/users/logins/${login.id}/`)).status).toBe(404)
  expect((await asha.call('GET', '/api/users/profile/')).status).toBe(200)
})

test('a password changes with the old one only; this device stays, and the owner gets a mail', async () => {
  const asha = await insertAstrologer(server)
  const change = (current_password: string, password = NEW_PASSWORD) =>
    asha.call('POST', '/api/users/change_password/', { current_password, password })
  expect((await change('a wrong phrase')).body.fields).toEqual({ current_password: 'This password is incorrect.' })
  expect((await change(PASSWORD, 'password1')).body.fields.password).toMatch(/common/)
  expect((await change(PASSWORD)).status).toBe(200)
  expect((await asha.call('GET', '/api/users/profile/')).status).toBe(200)
  await logIn(asha.email, NEW_PASSWORD)
  const sent = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; subject: string }[]
  expect(sent.find(({ to }) => to === asha.email)?.subject).toBe('Your password was changed')
})
