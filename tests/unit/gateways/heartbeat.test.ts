// A heartbeat is a request to a monitor outside, which raises an alarm when it stops.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHeartbeat } from '#workers/gateways/heartbeat.ts'

let server: Server | undefined
afterEach(() => server?.close())

async function monitorThat(answers: RequestListener) {
  server = createServer(answers)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return createHeartbeat({ HEARTBEAT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ping/1` })
}

test('without an address there is none', () => {
  expect(createHeartbeat({})).toBeNull()
})

test('the monitor is asked for its address, and told nothing else', async () => {
  const seen: unknown[] = []
  const beat = await monitorThat((request, response) => {
    seen.push([request.method, request.url])
    response.end('OK')
  })
  await beat?.()
  expect(seen).toEqual([['GET', '/ping/1']])
})

test.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(404).end()],
  ['another address', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['the end of the connection', (request) => request.socket.destroy()],
])('a monitor that answers with %s is a failure', async (_, answers) => {
  const beat = await monitorThat(answers)
  await expect(beat?.()).rejects.toMatchObject({ code: 'unavailable' })
})
