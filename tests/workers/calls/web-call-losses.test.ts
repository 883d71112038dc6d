// A side of a web call that is lost for a minute: who is to blame, and what was heard until then.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopAndCheckBooks } from '#tests/support/books/assert-books-balance.ts'
import { meterReaches, type Opened, state, until } from '#tests/support/pages/conversation.ts'
import { socketOf } from '#tests/support/pages/people.ts'
import { say, webCall } from '#tests/support/pages/web-call.ts'
import { inTurn, machineClock, type TestClock } from '#tests/support/rigs/fast-clock.ts'
import { startFastServer, startTestServer, type TestServer } from '#tests/support/servers/server.ts'

// Tests that wait for minutes use a server with a fast clock; tests that measure tenths of a second use the real clock.
let fast: Timed
let exact: Timed
beforeAll(async () => {
  fast = await startFastServer()
  exact = { ...(await startTestServer()), clock: machineClock }
})
afterAll(() => Promise.all([stopAndCheckBooks(fast), stopAndCheckBooks(exact)]))

type Timed = TestServer & { clock: TestClock }

// A call in which both hear each other; its pages give signs of life.
const speaking = (server: Timed, silent = false) => inTurn(() => startSpeaking(server, silent))

async function startSpeaking(server: Timed, silent: boolean) {
  const made = await webCall(server, { silent })
  const { mine, theirs } = made
  const [minePings, theirPings] = [mine, theirs].map((page) => ping(page, server))
  say(mine, { type: 'media', up: true })
  say(theirs, { type: 'media', up: true })
  await Promise.all([until(mine, state('active')), until(theirs, state('active'))])
  await meterReaches(made.mira, 2_000)
  const receipt = async () => (await made.mira.call('GET', `/api/consultations/${made.id}/receipt/`)).body
  const mute = () => clearInterval(minePings)
  const quiet = () => [minePings, theirPings].forEach(clearInterval)
  return { ...made, receipt, mute, quiet }
}

const ping = (page: Opened, { clock }: Timed) => setInterval(() => say(page, { type: 'ping' }), 5_000 / clock.rate)

const PAID = { end_reason: 'connection_lost', ended_by: 'user' }
const FREE = { end_reason: 'connection_lost', ended_by: 'astrologer', charge_cents: 0 }

test.concurrent('a user whose page is gone pays for the time that was heard, not for what the other side hears afterwards', {
  tags: ['long'],
}, async () => {
  const { mine, theirs, receipt, quiet } = await speaking(fast)
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
})

test.concurrent('a page that is opened again without sound does not pass the loss on', { tags: ['long'] }, async () => {
  const { mira, id, mine, theirs, receipt, quiet } = await speaking(fast)
  mine.socket?.terminate()
  await until(theirs, state('paused'))
  say(theirs, { type: 'media', up: false })
  const again = await socketOf(fast, mira, 'consultation', id)
  const pinging = ping(again, fast)
  await until(theirs, state('ended'))
  quiet()
  clearInterval(pinging)
  expect(await receipt()).toMatchObject(PAID)
})

test.concurrent('the astrologer whose page is gone is the one to blame, and it is free', {
  tags: ['long'],
}, async () => {
  const { mine, theirs, receipt, quiet } = await speaking(fast)
  theirs.socket?.terminate()
  await until(mine, state('paused'))
  say(mine, { type: 'media', up: false })
  await until(mine, state('ended'))
  quiet()
  expect(await receipt()).toMatchObject(FREE)
})

test.concurrent('the astrologer says that the user is not heard: nobody is to blame, and it is free', {
  tags: ['long'],
}, async () => {
  const { mine, theirs, receipt, quiet } = await speaking(fast)
  say(theirs, { type: 'media', up: false })
  await until(mine, state('ended'))
  quiet()
  expect(await receipt()).toMatchObject({ ...FREE, ended_by: 'system', charged_because: null })
})

test.concurrent('the user says that the astrologer is not heard, who hears the user: that makes nothing free', {
  tags: ['long'],
}, async () => {
  const { mine, theirs, receipt, quiet } = await speaking(fast)
  say(mine, { type: 'media', up: false })
  await until(theirs, state('ended'))
  quiet()
  const bill = await receipt()
  expect(bill).toMatchObject({ ...PAID, ended_by: 'system', charged_because: 'contradiction' })
  expect(bill.charge_cents).toBeGreaterThan(0)
})

