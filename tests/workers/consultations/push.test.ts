// Push messages: registered by their own browsers, told of rings, answers and words while no page is open.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { state, until } from '#tests/support/pages/conversation.ts'
import { call, PASSWORD, socketOf, topUp } from '#tests/support/pages/people.ts'
import { type PushDouble, startPushDouble } from '#tests/support/rigs/push-double.ts'
import { SECRETS, startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
let push: PushDouble
const publicKey = SECRETS.VAPID_PUBLIC_KEY
beforeAll(async () => {
  push = await startPushDouble(publicKey)
  server = await startTestServer({ VAPID_CONTACT: 'mailto:push@drishti.test', PUSH_API: push.url })
})
afterAll(async () => {
  await server.stop()
  await push.stop()
})

async function astrologerWithDevice() {
  const asha = await insertAstrologer(server)
  const { body } = await asha.call('GET', '/api/calls/notifications/key/')
  expect(body).toEqual({ public_key: publicKey })
  const browser = push.browser()
  const registered = await asha.call('POST', '/api/calls/notifications/register_astrologer_device/', {
    token: browser.token,
    astrologer_id: asha.id,
  })
  expect(registered.status).toBe(201)
  return { asha, browser }
}

async function client() {
  const mira = await insertUser(server, { name: 'Mira Rao' })
  await topUp(mira, 2000)
  return mira
}

test('an astrologer with a device and no open page is online, is rung there, and answers', async () => {
  const { asha, browser } = await astrologerWithDevice()
  const online = await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  expect([online.status, online.body.status]).toEqual([200, 'online'])
  const mira = await client()
  const began = Date.now()
  const asked = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'web-call' })
  const id = asked.body.session_id
  const ring = await push.nth(browser.endpoint, 1)
  expect(ring).toMatchObject({ urgency: 'high', audience: 'https://fcm.googleapis.com' })
  expect(ring.ttl).toBeGreaterThanOrEqual(Math.floor(45 - (Date.now() - began) / 1000))
  expect(ring.ttl).toBeLessThanOrEqual(45)
  expect(ring.notice).toEqual({
    type: 'call-ringing',
    title: 'Incoming Call',
    body: 'Mira Rao asks for a web call. Open to answer.',
    tag: `ring:${id}`,
    url: '/dashboard/astrologer/dashboard',
    language: 'en',
  })
  // The page that the message opens is rung like any other.
  const line = await socketOf(server, asha, 'line')
  expect((await until(line, ({ type }) => type === 'ring')).ring.session_id).toBe(id)
  expect((await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })).status).toBe(200)
  // The ring may have been sent again before that.
  expect((await push.ofType(browser.endpoint, 'call-accepted')).notice).toMatchObject({
    title: 'Answered on another device',
    tag: `ring:${id}`,
  })
  await mira.call('POST', `/api/calls/end/${id}/`)
})

test('a ring that is cancelled takes its message back', async () => {
  const { asha, browser } = await astrologerWithDevice()
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await client()
  const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  expect((await push.nth(browser.endpoint, 1)).notice).toMatchObject({ title: 'Incoming Chat' })
  await mira.call('POST', `/api/calls/end/${body.session_id}/`)
  expect((await push.ofType(browser.endpoint, 'call-cancelled')).notice).toMatchObject({
    title: 'Chat cancelled',
    body: 'Mira Rao',
    tag: `ring:${body.session_id}`,
  })
})

test('a client whose page is closed hears of the accept and of the end; words wait until both are there', async () => {
  const asha = await insertAstrologer(server)
  const line = await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await client()
  const browser = push.browser('updates.push.services.mozilla.com')
  await mira.call('POST', '/api/calls/notifications/register_device/', { token: browser.token })
  const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  const id = body.session_id
  await until(line, ({ type }) => type === 'ring')
  await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })
  expect((await push.nth(browser.endpoint, 1)).notice).toMatchObject({
    type: 'call-accepted',
    title: 'Chat accepted',
    body: 'Asha Verma is waiting for you.',
    url: `/chat/${asha.id}?session=${id}`,
  })
  const theirs = await socketOf(server, asha, 'consultation', id)
  const say = (text: string) => theirs.socket?.send(JSON.stringify({ type: 'message', id: crypto.randomUUID(), text }))
  const waits = ({ type, again }: { type: string; again?: true }) => type === 'refused' && again === true
  say('are you there?')
  await until(theirs, waits)
  const mine = await socketOf(server, mira, 'consultation', id)
  await until(mine, state('active'))
  say('good, you are')
  await until(mine, ({ type, message }) => type === 'message' && message.text === 'good, you are')
  mine.socket?.close()
  await until(theirs, state('paused'))
  say('come back')
  await until(theirs, waits)
  await asha.call('POST', `/api/calls/end/${id}/`)
  expect((await push.nth(browser.endpoint, 2)).notice).toMatchObject({ type: 'call-ended', tag: `session:${id}` })
})

