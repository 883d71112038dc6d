// Requests whose viewer cannot be read: tried once more, then answered as for somebody unknown.
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#workers/contract/errors/errors.ts'
import { resolveViewer } from '#workers/http/callers/viewer.ts'
import { onError } from '#workers/http/errors.ts'
import type { AppEnv } from '#workers/http/types.ts'

const viewer = { userId: 'mira' } as AppEnv['Variables']['viewer']
let reads: (() => Promise<typeof viewer>)[]

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())
const logged = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)).event)

const fails = async () => Promise.reject(new Error('no such table: auth_session'))
const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('requestId', 'request-1')
    c.set('services', {
      identity: { viewerOfCookie: () => reads.shift()?.() },
    } as unknown as AppEnv['Variables']['services'])
    await next()
  })
  .use(resolveViewer())
  .all('*', (c) => c.json({ viewer: c.get('viewer')?.userId ?? null, error: c.get('viewerError')?.code ?? null }))
  .onError(onError)

const open = async (init: RequestInit = {}) => {
  const headers = { cookie: 'sid=x', ...init.headers }
  const answer = await app.request('http://localhost/terms', { ...init, headers }, {})
  return [answer.status, await answer.json()]
}

test('a read that fails once is tried once more', async () => {
  reads = [fails, async () => viewer]
  expect(await open()).toEqual([200, { viewer: 'mira', error: null }])
  expect(logged()).toEqual([])
})

test('a viewer who cannot be read is unknown, and logged out of nothing', async () => {
  reads = [fails, fails]
  expect(await open()).toEqual([200, { viewer: null, error: 'unavailable' }])
  expect(logged()).toEqual(['viewer.unread'])
})

test('a database without an answer is not waited for twice', async () => {
  reads = [async () => Promise.reject(new AppError('unavailable')), async () => viewer]
  expect(await open()).toEqual([200, { viewer: null, error: 'unavailable' }])
})

test('a form that another site posts is refused also while its person cannot be read', async () => {
  reads = [fails, fails]
  const posted = { method: 'POST', headers: { origin: 'https://evil.test', accept: 'application/json' } }
  expect(await open(posted)).toMatchObject([403, { code: 'bad_origin' }])
  reads = [fails, fails]
  const own = { method: 'POST', headers: { origin: 'http://localhost' } }
  expect(await open(own)).toEqual([200, { viewer: null, error: 'unavailable' }])
})
