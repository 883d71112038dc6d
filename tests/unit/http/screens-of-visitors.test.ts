// Pages that no cache keeps cost a render each: they are counted by their route, for an account or for a visitor's network.
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { AppError } from '#workers/contract/errors/errors.ts'
import { onError } from '#workers/http/errors.ts'
import type { PageRoute } from '#workers/http/pages/page-routes.ts'
import { sharedPage } from '#workers/http/pages/shared-page.ts'
import type { AppEnv } from '#workers/http/types.ts'

/** The counters that a request hit, each by its name and key, with its limit a minute. */
let counted: [key: string, limit: number][]
let route: PageRoute | null
beforeEach(() => {
  counted = []
  route = { id: 'profile' }
})

const hits = (key: string) => counted.filter(([each]) => each === key).length
const count = (key: string, limit: number) => {
  counted.push([key, limit])
  return hits(key) <= limit
}

const env = {
  PUBLIC_LIMIT: { limit: async ({ key }: { key: string }) => ({ success: count(key, 2) }) },
  RATE_COUNTER: {
    getByName: (key: string) => ({
      hit: async ({ limit }: { limit: number }) => ({ ok: count(key, limit), retryAfter: 7 }),
    }),
  },
}
const services = {
  clock: { now: () => 1 },
  limit: async (name: string, key: string, limit: number) => {
    if (!count(`${name}:${key}`, limit)) throw new AppError('rate_limited', { retryAfter: 7 })
  },
}
const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('requestId', 'r')
    c.set('services', services as unknown as AppEnv['Variables']['services'])
    c.set('address', { path: '/page', exact: true, route })
    // A cookie alone proves nothing.
    const userId = c.req.header('x-viewer')
    if (userId) c.set('viewer', { userId } as AppEnv['Variables']['viewer'])
    await next()
  })
  .all('*', (c) => sharedPage(c, async () => new Response('page')))
  .onError(onError)

const open = async (headers: Record<string, string> = {}, method = 'GET') => {
  const init = { method, headers: { 'cf-connecting-ip': '192.0.2.9', ...headers } }
  return (await app.request('/page', init, env as never)).status
}

test('a page past the limit of its visitor’s network is refused, also with a cookie that is nobody’s', async () => {
  expect([await open(), await open({ cookie: '__Host-sid=forged' }), await open()]).toEqual([200, 200, 429])
  expect(counted.map(([key]) => key)).toEqual(Array(3).fill('screen:192.0.2.9'))
})

test('somebody who is logged in is counted by the account, on whatever network', async () => {
  for (const [n, status] of [200, 200, 429].entries())
    expect(await open({ 'x-viewer': 'mira', 'cf-connecting-ip': `192.0.2.${n}` })).toBe(status)
  expect(await open({ 'x-viewer': 'ravi' })).toBe(200)
})

test.each([
  ['a day of the almanac', { computes: 'light' }, 'GET', ['page', 120]],
  ['a year of the muhurta', { computes: 'heavy' }, 'GET', ['heavy-page', 30]],
  ['a form that casts a chart', { computes: 'light' }, 'POST', ['tool-form', 30]],
  ['a shared page that nobody keeps for this request', { shared: { query: [] } }, 'POST', ['tool-form', 30]],
] as const)('%s has its limit for a network and for an account', async (_, handle, method, [name, limit]) => {
  route = { id: 'tool', ...handle }
  expect([await open({}, method), await open({ 'x-viewer': 'mira' }, method)]).toEqual([200, 200])
  expect(counted).toEqual([
    [`${name}:192.0.2.9`, limit],
    [`${name}:mira`, limit],
  ])
  for (let n = 1; n < limit; n += 1) await open({ 'x-viewer': 'mira' }, method)
  expect(await open({ 'x-viewer': 'mira' }, method)).toBe(429)
  expect(await open({ 'x-viewer': 'ravi' }, method)).toBe(200)
})
