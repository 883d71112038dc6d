import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { onError } from '#workers/http/errors.ts'
import { oneAddress } from '#workers/http/pages/site-address.ts'
import type { AppEnv } from '#workers/http/types.ts'

const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('viewer', null)
    c.set('address', { path: '/panchang/delhi', exact: false, route: null })
    await next()
  })
  .use(oneAddress(false))
  .all('*', (c) => c.text('ok'))
  .onError(onError)
const ask = (url: string, base?: string) => app.request(url, {}, { PUBLIC_BASE_URL: base } as AppEnv['Bindings'])

afterEach(() => vi.restoreAllMocks())

test('production without its address answers 503, and the log says what is missing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await ask('https://drishti.test/login', '')).status).toBe(503)
  expect(String(logged.mock.calls)).toContain('PUBLIC_BASE_URL is missing')
})

test('another host is led to the one address of the page on ours, with the query; ours is served', async () => {
  const other = await ask('https://drishti.workers.dev/Panchang//delhi?date=2026-05-17', 'https://drishti.test')
  expect([other.status, other.headers.get('location')]).toEqual([
    308,
    'https://drishti.test/panchang/delhi?date=2026-05-17',
  ])
  expect((await ask('https://drishti.test/login', 'https://drishti.test')).status).toBe(200)
})
