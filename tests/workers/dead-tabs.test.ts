// Tabs that die without a word: nobody pings any more, and nobody closes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, state, until } from '#tests/support/conversation.ts'
import { registerAstrologer, registerUser, socketOf, topUp } from '#tests/support/people.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test.concurrent('a silent side of a chat is gone within 45 s, and not billed past its last sign', async () => {
  const asha = await registerAstrologer(server)
  const line = await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await registerUser(server)
  await topUp(mira, 2000)
  const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  await until(line, ({ type }) => type === 'ring')
  const mine = await socketOf(server, mira, 'consultation', body.session_id)
  await asha.call('POST', `/api/calls/accept/${body.session_id}/`, { device: 'web' })
  const theirs = await socketOf(server, asha, 'consultation', body.session_id)
  const pinging = setInterval(() => theirs.socket?.send('{"type":"ping"}'), 5_000)
  await until(mine, state('active'))
  const started = Date.now()
  await until(theirs, state('paused'))
  expect(Date.now() - started).toBeLessThan(45_000)
  expect(await mine.closed).toBe(1001)
  clearInterval(pinging)
  await asha.call('POST', `/api/calls/end/${body.session_id}/`)
  const receipt = (await mira.call('GET', `/api/consultations/${body.session_id}/receipt/`)).body
  // It was heard when it joined; fresh for 12 s; nothing after that.
  expect(receipt.billable_seconds).toBeLessThanOrEqual(12)
}, 90_000)

test.concurrent('an astrologer whose last tab died goes offline by herself, and is told', async () => {
  const asha = await registerAstrologer(server, { name: 'Lata Sen' })
  await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const started = Date.now()
  const { body } = await eventually(
    () => asha.call('GET', '/api/astrologers/get_status/'),
    ({ body: { status } }) => status === 'offline',
    60,
  )
  expect(Date.now() - started).toBeLessThan(50_000)
  expect(body.went_offline_by_itself).toBe(true)
}, 90_000)

test.concurrent('a hidden tab that only answers when asked stays there, and its time counts', async () => {
  const asha = await registerAstrologer(server)
  const line = await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const mira = await registerUser(server)
  await topUp(mira, 2000)
  const { body } = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'chat' })
  await until(line, ({ type }) => type === 'ring')
  const mine = await socketOf(server, mira, 'consultation', body.session_id)
  await asha.call('POST', `/api/calls/accept/${body.session_id}/`, { device: 'web' })
  const theirs = await socketOf(server, asha, 'consultation', body.session_id)
  for (const { socket } of [mine, theirs, line]) {
    socket?.addEventListener('message', ({ data }) => {
      if (String(data).includes('are-you-there')) socket.send('{"type":"ping"}')
    })
  }
  await until(mine, state('active'))
  const started = Date.now()
  // What is tested is that nothing happens, for longer than a silent tab lives.
  await new Promise((resolve) => setTimeout(resolve, 50_000))
  await mira.call('POST', `/api/calls/end/${body.session_id}/`)
  const lasted = (Date.now() - started) / 1000
  const receipt = (await mira.call('GET', `/api/consultations/${body.session_id}/receipt/`)).body
  expect(receipt.billable_seconds).toBeGreaterThanOrEqual(Math.floor(lasted) - 2)
  expect((await asha.call('GET', '/api/astrologers/get_status/')).body.status).toBe('online')
}, 90_000)
