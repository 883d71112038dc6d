// Faults that were found by trying: each of these failed before.
import { beforeAll, expect, test } from 'vitest'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { state, until } from '#tests/support/pages/conversation.ts'
import { type Person, socketOf, topUp } from '#tests/support/pages/people.ts'
import { openSocket } from '#tests/support/pages/socket.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { transcriptOf } from '#tests/support/transcript.ts'
import { createDb } from '#workers/db/client.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { deleteOldLogins } from '#workers/domain/identity/logins/login.repo.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

async function chat(mira?: Person, cents = 2000) {
  const asha = await insertAstrologer(server)
  const line = await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  mira ??= await insertUser(server)
  if (cents > 0) await topUp(mira, cents)
  const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  const id: string = body.session_id
  await until(line, ({ type }) => type === 'ring')
  const mine = await socketOf(server, mira, 'consultation', id)
  await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })
  const theirs = await socketOf(server, asha, 'consultation', id)
  await until(mine, state('active'))
  return { asha, mira, id, mine, theirs }
}

test('a viewer that never answers its closing keeps no news from others, and fails no switch', {
  tags: ['long'],
}, async () => {
  for (let n = 0; n < 12; n += 1) {
    const answer = await fetch(`${server.url}/api/live/ticket/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"scope":"presence"}',
    })
    const { ticket, url } = (await answer.json()) as { ticket: string; url: string }
    const { socket } = await openSocket(server.url + url, ['drishti', ticket], server.url)
    socket?.send('x')
    socket?.pause()
  }
  const { asha, mira, id } = await chat()
  expect((await mira.call('POST', `/api/calls/end/${id}/`)).status).toBe(200)
  const off = await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'offline' })
  expect([off.status, off.body.status]).toEqual([200, 'offline'])
})

test('an id that was used in another conversation keeps no message out of the transcript', {
  tags: ['long'],
}, async () => {
  for (let n = 0; n < 2; n += 1) {
    const { mira, id, mine, theirs } = await chat()
    mine.socket?.send(JSON.stringify({ type: 'message', id: 'the-same-id', text: `message ${n}` }))
    await until(theirs, ({ type }) => type === 'message')
    await mira.call('POST', `/api/calls/end/${id}/`)
    expect((await transcriptOf(server, id)).map(({ text }) => text)).toEqual([`message ${n}`])
  }
})

test('a second hold that is in the books, but not in the room, is resolved at the end', {
  tags: ['long'],
}, async () => {
  const { mira, id } = await chat()
  await topUp(mira, 500)
  await server.db
    .prepare(
      "INSERT INTO transfer (id, phase, pending_id, dr, cr, amount, code, ref, actor, at) SELECT 'h:' || ?1 || '#2', 'pending', NULL, 'u:' || ?2, 'rev:usd', 500, 'hold', ?1, 'system', 1",
    )
    .bind(id, mira.id)
    .run()
    .catch(() => undefined)
  await mira.call('POST', `/api/calls/end/${id}/`)
  expect((await mira.call('GET', '/api/payments/wallet/')).body.held_cents).toBe(0)
  expect((await checkLedger(createDb(server.db))).filter(({ count }) => count > 0)).toEqual([])
})

test('several old sessions are forgotten together with their tokens', { tags: ['long'] }, async () => {
  const db = createDb(server.db)
  const people = await Promise.all([insertUser(server), insertUser(server), insertUser(server)])
  const ids = JSON.stringify(people.map(({ id }) => id))
  const theirs = 'user_id IN (SELECT value FROM json_each(?))'
  await server.db.prepare(`UPDATE auth_session SET absolute_expires_at = 1 WHERE ${theirs}`).bind(ids).run()
  await deleteOldLogins(db, 2)
  const left = await server.db.prepare(`SELECT count(*) AS n FROM auth_session WHERE ${theirs}`).bind(ids).first('n')
  expect(left).toBe(0)
})

test('a top-up is held at once for a session that has time left, and the balance says so', async () => {
  const { mira, mine, id } = await chat()
  await topUp(mira, 1000)
  const { state: now } = await until(mine, (message) => message.type === 'state' && message.state.hold_cents === 3000)
  expect(now.balance_cents).toBe(3000 - now.cost_cents)
  await mira.call('POST', `/api/calls/end/${id}/`)
})

test('with two chats the balance is the wallet, not what the other one left over', { tags: ['long'] }, async () => {
  const first = await chat(undefined, 30_000)
  const second = await chat(first.mira, 0)
  const { body } = await first.mira.call('GET', '/api/payments/wallet/')
  expect(body.balance_cents).toBe(30_000)
  expect(body.held_cents).toBeGreaterThan(0)
  await topUp(first.mira, 500)
  for (const { mine } of [first, second]) {
    const said = await until(mine, ({ type, state }) => type === 'state' && state.balance_cents > 30_000)
    expect(said.state.balance_cents).toBe(30_500 - said.state.cost_cents)
  }
  for (const { id } of [first, second]) await first.mira.call('POST', `/api/calls/end/${id}/`)
})

test('an upgrade with a ticket that nobody made is refused before any room is made for it', async () => {
  const made = '/live/consultation/NoSuchSession000000000'
  expect((await openSocket(server.url + made, ['drishti', 'A'.repeat(43)], server.url)).status).toBe(401)
  const { mira, id } = await chat()
  const { body } = await mira.call('POST', '/api/live/ticket/', { scope: 'consultation', id })
  expect((await openSocket(server.url + made, ['drishti', body.ticket], server.url)).status).toBe(401)
  expect((await openSocket(server.url + body.url, ['drishti', body.ticket], server.url)).status).toBe(101)
  await mira.call('POST', `/api/calls/end/${id}/`)
})

test('a message before the accept says that the session has not begun', async () => {
  const asha = await insertAstrologer(server)
  await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  const mine = await socketOf(server, mira, 'consultation', body.session_id)
  mine.socket?.send('{"type":"message","id":"too-early","text":"hello"}')
  const refused = await until(mine, ({ type }) => type === 'refused')
  expect(refused).toMatchObject({ id: 'too-early', message: 'The session has not begun yet.' })
})

test('a budget says that it ends the session, not the wallet', async () => {
  const asha = await insertAstrologer(server)
  const line = await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await insertUser(server)
  await topUp(mira, 5000)
  const { body } = await mira.call('POST', '/api/consultations/', {
    astrologer_id: asha.id,
    kind: 'chat',
    budget_cents: 900,
  })
  await until(line, ({ type }) => type === 'ring')
  const mine = await socketOf(server, mira, 'consultation', body.session_id)
  await asha.call('POST', `/api/calls/accept/${body.session_id}/`, { device: 'web' })
  const theirs = await socketOf(server, asha, 'consultation', body.session_id)
  const said = await until(mine, ({ type, state: now }) => type === 'state' && now.hold_cents > 0)
  expect(said.state).toMatchObject({ hold_cents: 900, limited_by: 'budget' })
  // The balance of the wallet and its limits are not the astrologer's to know.
  const told = await until(theirs, state('active'))
  expect(told.state).toMatchObject({ hold_cents: null, left_ms: null, limited_by: null, balance_cents: null })
  const budgets = [mira, asha].map((who) => who.call('GET', `/api/consultations/${body.session_id}/`))
  expect((await Promise.all(budgets)).map((answer) => answer.body.budget_cents)).toEqual([900, null])
  await mira.call('POST', `/api/calls/end/${body.session_id}/`)
})

test('a refused request does not bury the conversation before it', async () => {
  const { asha, mira, mine, id } = await chat()
  mine.socket?.send('{"type":"message","id":"before-it","text":"worth keeping"}')
  await until(mine, ({ type }) => type === 'ack')
  await mira.call('POST', `/api/calls/end/${id}/`)
  const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  await mira.call('POST', `/api/calls/end/${body.session_id}/`)
  const page = await fetch(`${server.url}/chat/${asha.id}`, { headers: { cookie: mira.cookie } })
  expect(await page.text()).toContain('worth keeping')
  const other = await fetch(`${server.url}/chat/${asha.id}?session=${body.session_id}`, {
    headers: { cookie: mira.cookie },
  })
  expect(await other.text()).not.toContain('worth keeping')
})

test('a missing, mistyped or unknown field gets a sentence for people', { tags: ['long'] }, async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { requestBody?: unknown; 'x-access': string }>>
  }
  const mira = await insertUser(server)
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!operation.requestBody || !/public|signed-in|user/.test(operation['x-access'])) continue
      const address = `/api${path.replace(/\{\w+\}/g, 'none')}`
      for (const body of [{}, { nobody_knows: 1, email: 5, name: [], lat: 'x' }]) {
        const { status, body: answer } = await mira.call(method.toUpperCase(), address, body)
        expect(status, address).toBeLessThan(500)
        expect(JSON.stringify(answer.fields ?? {}), address).not.toMatch(/invalid|expected|received|undefined|NaN/i)
      }
    }
  }
})

test('a key that appears twice in an address is refused', async () => {
  expect((await fetch(`${server.url}/api/astrologers/available/?search=a&search=b`)).status).toBe(400)
})

test('after all of this each bill follows from its facts', async () => {
  expect(await checkBills(createDb(server.db))).toMatchObject({ id: 'I14', count: 0 })
})
