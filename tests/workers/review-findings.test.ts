// Faults that were found by trying: each of these failed before.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { state, until } from '#tests/support/conversation.ts'
import { registerAstrologer, registerUser, socketOf, topUp } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { openSocket } from '#tests/support/socket.ts'
import { createDb } from '#workers/db/client.ts'
import { deleteOldSessions } from '#workers/domain/identity/session.repo.ts'
import { checkLedger } from '#workers/domain/money/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function chat() {
  const asha = await registerAstrologer(server)
  const line = await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await registerUser(server)
  await topUp(mira, 2000)
  const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  const id: string = body.session_id
  await until(line, ({ type }) => type === 'ring')
  const mine = await socketOf(server, mira, 'consultation', id)
  await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })
  const theirs = await socketOf(server, asha, 'consultation', id)
  await until(mine, state('active'))
  return { asha, mira, id, mine, theirs }
}

test('a viewer that never answers its closing keeps no news from others, and fails no switch', async () => {
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

test('an id that was used in another conversation keeps no message out of the transcript', async () => {
  for (let n = 0; n < 2; n += 1) {
    const { mira, id, mine, theirs } = await chat()
    mine.socket?.send(JSON.stringify({ type: 'message', id: 'the-same-id', text: `message ${n}` }))
    await until(theirs, ({ type }) => type === 'message')
    await mira.call('POST', `/api/calls/end/${id}/`)
    const { results } = await server.db.prepare('SELECT text FROM message WHERE session_id = ?').bind(id).all()
    expect(results).toEqual([{ text: `message ${n}` }])
  }
})

test('a second hold that is in the books, but not in the room, is resolved at the end', async () => {
  const { mira, id } = await chat()
  await topUp(mira, 500)
  await server.db
    .prepare(
      "INSERT INTO transfer SELECT 'h:' || ?1 || '#2', 'pending', NULL, 'u:' || ?2, 'rev:usd', 500, 'hold', ?1, 'system', 1",
    )
    .bind(id, mira.id)
    .run()
    .catch(() => undefined)
  await mira.call('POST', `/api/calls/end/${id}/`)
  expect((await mira.call('GET', '/api/payments/wallet/')).body.held_cents).toBe(0)
  expect((await checkLedger(createDb(server.db))).filter(({ count }) => count > 0)).toEqual([])
})

test('several old sessions are forgotten together with their tokens', async () => {
  const db = createDb(server.db)
  await Promise.all([registerUser(server), registerUser(server), registerUser(server)])
  await deleteOldSessions(db, Date.now() + 100 * 86_400_000)
  const left = await server.db.prepare('SELECT count(*) AS n FROM auth_session').first<{ n: number }>()
  expect(left?.n).toBe(0)
})
