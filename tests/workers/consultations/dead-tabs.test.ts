// Tabs that die without a word: nobody pings any more, and nobody closes. On a clock that runs faster.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAstrologer } from '#tests/support/database/insert-people.ts'
import { chatting } from '#tests/support/pages/chats.ts'
import { eventually, type Opened, state, until } from '#tests/support/pages/conversation.ts'
import { socketOf } from '#tests/support/pages/people.ts'
import { inTurn, type TestClock } from '#tests/support/rigs/fast-clock.ts'
import { startFastServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer & { clock: TestClock }
beforeAll(async () => {
  server = await startFastServer()
})
afterAll(() => server.stop())

/** As a page does, every five seconds of the product's clock. */
function keepPinging({ socket }: Opened) {
  return setInterval(() => socket?.send('{"type":"ping"}'), 5_000 / server.clock.rate)
}

test.concurrent('a silent side of a chat is gone by itself, and not billed past its last sign', {
  tags: ['long'],
}, async () => {
  const { mira, asha, id, mine, theirs } = await inTurn(() => chatting(server, { silent: true }))
  const pinging = keepPinging(theirs)
  await until(theirs, state('paused'))
  expect(await mine.closed).toBe(1001)
  clearInterval(pinging)
  await asha.call('POST', `/api/calls/end/${id}/`)
  const receipt = (await mira.call('GET', `/api/consultations/${id}/receipt/`)).body
  // It was heard when it joined; fresh for 12 s; nothing after that.
  expect(receipt.billable_seconds).toBeLessThanOrEqual(12)
})

test.concurrent('an astrologer whose last tab died goes offline automatically, and is notified', {
  tags: ['long'],
}, async () => {
  const asha = await insertAstrologer(server, { name: 'Lata Sen' })
  // The silence begins when the tab is opened: it never pings.
  const started = server.clock.now()
  await socketOf(server, asha, 'line', undefined, { silent: true })
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const { body } = await eventually(
    () => asha.call('GET', '/api/astrologers/get_status/'),
    ({ body: { status } }) => status === 'offline',
  )
  expect(server.clock.now() - started).toBeGreaterThan(40_000)
  expect(body.went_offline_by_itself).toBe(true)
})

test.concurrent('a hidden tab that only answers when asked stays there, and its time counts', {
  tags: ['long'],
}, async () => {
  // Nobody pings by a timer: all sockets answer when they are asked.
  const { mira, asha, id } = await inTurn(() => chatting(server))
  // A silent tab would be gone within these 50 s of the product's clock, with 12 s on the meter.
  const started = server.clock.now()
  await eventually(
    async () => (await mira.call('GET', '/api/consultations/live/')).body.meter,
    (meter) => {
      expect(meter).toBeTruthy()
      return server.clock.now() - started > 50_000 && meter.billable_ms > 45_000
    },
  )
  await mira.call('POST', `/api/calls/end/${id}/`)
  const receipt = (await mira.call('GET', `/api/consultations/${id}/receipt/`)).body
  const lasted = (receipt.ended_at - receipt.started_at) / 1000
  expect(lasted).toBeGreaterThan(45)
  // The last answer may be as old as one round of checks; a tab that were dead would have paid for 12 s.
  expect(receipt.billable_seconds).toBeGreaterThan(30)
  await eventually(
    async () => (await asha.call('GET', '/api/astrologers/get_status/')).body.status,
    (status) => status === 'online',
  )
})

test.concurrent('the side that is missing at the end is the one to blame, and its short session is free', {
  tags: ['long'],
}, async () => {
  const { asha, mira, mine, theirs, id } = await inTurn(() => chatting(server))
  mine.socket?.close()
  await until(theirs, state('paused'))
  theirs.socket?.close()
  const back = await socketOf(server, mira, 'consultation', id)
  const pinging = keepPinging(back)
  const ended = await until(back, state('ended'))
  clearInterval(pinging)
  expect(ended.state).toMatchObject({ end_reason: 'connection_lost', ended_by: 'astrologer', cost_cents: 0 })
  expect((await asha.call('GET', `/api/consultations/${id}/receipt/`)).body.charge_cents).toBe(0)
})
