import { afterAll, beforeAll, expect, test } from 'vitest'
import { newNetwork } from '#tests/support/pages/people.ts'
import { openSocket } from '#tests/support/pages/socket.ts'
import { slowClockInPeriod } from '#tests/support/rigs/fast-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  // Limits count a minute.
  server = await startTestServer(slowClockInPeriod(60_000))
})
afterAll(() => server.stop())

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function ticket(): Promise<{ ticket: string; url: string }> {
  return (await post('/api/live/ticket/', { scope: 'presence' })).json() as Promise<{ ticket: string; url: string }>
}

test('a presence ticket opens one socket, once', async () => {
  const { ticket: id, url } = await ticket()
  const first = await openSocket(server.url + url, ['drishti', id], server.url)
  expect(first.status).toBe(101)
  expect(first.socket?.protocol).toBe('drishti')
  const second = await openSocket(server.url + url, ['drishti', id], server.url)
  expect(second.status).toBe(401)
  first.socket?.close()
  await first.closed
})

test('a socket without an origin, or from another one, is refused', async () => {
  const { ticket: id, url } = await ticket()
  for (const origin of [null, 'https://elsewhere.test', 'null']) {
    expect((await openSocket(server.url + url, ['drishti', id], origin)).status).toBe(403)
  }
  expect((await openSocket(server.url + url, ['drishti', id], server.url)).status).toBe(101)
})

test('a presence socket answers pings and closes on any other frame', async () => {
  const { ticket: id, url } = await ticket()
  const { socket, next, closed } = await openSocket(server.url + url, ['drishti', id], server.url)
  socket?.send('{"type":"ping"}')
  expect(await next()).toEqual({ type: 'pong' })
  socket?.send('{"type":"hello"}')
  expect(await closed).toBe(1008)
})

test('the scopes with private content need a session; bad bodies get their own status', async () => {
  expect((await post('/api/live/ticket/', { scope: 'line' })).status).toBe(401)
  expect((await post('/api/live/ticket', { scope: 'consultation', id: 'x' })).status).toBe(401)
  expect((await post('/api/live/ticket/', '{')).status).toBe(400)
  expect((await post('/api/live/ticket/', '{}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post('/api/live/ticket/', `"${'x'.repeat(70_000)}"`)).status).toBe(413)
  const invalid = await post('/api/live/ticket/', { scope: 'all', extra: 1 })
  expect(invalid.status).toBe(422)
  expect(((await invalid.json()) as { fields: object }).fields).toHaveProperty('scope')
})

test('a mobile network of many people has enough tickets (unit/http/rate-limit has its limit)', {
  tags: ['long'],
}, async () => {
  const from = { 'cf-connecting-ip': newNetwork() }
  const ask = async () => {
    const answer = await post('/api/live/ticket/', { scope: 'presence' }, from)
    await answer.body?.cancel()
    return answer
  }
  for (let asked = 0; asked < 460; asked += 10) {
    const ten = await Promise.all(Array.from({ length: 10 }, ask))
    expect(ten.filter(({ status }) => status !== 200)).toEqual([])
  }
})