test('a client who left the page while it rang hears that it was not taken; who is still there sees it', async () => {
  const asha = await insertAstrologer(server)
  const line = await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await client()
  const browser = push.browser()
  await mira.call('POST', '/api/calls/notifications/register_device/', { token: browser.token })
  const rung = async () => {
    const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'web-call' })
    await until(line, ({ type }) => type === 'ring')
    return body.session_id as string
  }
  const watched = await rung()
  const mine = await socketOf(server, mira, 'consultation', watched)
  await asha.call('POST', `/api/calls/end/${watched}/`)
  await until(mine, state('ended'))
  const left = await rung()
  await asha.call('POST', `/api/calls/end/${left}/`)
  expect((await push.nth(browser.endpoint, 1)).notice).toEqual({
    type: 'call-rejected',
    title: 'Call not taken',
    body: 'Asha Verma could not take it just then.',
    tag: `session:${left}`,
    url: `/call/${left}`,
    language: 'en',
  })
  // A side that does not come after the accept hears of that end as well.
  const accepted = await rung()
  await asha.call('POST', `/api/calls/accept/${accepted}/`, { device: 'web' })
  expect((await push.nth(browser.endpoint, 2)).notice.type).toBe('call-accepted')
  await asha.call('POST', `/api/calls/end/${accepted}/`)
  expect((await push.nth(browser.endpoint, 3)).notice).toMatchObject({ type: 'call-ended', title: 'Call ended' })
})

test('a device ends with its log-in, and when its browser no longer wants it', async () => {
  const { asha, browser } = await astrologerWithDevice()
  push.answer(browser.endpoint, 410)
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await client()
  const ask = () => mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  const first = await ask()
  const count = async () => {
    const row = await server.db
      .prepare('SELECT count(*) AS n FROM push_device WHERE user_id = ?')
      .bind(asha.id)
      .first<{ n: number }>()
    return row?.n
  }
  await expect.poll(count).toBe(0)
  const mails = async () =>
    ((await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; subject: string }[])
      .filter(({ to }) => to === asha.email)
      .map(({ subject }) => subject)
  await expect.poll(mails).toEqual(['No device of yours rings any more'])
  await mira.call('POST', `/api/calls/end/${first.body.session_id}/`)
  const again = push.browser()
  await asha.call('POST', '/api/calls/notifications/register_astrologer_device/', {
    token: again.token,
    astrologer_id: asha.id,
  })
  expect((await asha.call('POST', '/api/users/logout/')).status).toBe(200)
  const login = await call(server, 'POST', '/api/users/login/', { email: asha.email, password: PASSWORD })
  const wish = await call(
    server,
    'PUT',
    '/api/astrologers/toggle_status/',
    { status: 'online' },
    { authorization: `Bearer ${login.body.access}` },
  )
  expect([wish.status, wish.body.code]).toEqual([409, 'no_way_to_ring'])
})

test('only real push services, only one’s own account', async () => {
  const asha = await insertAstrologer(server)
  const mira = await insertUser(server)
  const path = '/api/calls/notifications/register_device/'
  const good = push.browser()
  const bad = (change: object) => JSON.stringify({ ...JSON.parse(good.token), ...change })
  for (const token of [
    'x',
    '{}',
    '"text"',
    bad({ endpoint: 'https://people.test/x' }),
    bad({ endpoint: 'http://fcm.googleapis.com/x' }),
    bad({ endpoint: 'https://fcm.googleapis.com.people.test/x' }),
    bad({ endpoint: 'https://fcm.googleapis.com:8443/x' }),
    bad({ keys: { p256dh: 'short', auth: 'short' } }),
  ]) {
    expect((await mira.call('POST', path, { token })).status).toBe(422)
  }
  expect((await asha.call('POST', path, { token: good.token })).status).toBe(403)
  const other = { token: good.token, astrologer_id: mira.id }
  expect((await asha.call('POST', '/api/calls/notifications/register_astrologer_device/', other)).status).toBe(403)
  expect((await mira.call('POST', path, { token: good.token })).status).toBe(201)
})

test('a service worker registers a renewed subscription by the cookie of the login, from our own pages only', async () => {
  for (const person of [await insertAstrologer(server), await insertUser(server)]) {
    const { endpoint, token } = push.browser()
    const renew = (headers: Record<string, string>) =>
      call(server, 'POST', '/api/calls/notifications/renew_device/', { token }, headers)
    expect((await renew({})).status).toBe(401)
    for (const origin of ['https://people.test', 'null'])
      expect((await renew({ cookie: person.cookie, origin })).status).toBe(403)
    expect((await renew({ cookie: person.cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await renew({ cookie: person.cookie, origin: server.url })).status).toBe(201)
    const device = server.db.prepare('SELECT user_id AS userId FROM push_device WHERE endpoint = ?').bind(endpoint)
    expect(await device.first()).toEqual({ userId: person.id })
  }
})
