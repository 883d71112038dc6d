// The server killed with SIGKILL at named steps of a live chat, and started again on the same state.
import { afterEach, expect, test, vi } from 'vitest'
import { eventually, logIn, type Opened, state, until } from '#tests/support/pages/conversation.ts'
import { type Person, socketOf } from '#tests/support/pages/people.ts'
import { slowClock } from '#tests/support/rigs/fast-clock.ts'
import { type KillableServer, startKillableServer } from '#tests/support/servers/killable-server.ts'

let server: KillableServer
afterEach(() => server.stop())

const TAB = 'the-only-tab'

async function asked(): Promise<{ user: Person; meera: Person; id: string }> {
  const [user, meera] = [await logIn(server, 'user@drishti.test'), await logIn(server, 'astrologer@drishti.test')]
  const line = await socketOf(server, meera, 'line')
  await meera.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const { body } = await user.call('POST', '/api/consultations/', { astrologer_id: meera.id, kind: 'chat' })
  await until(line, ({ type }) => type === 'ring')
  return { user, meera, id: body.session_id }
}

const accept = (meera: Person, id: string) =>
  meera.call('POST', `/api/calls/accept/${id}/`, { device: 'web', tab: TAB })

type Rooms = { mine: Opened; theirs: Opened }
async function both(user: Person, meera: Person, id: string, { silent = false } = {}): Promise<Rooms> {
  const mine = await socketOf(server, user, 'consultation', id, { silent })
  const theirs = await socketOf(server, meera, 'consultation', id)
  await until(mine, state('active'))
  await until(theirs, state('active'))
  return { mine, theirs }
}

async function again(): Promise<{ user: Person; meera: Person }> {
  await server.restart()
  return { user: await logIn(server, 'user@drishti.test'), meera: await logIn(server, 'astrologer@drishti.test') }
}

/** The receipt once the session has ended by itself or by somebody; its bill is checked against its own spans. */
async function receiptOf(user: Person, id: string) {
  const { body } = await eventually(
    () => user.call('GET', `/api/consultations/${id}/receipt/`),
    ({ status }) => status === 200,
  )
  const ms = body.spans.reduce((sum: number, { from, to }: { from: number; to: number }) => sum + to - from, 0)
  expect(body.billable_seconds).toBe(Math.floor(ms / 1000))
  expect(body.charge_cents).toBe(Math.floor((150 * body.billable_seconds + 30) / 60))
  return body
}

async function cleanUp(user: Person, meera: Person, id: string): Promise<void> {
  expect(await server.violations()).toEqual([])
  const wallet = (await user.call('GET', '/api/payments/wallet/')).body
  expect(wallet.held_cents).toBe(0)
  const holds = server.query<{ n: number }>("SELECT count(*) AS n FROM transfer WHERE ref = ? AND code = 'hold'", id)
  const posts = server.query<{ n: number }>(
    "SELECT count(*) AS n FROM transfer WHERE ref = ? AND phase IN ('post','void')",
    id,
  )
  expect([holds[0]?.n, posts[0]?.n]).toEqual([1, 1])
  await eventually(
    async () => (await meera.call('GET', '/api/astrologers/get_status/')).body.status,
    (status) => status !== 'busy',
  )
}

