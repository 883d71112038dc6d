// Access to every endpoint and screen; headers; the second step of admins; sockets of sessions that are over.
import { beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { type Opened, until } from '#tests/support/pages/conversation.ts'
import { call, codeFor, newNetwork, PASSWORD, socketOf } from '#tests/support/pages/people.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

type Operation = { summary?: string; responses: Record<string, unknown>; 'x-access'?: string; requestBody?: object }
async function operations(): Promise<{ method: string; path: string; operation: Operation }[]> {
  const { body } = await call(server, 'GET', '/api/openapi.json')
  return Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

test('every endpoint of the API is described and refuses others: 401 without a login, 403 for another role', async () => {
  const [user, astrologer] = [await insertUser(server), await insertAstrologer(server)]
  const people = { user, astrologer }
  const all = await operations()
  expect(all.length).toBeGreaterThan(30)
  for (const { method, path, operation } of all) {
    const access = operation['x-access']
    expect(access, `${method} ${path} says who may`).toBeTruthy()
    expect(operation.summary, `${method} ${path}`).toBeTruthy()
    if (access === 'public') continue
    const url = `/api${path.replaceAll(/\{\w+\}/g, 'no-such-id')}`
    expect((await call(server, method, url)).status, `${method} ${path} without a session`).toBe(401)
    const bad = await call(server, method, url, undefined, { authorization: 'Bearer x.y.z' })
    expect([bad.status, bad.body.code], `${method} ${path} with a bad token`).toEqual([401, 'invalid_token'])
    for (const [role, person] of Object.entries(people)) {
      if (access === 'signed-in' || access?.split(', ').includes(role)) continue
      expect((await person.call(method, url)).status, `${method} ${path} as ${role}`).toBe(403)
    }
  }
})

/** Of the operations that astrologers have: those that wait for the approval, and end with a suspension. */
const WORK = [
  'PUT /astrologers/toggle_status/',
  'PUT /astrologers/availability/',
  'PUT /calls/line/',
  'POST /calls/accept/{id}/',
  'POST /calls/token/',
  'PUT /reviews/{id}/reply/',
  'POST /consultations/{id}/follow-up/',
  'PUT /consultations/{id}/follow-up/reply/',
  'PUT /consultations/{id}/reading/',
  'POST /calls/notifications/register_astrologer_device/',
  'POST /calls/notifications/renew_device/',
  'POST /blogs/',
  'PUT /blogs/{id}/',
]
/** Open before the approval, closed by a suspension. */
const PROFILE = [
  'PUT /astrologers/profile/',
  'PUT /users/profile/photo/',
  'PUT /users/profile/photo/{key}/small/',
  'POST /users/phone/otp/',
  'POST /users/phone/verify/',
]

test('an astrologer who is not approved, or is suspended, has every operation but work; a suspended one keeps the profile as it is', async () => {
  const REFUSED = ['not_approved', 'suspended']
  const all = (await operations()).filter(({ operation }) => /signed-in|astrologer/.test(operation['x-access'] ?? ''))
  const refusedOf = async (suspended: boolean) => {
    const refused: string[] = []
    for (const { method, path } of all) {
      // One of the operations closes the account.
      const person = await insertAstrologer(server, { approved: suspended })
      if (suspended) await suspend(person.id)
      const { body } = await person.call(method, `/api${path.replaceAll(/\{\w+\}/g, 'no-such-id')}`)
      if (REFUSED.includes(body?.code)) refused.push(`${method} ${path} ${body.code}`)
    }
    return refused.sort()
  }
  expect(await refusedOf(false)).toEqual(WORK.map((each) => `${each} not_approved`).sort())
  expect(await refusedOf(true)).toEqual([...WORK, ...PROFILE].map((each) => `${each} suspended`).sort())
})

const suspend = (id: string) => server.db.prepare('UPDATE astrologer SET is_active = 0 WHERE id = ?').bind(id).run()

test('nothing rings an astrologer who is suspended, and the account goes on: the name stays, the time zone moves, screens of work lead to the dashboard', async () => {
  const asha = await insertAstrologer(server)
  const line = () => asha.call('POST', '/api/live/ticket/', { scope: 'line' })
  expect((await line()).status).toBe(200)
  await suspend(asha.id)
  expect((await line()).body.code).toBe('suspended')
  const profile = (body: object) => asha.call('PUT', `/api/users/profile/?id=${asha.id}`, body)
  expect((await profile({ full_name: 'Asha Rao' })).body.code).toBe('suspended')
  expect((await profile({ time_zone: 'Asia/Tokyo' })).body.time_zone).toBe('Asia/Tokyo')
  const screen = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { cookie: asha.cookie }, redirect: 'manual' })
    return [answer.status, answer.headers.get('location'), await answer.text()] as const
  }
  expect((await screen('/blogs/create')).slice(0, 2)).toEqual([302, '/dashboard/astrologer/dashboard'])
  for (const page of [
    'dashboard/astrologer/dashboard',
    'dashboard/astrologer/availability',
    'dashboard/astrologer/profile',
  ])
    expect(await screen(`/${page}`)).toMatchObject([200, null, expect.stringContaining('Your account is suspended.')])
})

