// A web call by the room's rules: what is heard on both sides is billed, and nothing else.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopAndCheckBooks } from '#tests/support/books/assert-books-balance.ts'
import { insertUser } from '#tests/support/database/insert-people.ts'
import { state, until } from '#tests/support/pages/conversation.ts'
import { type Person, socketOf } from '#tests/support/pages/people.ts'
import { say, webCall } from '#tests/support/pages/web-call.ts'
import { slowClockInPeriod } from '#tests/support/rigs/fast-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
// A stand-in for the relays' API, and the seconds for which it was asked.
const asked: number[] = []
const relays = http.createServer(async (request, response) => {
  asked.push(JSON.parse(Buffer.concat(await request.toArray()).toString()).ttl)
  const iceServers = [{ urls: ['turn:turn.test:3478'], username: 'u', credential: 'c' }]
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ iceServers }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => relays.listen(0, '127.0.0.1', resolve))
  const TURN_API = `http://127.0.0.1:${(relays.address() as AddressInfo).port}`
  // An absence of two seconds, which interrupts a span, takes twenty.
  server = await startTestServer({
    ...slowClockInPeriod(5 * 60_000),
    TURN_KEY_ID: 'key',
    TURN_KEY_TOKEN: 'token',
    TURN_API,
  })
})
afterAll(async () => {
  relays.close()
  await stopAndCheckBooks(server)
})

test('both pages there is not yet a call: the meter runs when each hears the other, and stops when one does not', async () => {
  const { mira, id, mine, theirs } = await webCall(server)
  say(mine, { type: 'media', up: true })
  const one = await until(mine, ({ type, state }) => type === 'state' && state.present.user)
  expect(one.state).toMatchObject({ state: 'connecting', running: false, present: { astrologer: false } })
  say(theirs, { type: 'media', up: true })
  const both = await until(mine, state('active'))
  expect(both.state).toMatchObject({ running: true, hold_cents: 2000 })
  say(theirs, { type: 'media', up: false })
  const paused = await until(mine, state('paused'))
  expect(paused.state).toMatchObject({ running: false, present: { user: true, astrologer: false } })
  say(theirs, { type: 'media', up: true })
  await until(mine, state('active'))
  expect((await mira.call('POST', `/api/calls/end/${id}/`)).status).toBe(200)
  const receipt = (await mira.call('GET', `/api/consultations/${id}/receipt/`)).body
  expect(receipt.kind).toBe('web-call')
  const ms = receipt.spans.reduce((sum: number, { from, to }: { from: number; to: number }) => sum + to - from, 0)
  expect(receipt.billable_seconds).toBe(Math.floor(ms / 1000))
})

test('signals of the two pages arrive at the other side only, and not in a chat', async () => {
  const { mira, id, mine, theirs } = await webCall(server)
  const signal = { kind: 'need', page: crypto.randomUUID() }
  say(mine, { type: 'signal', signal })
  expect((await until(theirs, ({ type }) => type === 'signal')).signal).toEqual(signal)
  say(mine, { type: 'signal', signal: { kind: 'offer', sdp: 'x' } })
  await until(mine, ({ type }) => type === 'refused')
  await mira.call('POST', `/api/calls/end/${id}/`)
})

test('a page that was opened again takes over from the older one', async () => {
  const { asha, mira, id, mine, theirs } = await webCall(server)
  say(mine, { type: 'media', up: true })
  say(theirs, { type: 'media', up: true })
  await until(mine, state('active'))
  const closed = new Promise<number>((resolve) => theirs.socket?.on('close', (code: number) => resolve(code)))
  const again = await socketOf(server, asha, 'consultation', id)
  expect(await closed).toBe(4001)
  await until(mine, state('paused'))
  say(again, { type: 'media', up: true })
  await until(mine, state('active'))
  await mira.call('POST', `/api/calls/end/${id}/`)
})

test('only a party of a live call gets relays, and only while it lasts', async () => {
  const token = async (person: { call: Person['call'] }) => {
    const { status, body } = await person.call('POST', '/api/calls/token/')
    expect([status, body.relay_only]).toEqual([200, true])
    return body.ice_servers.length
  }
  const { asha, mira, id } = await webCall(server)
  expect([await token(mira), await token(asha)]).toEqual([1, 1])
  expect(await token(await insertUser(server))).toBe(0)
  await mira.call('POST', `/api/calls/end/${id}/`)
  expect([await token(mira), await token(asha)]).toEqual([0, 0])
  expect(asked).toHaveLength(2)
  // Six hours, the longest session, and five minutes.
  for (const ttl of asked) expect(ttl).toBeLessThanOrEqual(21_900)
})

test('a call that nobody hears costs nothing', async () => {
  const { mira, id, mine } = await webCall(server)
  say(mine, { type: 'media', up: true })
  await until(mine, ({ type, state }) => type === 'state' && state.present.user)
  await mira.call('POST', `/api/calls/end/${id}/`)
  const receipt = (await mira.call('GET', `/api/consultations/${id}/receipt/`)).body
  expect(receipt).toMatchObject({ billable_seconds: 0, charge_cents: 0 })
  expect((await mira.call('GET', '/api/payments/wallet/')).body).toMatchObject({ balance_cents: 2000, held_cents: 0 })
})

test('line quality: measured by pages of the running call, rated once by each side, by nobody else', async () => {
  const { asha, mira, id, mine, theirs } = await webCall(server)
  const sample = { score: 4.2, round_trip_ms: 80, jitter_ms: 6, loss_percent: 0.4, warnings: ['high-jitter'] }
  const metrics = { session_id: id, samples: [sample, { ...sample, score: null, round_trip_ms: null, warnings: [] }] }
  const early = await mira.call('POST', `/api/calls/${id}/feedback/`, { score: 5 })
  expect([early.status, early.body.code]).toEqual([409, 'wrong_state'])
  say(mine, { type: 'media', up: true })
  say(theirs, { type: 'media', up: true })
  await until(mine, state('active'))
  expect((await mira.call('POST', '/api/calls/metrics/', metrics)).status).toBe(201)
  const row = await server.db.prepare('SELECT * FROM call_metric WHERE session_id = ?').bind(id).first()
  expect(row).toMatchObject({
    side: 'user',
    samples: 2,
    score: 4.2,
    round_trip_ms: 80,
    jitter_ms: 6,
    loss_percent: 0.4,
    warnings: 'high-jitter',
  })
  const stranger = await insertUser(server)
  expect((await stranger.call('POST', '/api/calls/metrics/', metrics)).status).toBe(404)
  expect((await stranger.call('POST', `/api/calls/${id}/feedback/`, { score: 1 })).status).toBe(404)
  await mira.call('POST', `/api/calls/end/${id}/`)
  await until(theirs, state('ended'))
  for (const wrong of [{ score: 0 }, { score: 6 }, { score: 2.5 }, { score: 3, issue: 'boring' }, {}]) {
    expect((await mira.call('POST', `/api/calls/${id}/feedback/`, wrong)).status).toBe(422)
  }
  expect((await mira.call('POST', `/api/calls/${id}/feedback/`, { score: 2, issue: 'echo' })).status).toBe(201)
  expect((await mira.call('POST', `/api/calls/${id}/feedback/`, { score: 5 })).body.code).toBe('already_answered')
  expect((await asha.call('POST', `/api/calls/${id}/feedback/`, { score: 5 })).status).toBe(201)
  expect((await mira.call('POST', '/api/calls/metrics/', metrics)).body.code).toBe('wrong_state')
})