/** The transcript stands in R2 by itself, and the chat's page shows these texts in their order. */
async function transcriptStands({ user, meera }: { user: Person; meera: Person }, id: string, texts: string[]) {
  const key = () =>
    server.query<{ transcript_key: string | null }>('SELECT transcript_key FROM consultation WHERE id = ?', id)[0]
      ?.transcript_key
  await vi.waitUntil(key, { timeout: 100_000, interval: 250 })
  const page = await fetch(`${server.url}/chat/${meera.id}`, { headers: { cookie: user.cookie } })
  const html = await page.text()
  const places = texts.map((text) => html.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
}

test('killed right after a request: the astrologer is free within half a minute', { tags: ['long'] }, async () => {
  server = await startKillableServer()
  const [user, meera] = [await logIn(server, 'user@drishti.test'), await logIn(server, 'astrologer@drishti.test')]
  await socketOf(server, meera, 'line')
  await meera.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const killed = server.killAt('room.open')
  const ask = { astrologer_id: meera.id, kind: 'chat' }
  const lost = user.call('POST', '/api/consultations/', ask).catch(() => 'no answer')
  await killed
  expect(await lost).toBe('no answer')
  const row = () =>
    server.query<{ state: string; requested_at: number; ended_at: number }>(
      "SELECT state, requested_at, ended_at FROM consultation WHERE end_reason = 'failed' OR state = 'requested'",
    )[0]
  const requestedAt = row()?.requested_at ?? 0
  await server.restart()
  const restartedAt = Date.now()
  await vi.waitUntil(() => row()?.state === 'ended', { timeout: 100_000, interval: 500 })
  // Every 15 s the rows are looked at that are older than 15 s; a minute for the look of a busy machine.
  expect(row()?.ended_at).toBeLessThan(Math.max(requestedAt + 30_000, restartedAt + 15_000) + 60_000)
  await eventually(
    async () => (await meera.call('GET', '/api/astrologers/get_status/')).body.status,
    (status) => status !== 'busy',
  )
  expect(await server.violations()).toEqual([])
})

test('killed after the hold is in the books, before the room knows: the same accept goes on, one hold', {
  tags: ['long'],
}, async () => {
  server = await startKillableServer(slowClock())
  const { meera, id } = await asked()
  const killed = server.killAt('room.hold-taken')
  const lost = accept(meera, id).catch(() => 'no answer')
  await killed
  expect(await lost).toBe('no answer')
  expect(await server.violations()).toEqual([])
  const people = await again()
  expect((await accept(people.meera, id)).status).toBe(200)
  await both(people.user, people.meera, id)
  await people.user.call('POST', `/api/calls/end/${id}/`)
  await receiptOf(people.user, id)
  await cleanUp(people.user, people.meera, id)
})

test('killed in the middle of a message: it is there once, nothing said before is lost, the chat goes on', {
  tags: ['long'],
}, async () => {
  server = await startKillableServer(slowClock())
  const { user, meera, id } = await asked()
  await accept(meera, id)
  const { mine, theirs } = await both(user, meera, id)
  theirs.socket?.send(JSON.stringify({ type: 'message', id: 'said-before', text: 'said before' }))
  await until(theirs, ({ type }) => type === 'ack')
  const killed = server.killAt('room.message-stored')
  mine.socket?.send(JSON.stringify({ type: 'message', id: 'cut-in-half', text: 'cut in half' }))
  await killed
  expect(await server.violations()).toEqual([])
  const people = await again()
  const rooms = await both(people.user, people.meera, id)
  rooms.mine.socket?.send(JSON.stringify({ type: 'resume', after: 0 }))
  expect((await until(rooms.mine, ({ type }) => type === 'message')).message.text).toBe('said before')
  rooms.mine.socket?.send(JSON.stringify({ type: 'message', id: 'cut-in-half', text: 'cut in half' }))
  expect(await until(rooms.mine, ({ type }) => type === 'ack')).toMatchObject({ id: 'cut-in-half', seq: 2 })
  await people.meera.call('POST', `/api/calls/end/${id}/`)
  await receiptOf(people.user, id)
  await transcriptStands(people, id, ['said before', 'cut in half'])
  await cleanUp(people.user, people.meera, id)
})

for (const [step, where, tags] of [
  ['room.before-settle', 'after the end is stored, before the money moves', ['long']],
  ['room.settled', 'after the money moved, before the room knows', []],
] as const) {
  test(`killed ${where}: it settles by itself, once`, { tags: [...tags] }, async () => {
    server = await startKillableServer()
    const { user, meera, id } = await asked()
    await accept(meera, id)
    await both(user, meera, id)
    const killed = server.killAt(step)
    const lost = user.call('POST', `/api/calls/end/${id}/`).catch(() => 'no answer')
    await killed
    expect(await lost).toBe('no answer')
    expect(await server.violations()).toEqual([])
    const people = await again()
    const receipt = await receiptOf(people.user, id)
    expect(receipt.end_reason).toBe('user_ended')
    await cleanUp(people.user, people.meera, id)
  })
}

for (const [step, tags] of [
  ['transcript.begin', ['long']],
  ['transcript.stored', ['long']],
  ['transcript.named', ['long']],
] as const) {
  test(`killed at ${step}: the whole transcript is stored`, { tags: [...tags] }, async () => {
    server = await startKillableServer()
    const { user, meera, id } = await asked()
    await accept(meera, id)
    const { mine, theirs } = await both(user, meera, id)
    mine.socket?.send(JSON.stringify({ type: 'message', id: 'message-1', text: 'first words' }))
    await until(theirs, ({ type }) => type === 'message')
    theirs.socket?.send(JSON.stringify({ type: 'message', id: 'message-2', text: 'second words' }))
    await until(theirs, ({ type }) => type === 'ack')
    const killed = server.killAt(step)
    const lost = user.call('POST', `/api/calls/end/${id}/`).catch(() => 'no answer')
    await killed
    await lost
    const people = await again()
    await transcriptStands(people, id, ['first words', 'second words'])
    await receiptOf(people.user, id)
    await cleanUp(people.user, people.meera, id)
  })
}

test('killed while somebody types without a pause: silent pages were asked all the same, and the time is billed', {
  tags: ['long'],
}, async () => {
  server = await startKillableServer()
  const { user, meera, id } = await asked()
  await accept(meera, id)
  const { mine, theirs } = await both(user, meera, id, { silent: true })
  const typing = setInterval(() => theirs.socket?.send(JSON.stringify({ type: 'typing', on: true })), 1_000)
  // The room writes down who is there as it asks. On a busy machine that may be so late that only the time in which the page
  // was heard counts: ten seconds.
  for (let second = 1; second <= 10; second++) setTimeout(() => mine.socket?.send('{"type":"ping"}'), second * 1_000)
  await until(mine, ({ type }) => type === 'are-you-there')
  clearInterval(typing)
  await server.killNow()
  expect(await server.violations()).toEqual([])
  const people = await again()
  await people.user.call('POST', `/api/calls/end/${id}/`)
  const receipt = await receiptOf(people.user, id)
  expect(receipt.billable_seconds).toBeGreaterThanOrEqual(8)
  await cleanUp(people.user, people.meera, id)
})