test.concurrent('neither hears the other, and both pages are there: nobody is to blame', {
  tags: ['long'],
}, async () => {
  const { mine, theirs, receipt, quiet } = await speaking(fast)
  say(mine, { type: 'media', up: false })
  say(theirs, { type: 'media', up: false })
  await until(theirs, state('ended'))
  quiet()
  expect(await receipt()).toMatchObject({ end_reason: 'connection_lost', ended_by: 'system', charge_cents: 0 })
})

test.concurrent('hearing ended when the last packet came, and never before it began', { tags: ['long'] }, async () => {
  const { mira, id, mine, theirs, receipt, quiet } = await speaking(exact)
  await meterReaches(mira, 3_000)
  say(theirs, { type: 'media', up: false, silent_ms: 2_000 })
  const paused = (await until(mine, state('paused'))).state
  say(theirs, { type: 'media', up: true })
  const active = (await until(mine, state('active'))).state
  say(theirs, { type: 'media', up: false, silent_ms: 5_000 })
  const lost = (await until(mine, state('paused'))).state
  // Three within a minute of the clock, which may turn in between.
  for (const silent_ms of [-1, 5_001, 0.5, -1, 5_001]) say(theirs, { type: 'media', up: true, silent_ms })
  expect(await theirs.closed).toBe(1008)
  quiet()
  await mira.call('POST', `/api/calls/end/${id}/`)
  const { spans, timeline, started_at, ended_at } = await receipt()
  // Time that is not billed is absence, to the millisecond: it counts towards the most that a session bears.
  expect(together(spans) + gaps(timeline, ended_at)).toBe(ended_at - started_at)
  // Three seconds less two, and the time that the way takes.
  expect(spans[0].to - spans[0].from).toBeGreaterThan(500)
  expect(spans[0].to - spans[0].from).toBeLessThanOrEqual(paused.now - paused.started_at - 2_000)
  // The second stretch is nothing, unless it lasted longer than the four seconds that may still be taken back.
  const second = spans.filter(({ from }: Span) => from > paused.now)
  expect(together(second)).toBeLessThanOrEqual(Math.max(0, lost.now - active.now - 4_000))
})

test.concurrent('hearing that the astrologer takes back as a whole is absence, though both were present at the report', {
  tags: ['long'],
}, async () => {
  const { mira, id, mine, theirs, receipt, quiet } = await speaking(exact)
  say(theirs, { type: 'media', up: false, silent_ms: 5_000 })
  say(theirs, { type: 'media', up: true })
  await until(mine, state('paused'))
  await until(mine, state('active'))
  quiet()
  await mira.call('POST', `/api/calls/end/${id}/`)
  const { spans, timeline, started_at, ended_at } = await receipt()
  expect(gaps(timeline, ended_at)).toBeGreaterThanOrEqual(1_900)
  expect(together(spans) + gaps(timeline, ended_at)).toBe(ended_at - started_at)
})

test.concurrent('a user whose page was silent pays for 15 s while the other page heard the sound, also when a new page comes back', {
  tags: ['long'],
}, async () => {
  const { mira, id, mine, theirs, receipt, mute, quiet } = await speaking(exact, true)
  mute()
  let heard = 0
  mine.socket?.on('message', (data) => {
    if (String(data).includes('pong')) heard = Date.now()
  })
  say(mine, { type: 'ping' })
  // Asked twice, ten seconds apart: silent for longer than any page between two pings.
  for (const _ of [1, 2]) await until(mine, ({ type }) => type === 'are-you-there')
  await socketOf(exact, mira, 'consultation', id)
  await until(theirs, state('paused'))
  quiet()
  await mira.call('POST', `/api/calls/end/${id}/`)
  const { billable_seconds, spans, timeline, started_at, ended_at } = await receipt()
  expect(billable_seconds).toBeGreaterThanOrEqual(1)
  // The last heartbeat, and the seconds that are credited after it.
  expect(heard).toBeGreaterThan(0)
  expect(billable_seconds).toBeLessThanOrEqual((heard - started_at) / 1000 + 15)
  expect(together(spans) + gaps(timeline, ended_at)).toBe(ended_at - started_at)
})

type Span = { from: number; to: number }
const together = (spans: Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0)

function gaps(timeline: { at: number; what: string }[], ended: number): number {
  const starts = timeline.filter(({ what }) => what === 'paused').map(({ at }) => at)
  const ends = timeline.filter(({ what }) => what === 'resumed').map(({ at }) => at)
  return starts.reduce((sum, at, i) => sum + (ends[i] ?? ended) - at, 0)
}
