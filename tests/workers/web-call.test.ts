// A web call by the room's rules: what is heard on both sides is billed, and nothing else.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, state, until } from '#tests/support/conversation.ts'
import { registerAstrologer, registerUser, socketOf, topUp } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { createDb } from '#workers/db/client.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/money/index.ts'

let server: TestServer
// What stands in for the relays' API, and for how many seconds it was asked.
const asked: number[] = []
const relays = http.createServer(async (request, response) => {
  asked.push(JSON.parse(Buffer.concat(await request.toArray()).toString()).ttl)
  const iceServers = [{ urls: ['turn:turn.test:3478'], username: 'u', credential: 'c' }]
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ iceServers }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => relays.listen(0, '127.0.0.1', resolve))
  const TURN_API = `http://127.0.0.1:${(relays.address() as AddressInfo).port}`
  server = await startTestServer({ TURN_KEY_ID: 'key', TURN_KEY_TOKEN: 'token', TURN_API })
})
afterAll(async () => {
  const db = createDb(server.db)
  const violations = (await checkLedger(db)).filter(({ count }) => count > 0)
  const bills = (await checkBills(db)).count
  await server.stop()
  relays.close()
  expect([violations, bills]).toEqual([[], 0])
})

const say = ({ socket }: Opened, command: object) => socket?.send(JSON.stringify(command))

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function call() {
  const asha = await registerAstrologer(server, { price: 1.8 })
  const line = await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await registerUser(server)
  await topUp(mira, 2000)
  const asked = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'web-call' })
  const id: string = asked.body.session_id
  const { ring } = await until(line, ({ type }) => type === 'ring')
  expect(ring).toMatchObject({ session_id: id, type: 'web-call' })
  const accepted = await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })
  expect(accepted.body.url).toBe(`/call/${id}`)
  const mine = await socketOf(server, mira, 'consultation', id)
  const theirs = await socketOf(server, asha, 'consultation', id)
  await until(mine, state('connecting'))
  return { asha, mira, id, mine, theirs }
}

test('both pages there is not yet a call: the meter runs when each hears the other, and stops when one does not', async () => {
  const { mira, id, mine, theirs } = await call()
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
  expect(receipt.spans).toHaveLength(2)
  const ms = receipt.spans.reduce((sum: number, { from, to }: { from: number; to: number }) => sum + to - from, 0)
  expect(receipt.billable_seconds).toBe(Math.floor(ms / 1000))
})

test('what the two pages tell each other arrives at the other side only, and not in a chat', async () => {
  const { mira, id, mine, theirs } = await call()
  const signal = { kind: 'need', page: crypto.randomUUID() }
  say(mine, { type: 'signal', signal })
  expect((await until(theirs, ({ type }) => type === 'signal')).signal).toEqual(signal)
  say(mine, { type: 'signal', signal: { kind: 'offer', sdp: 'x' } })
  await until(mine, ({ type }) => type === 'refused')
  await mira.call('POST', `/api/calls/end/${id}/`)
})

