import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Env } from '#workers/env.ts'
import { createEmbeddedCalls } from '#workers/gateways/embedded-calls.ts'

const PARTS = { now: Date.now, stunUrls: async () => [] }
const WHO = { role: 'user', id: '1' } as const
afterEach(() => vi.restoreAllMocks())

async function relays(status: number, body: unknown) {
  let asked: { url: string; key: string; ttl: number } | null = null
  const server = http.createServer(async (request, response) => {
    const { ttl } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    asked = { url: request.url ?? '', key: request.headers.authorization ?? '', ttl }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const TURN_API = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = { TURN_KEY_ID: 'key', TURN_KEY_TOKEN: 'token', TURN_API } as unknown as Env
  const calls = createEmbeddedCalls(env, PARTS)
  return { calls, asked: () => asked, stop: () => server.close() }
}

test('relays: their addresses without port 53, and relay only', async () => {
  const { calls, asked, stop } = await relays(201, {
    iceServers: [
      { urls: ['stun:stun.cloudflare.com:3478', 'stun:stun.cloudflare.com:53'] },
      {
        urls: ['turn:turn.cloudflare.com:3478?transport=udp', 'turn:turn.cloudflare.com:53?transport=udp'],
        username: 'u',
        credential: 'c',
      },
    ],
  })
  expect(await calls.clientToken(WHO, 30 * 60_000)).toMatchObject({
    token: null,
    relayOnly: true,
    iceServers: [
      { urls: ['stun:stun.cloudflare.com:3478'] },
      { urls: ['turn:turn.cloudflare.com:3478?transport=udp'], username: 'u', credential: 'c' },
    ],
  })
  expect(asked()).toEqual({ url: '/v1/turn/keys/key/credentials/generate-ice-servers', key: 'Bearer token', ttl: 2100 })
  // As long as the call may go on, and five minutes: a page asks once.
  const { expiresAt } = await calls.clientToken(WHO, 6 * 60 * 60_000)
  expect(asked()).toMatchObject({ ttl: 21_900 })
  expect(Math.abs(expiresAt - Date.now() - 21_900_000)).toBeLessThan(60_000)
  stop()
})

test('relays that do not answer are no reason to show addresses', async () => {
  const { calls, stop } = await relays(500, {})
  await expect(calls.clientToken(WHO, 30 * 60_000)).rejects.toMatchObject({ code: 'unavailable' })
  stop()
  await expect(calls.clientToken(WHO, 30 * 60_000)).rejects.toMatchObject({ code: 'unavailable' })
})

test('without relays: a STUN server, by which pages behind two routers find each other', async () => {
  const stun = async (env: Partial<Env>, chosen: string[] = []) =>
    (await createEmbeddedCalls(env as Env, { ...PARTS, stunUrls: async () => chosen }).clientToken(WHO, 30 * 60_000))
      .iceServers
  expect(await stun({})).toEqual([{ urls: ['stun:stun.cloudflare.com:3478'] }])
  expect(await stun({ STUN_URLS: 'stun:one.test:3478, stun:two.test' })).toEqual([
    { urls: ['stun:one.test:3478', 'stun:two.test'] },
  ])
  expect(await stun({ STUN_URLS: 'none' })).toEqual([])
  // Those that an admin chose go before the deployment's.
  expect(await stun({ STUN_URLS: 'stun:one.test:3478' }, ['stun:three.test', 'stun:four.test:3478'])).toEqual([
    { urls: ['stun:three.test', 'stun:four.test:3478'] },
  ])
  const token = await createEmbeddedCalls({} as Env, PARTS).clientToken(WHO, 30 * 60_000)
  expect(token.relayOnly).toBe(false)
})

test('in production there are no web calls without relays, and one line of the log says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const calls = createEmbeddedCalls({} as Env, { ...PARTS, production: true })
  expect(calls.capabilities.web).toBe(false)
  await expect(calls.clientToken(WHO, 30 * 60_000)).rejects.toMatchObject({ code: 'web_calls_unavailable' })
  createEmbeddedCalls({} as Env, { ...PARTS, production: true })
  expect(log.mock.calls).toEqual([['{"event":"web-calls.off","missing":["TURN_KEY_ID","TURN_KEY_TOKEN"]}']])
  const relayed = createEmbeddedCalls({ TURN_KEY_ID: 'key', TURN_KEY_TOKEN: 'token' } as Env, {
    ...PARTS,
    production: true,
  })
  expect(relayed.capabilities.web).toBe(true)
  expect(createEmbeddedCalls({} as Env, { ...PARTS, production: false }).capabilities.web).toBe(true)
})

test('without a call of one’s own there is nothing to relay', async () => {
  const { calls, asked, stop } = await relays(201, { iceServers: [] })
  expect(await calls.clientToken(WHO, null)).toMatchObject({ iceServers: [], relayOnly: true })
  expect(asked()).toBeNull()
  stop()
})