test('guarded screens lead visitors to the log-in, with the way back; their data requests too', async () => {
  for (const path of [
    '/astrologers',
    '/dashboard',
    '/dashboard/user/wallet',
    '/dashboard/admin/overview',
    '/blogs/create',
    '/blogs/edit/x',
    '/dashboard/astrologer/blogs',
    '/chat',
    '/chat/x',
    '/receipts/x',
    '/dashboard/astrologer/chat/x',
    '/dev/pay/x',
  ]) {
    const answer = await fetch(server.url + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], path).toEqual([
      302,
      `/login?next=${encodeURIComponent(path)}`,
    ])
    const data = await fetch(`${server.url}${path}.data`, { redirect: 'manual' })
    expect(await data.text(), `${path}.data`).toContain('/login')
  }
})

test('a write that a cookie authenticates must come from our own pages', async () => {
  const mira = await insertUser(server)
  const post = (headers: Record<string, string>) =>
    fetch(`${server.url}/dashboard/user/profile`, {
      method: 'POST',
      headers: { cookie: mira.cookie, ...headers },
      redirect: 'manual',
    })
  expect((await post({ origin: 'https://evil.test' })).status).toBe(403)
  expect((await post({ 'sec-fetch-site': 'cross-site', origin: server.url })).status).toBe(403)
  expect((await post({})).status).toBe(403)
  expect((await post({ 'sec-fetch-site': 'same-origin' })).status).not.toBe(403)
})

test('security headers on pages, data, the API and files; private answers are never stored', async () => {
  const mira = await insertUser(server)
  for (const path of [
    '/',
    '/login',
    '/terms',
    '/_root.data',
    '/api/health/',
    '/api/nowhere',
    '/no-such-page',
    '/api/docs',
  ]) {
    const { headers } = await fetch(server.url + path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('strict-transport-security'), path).toContain('max-age=31536000')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
  }
  const wallet = await fetch(`${server.url}/dashboard/user/wallet`, { headers: { cookie: mira.cookie } })
  expect(wallet.headers.get('cache-control')).toBe('no-store')
  expect(wallet.headers.get('content-security-policy')).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic'/)
})

test('an unknown address spoofed in a header changes no limit', async () => {
  const from = { 'cf-connecting-ip': newNetwork() }
  const hit = (n: number) => {
    const headers = { ...from, 'x-forwarded-for': `10.0.0.${n}` }
    return call(server, 'POST', '/api/users/check_email/', { email: 'a@b.test' }, headers)
  }
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => hit(n)))
  expect(answers.some(({ status }) => status === 429)).toBe(true)
})