test('a page that was opened again takes over from the older one', async () => {
  const { asha, mira, id, mine, theirs } = await call()
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

test('relays are for whoever has a live call, and for no longer than that', async () => {
  const token = async (person: { call: Awaited<ReturnType<typeof call>>['mira']['call'] }) => {
    const { status, body } = await person.call('POST', '/api/calls/token/')
    expect([status, body.relay_only]).toEqual([200, true])
    return body.ice_servers.length
  }
  const { asha, mira, id } = await call()
  expect([await token(mira), await token(asha)]).toEqual([1, 1])
  expect(await token(await registerUser(server))).toBe(0)
  await mira.call('POST', `/api/calls/end/${id}/`)
  expect([await token(mira), await token(asha)]).toEqual([0, 0])
  expect(asked).toHaveLength(2)
  // Six hours, the longest session, and five minutes.
  for (const ttl of asked) expect(ttl).toBeLessThanOrEqual(21_900)
})

test('a call that nobody hears costs nothing', async () => {
  const { mira, id, mine } = await call()
  say(mine, { type: 'media', up: true })
  await until(mine, ({ type, state }) => type === 'state' && state.present.user)
  await mira.call('POST', `/api/calls/end/${id}/`)
  const receipt = (await mira.call('GET', `/api/consultations/${id}/receipt/`)).body
  expect(receipt).toMatchObject({ billable_seconds: 0, charge_cents: 0 })
  expect((await mira.call('GET', '/api/payments/wallet/')).body).toMatchObject({ balance_cents: 2000, held_cents: 0 })
})

test('how the line was: measured by pages of the call while it runs, told once by each side, by nobody else', async () => {
  const { asha, mira, id, mine, theirs } = await call()
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
  const stranger = await registerUser(server)
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

// A call in which both hear each other; its pages give signs of life.
async function speaking() {
  const made = await call()
  const { mine, theirs } = made
  const pinging = [mine, theirs].map((page) => setInterval(() => say(page, { type: 'ping' }), 5_000))
  say(mine, { type: 'media', up: true })
  say(theirs, { type: 'media', up: true })
  await Promise.all([until(mine, state('active')), until(theirs, state('active'))])
  await wait(2_000)
  const receipt = async () => (await made.mira.call('GET', `/api/consultations/${made.id}/receipt/`)).body
  return { ...made, receipt, quiet: () => pinging.forEach(clearInterval) }
}

const PAID = { end_reason: 'connection_lost', ended_by: 'user' }
const FREE = { end_reason: 'connection_lost', ended_by: 'astrologer', charge_cents: 0 }

test.concurrent('the user whose page is gone pays for what was heard, whatever the other side hears after it', async () => {
  const { mine, theirs, receipt, quiet } = await speaking()
  mine.socket?.terminate()
  await until(theirs, state('paused'))
  // The sound ends a moment after the page.
  say(theirs, { type: 'media', up: false, silent_ms: 200 })
  await until(theirs, state('ended'))
  quiet()
  const bill = await receipt()
  expect(bill).toMatchObject(PAID)
  expect(bill.billable_seconds).toBeGreaterThanOrEqual(1)
  expect(bill.charge_cents).toBeGreaterThan(0)
}, 90_000)

test.concurrent('a page that is opened again without sound does not pass the loss on', async () => {
  const { mira, id, mine, theirs, receipt, quiet } = await speaking()
  mine.socket?.terminate()
  await until(theirs, state('paused'))
  say(theirs, { type: 'media', up: false })
  const again = await socketOf(server, mira, 'consultation', id)
  const pinging = setInterval(() => say(again, { type: 'ping' }), 5_000)
  await until(theirs, state('ended'))
  quiet()
  clearInterval(pinging)
  expect(await receipt()).toMatchObject(PAID)
}, 90_000)

test.concurrent('the astrologer whose page is gone is the one to blame, and it is free', async () => {
  const { mine, theirs, receipt, quiet } = await speaking()
  theirs.socket?.terminate()
  await until(mine, state('paused'))
  say(mine, { type: 'media', up: false })
  await until(mine, state('ended'))
  quiet()
  expect(await receipt()).toMatchObject(FREE)
}, 90_000)

test.concurrent('the user is not heard any more: it is the user who is missing', async () => {
  const { mine, theirs, receipt, quiet } = await speaking()
  say(theirs, { type: 'media', up: false })
  await until(mine, state('ended'))
  quiet()
  const bill = await receipt()
  expect(bill).toMatchObject(PAID)
  expect(bill.charge_cents).toBeGreaterThan(0)
}, 90_000)

test.concurrent('the astrologer is not heard any more: it is the astrologer who is missing', async () => {
  const { mine, theirs, receipt, quiet } = await speaking()
  say(mine, { type: 'media', up: false })
  await until(theirs, state('ended'))
  quiet()
  expect(await receipt()).toMatchObject(FREE)
}, 90_000)

test.concurrent('neither hears the other, and both pages are there: nobody is to blame', async () => {
  const { mine, theirs, receipt, quiet } = await speaking()
  say(mine, { type: 'media', up: false })
  say(theirs, { type: 'media', up: false })
  await until(theirs, state('ended'))
  quiet()
  expect(await receipt()).toMatchObject({ end_reason: 'connection_lost', ended_by: 'system', charge_cents: 0 })
}, 90_000)

test.concurrent('hearing ended when the last packet came, and never before it began', async () => {
  const { mira, id, mine, theirs, receipt, quiet } = await speaking()
  await wait(1_000)
  say(theirs, { type: 'media', up: false, silent_ms: 2_000 })
  await until(mine, state('paused'))
  say(theirs, { type: 'media', up: true })
  await until(mine, state('active'))
  say(theirs, { type: 'media', up: false, silent_ms: 5_000 })
  await until(mine, state('paused'))
  for (const silent_ms of [-1, 5_001, 0.5]) say(theirs, { type: 'media', up: true, silent_ms })
  expect(await theirs.closed).toBe(1008)
  quiet()
  await mira.call('POST', `/api/calls/end/${id}/`)
  const { spans } = await receipt()
  // Three seconds less two, give or take what the way takes; the second stretch is nothing.
  expect(spans).toHaveLength(1)
  expect(spans[0].to - spans[0].from).toBeGreaterThan(500)
  expect(spans[0].to - spans[0].from).toBeLessThan(2_000)
}, 30_000)