test('admins need their password and a code, in this order, where two steps are on', async () => {
  const strict = await startTestServer({ ADMIN_SECOND_STEP: 'on' })
  try {
    const nisha = await insertAdmin(strict, { name: 'Nisha Kapoor' })
    const { email } = nisha
    await call(strict, 'POST', '/api/users/otp/', { email, purpose: 'login' })
    const alone = await call(strict, 'POST', '/api/users/verify_otp/', { email, otp: '000000', purpose: 'login' })
    expect(alone.body.code).toBe('wrong_code')
    expect((await call(strict, 'POST', '/api/users/otp/', { email, purpose: 'second_step' })).status).toBe(422)
    const first = await call(strict, 'POST', '/api/users/login/', { email, password: PASSWORD })
    expect([first.status, first.body.code, first.headers.get('set-cookie')]).toEqual([403, 'second_step', null])
    const otp = await codeFor(strict, email)
    expect((await call(strict, 'POST', '/api/users/verify_otp/', { email, otp, purpose: 'login' })).body.code).toBe(
      'wrong_code',
    )
    const second = await call(strict, 'POST', '/api/users/verify_otp/', { email, otp, purpose: 'second_step' })
    expect([second.status, second.body.role]).toEqual([200, 'admin'])
  } finally {
    await strict.stop()
  }
})

test('log-out closes the sockets of the session', async () => {
  const asha = await insertAstrologer(server)
  const line: Opened = await socketOf(server, asha, 'line')
  await until(line, ({ type }) => type === 'status')
  await asha.call('POST', '/api/users/logout/', { refresh: asha.refresh })
  expect(await line.closed).toBe(4401)
  expect((await asha.call('POST', '/api/live/ticket/', { scope: 'line' })).status).toBe(401)
})

test('the description says which bodies must be there, and which are files', async () => {
  const bodies = new Map(
    (await operations()).flatMap(({ method, path, operation }) =>
      operation.requestBody ? [[`${method} ${path}`, operation.requestBody as Record<string, unknown>]] : [],
    ),
  )
  expect(bodies.get('POST /consultations/')).toMatchObject({ required: true })
  expect(bodies.get('PUT /users/profile/photo/')).toMatchObject({
    required: true,
    content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } },
  })
  expect(bodies.get('PUT /consultations/{id}/files/{name}')).toMatchObject({ required: true })
  // The switch of the astrologer turns to the other side without one.
  expect(bodies.get('PUT /astrologers/toggle_status/')).not.toMatchObject({ required: true })
})

test('an address of the API answers another method with 405 and those that it takes', async () => {
  const wrong = async (method: string, path: string) => {
    const answer = await fetch(`${server.url}${path}`, { method })
    const { code } = (await answer.json()) as { code: string }
    return [answer.status, code, answer.headers.get('allow')]
  }
  expect(await wrong('GET', '/api/users/login/')).toEqual([405, 'wrong_method', 'POST'])
  expect(await wrong('DELETE', '/api/blogs/')).toEqual([405, 'wrong_method', 'GET, POST'])
  expect(await wrong('GET', '/api/no-such-thing/')).toEqual([404, 'not_found', null])
})

test('the description names the header of endpoints that run once for each key, and the file of the archive', async () => {
  type Parameter = { name: string; in: string; required?: boolean }
  const all = (await operations()) as { method: string; path: string; operation: { parameters?: Parameter[] } }[]
  const keyOf = (wanted: string) =>
    all
      .find(({ method, path }) => `${method} ${path}` === wanted)
      ?.operation.parameters?.find(({ name }) => name === 'Idempotency-Key')
  expect(keyOf('POST /consultations/{id}/refund/')).toMatchObject({ in: 'header', required: true })
  expect(all.map(({ method, path }) => `${method} ${path}`)).toContain('GET /users/export/file')
})

test('the folders of the roles lead to the dashboard, and visitors to the log-in', async () => {
  for (const path of ['/dashboard/admin', '/dashboard/user', '/dashboard/astrologer/', '/hi/dashboard/user']) {
    const answer = await fetch(server.url + path, { redirect: 'manual' })
    const to = answer.headers.get('location') ?? ''
    expect([path, answer.status, new URL(to, server.url).pathname]).toEqual([
      path,
      302,
      path.startsWith('/hi') ? '/hi/login' : '/login',
    ])
  }
})
