import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, type ErrorCode } from '#workers/contract/errors/errors.ts'
import { inItsLanguage } from '#workers/http/callers/language.ts'
import { onError } from '#workers/http/errors.ts'
import type { AppEnv } from '#workers/http/types.ts'

let thrown: Error
const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('requestId', 'request-1')
    c.set('viewer', { userId: 'mira' } as AppEnv['Variables']['viewer'])
    await next()
  })
  .all('*', () => {
    throw thrown
  })
  .onError(onError)

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => vi.restoreAllMocks())
const logged = () => lines.map((line) => JSON.parse(line))
const from = { 'cf-connecting-ip': '192.0.2.7', 'cf-ray': 'ray-1' }

const DENIALS: [code: ErrorCode, status: number][] = [
  ['unauthenticated', 401],
  ['invalid_credentials', 401],
  ['invalid_token', 401],
  ['forbidden', 403],
  ['bad_origin', 403],
  ['insufficient_funds', 409],
  ['limit_reached', 409],
  ['refund_too_large', 409],
  ['already_paid', 409],
  ['free_minutes_gone', 409],
  ['idempotency_mismatch', 422],
  ['rate_limited', 429],
]

test.each(DENIALS)('%s is one line in the log, with who, where and which request', async (code, status) => {
  thrown = new AppError(code)
  expect((await app.request('/api/users/profile/?email=hidden', { headers: from })).status).toBe(status)
  expect(logged()).toEqual([
    {
      event: 'request.denied',
      request_id: 'request-1',
      code,
      status,
      path: '/api/users/profile/',
      actor: 'mira',
      network: '192.0.2.0/24',
      ray: 'ray-1',
    },
  ])
  expect(console.error).not.toHaveBeenCalled()
})

test('the reason that is for the log alone is logged and not sent', async () => {
  thrown = new AppError('conflict', { log: 'payment p1: 700 usd was paid to +14155550132' })
  const answer = await (await app.request('/webhooks/stripe')).text()
  expect(answer).not.toContain('700')
  expect(logged()).toMatchObject([{ code: 'conflict', reason: 'payment p1: 700 usd was paid to +…' }])
})

test('a conflict is a line where it is about money; a failure names its ray', async () => {
  thrown = new AppError('conflict')
  await app.request('/api/blogs/b1/', { headers: from })
  expect(logged()).toEqual([])
  await app.request('/api/dashboard/payouts/p1/reverse/', { headers: from })
  expect(logged()).toMatchObject([{ event: 'request.denied', code: 'conflict', ray: 'ray-1' }])
  await app.request('/api/dashboard/clients/mira/pay-back/', { headers: from })
  expect(logged()[1]).toMatchObject({ event: 'request.denied', code: 'conflict' })
  thrown = new Error('broken')
  await app.request('/api/blogs/b1/', { headers: from })
  expect(logged()[2]).toMatchObject({ event: 'request.failed', request_id: 'request-1', ray: 'ray-1' })
})

const failedQuery = (cause: string) => new Error('Failed query: select 1', { cause: new Error(cause) })

test.each([
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'D1_ERROR: disk I/O error: SQLITE_IOERR',
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: disk I/O error: SQLITE_IOERR_SHORT_READ',
  'D1 DB is overloaded. Requests queued for too long.',
  'D1 DB is overloaded. Too many requests queued.',
  'Cannot resolve D1 DB due to transient issue on remote node.',
  'Internal error in D1 DB storage caused object to be reset.',
  'D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1 DB reset because its code was updated.',
  'Network connection lost.',
  'Failed to get session commit token',
  'put: We encountered an internal error. Please try again. (10001)',
  'get: Please look at reducing your rate of requests. (10058)',
])('a store that is away is 503 with Retry-After, and a line in the log: %s', async (cause) => {
  for (const error of [new Error(cause), failedQuery(cause)]) {
    thrown = error
    const answer = await app.request('/api/calls/end/c1/', { method: 'POST' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ code: 'unavailable', request_id: 'request-1' })
  }
  expect(logged()).toMatchObject([{ event: 'request.failed' }, { event: 'request.failed' }])
})

test.each([
  'D1_ERROR: no such table: auth_session: SQLITE_ERROR',
  'D1_ERROR: CHECK constraint failed: c_state: SQLITE_CONSTRAINT',
  'D1_ERROR: UNIQUE constraint failed: user.email: SQLITE_CONSTRAINT_UNIQUE',
  'D1_ERROR: Exceeded maximum DB size.',
  'D1_ERROR: Exceeded maximum DB size: SQLITE_FULL',
  "D1_ERROR: Your account has exceeded D1's maximum account storage limit",
  'D1_ERROR: database disk image is malformed: SQLITE_CORRUPT',
  'D1_ERROR: file is not a database: SQLITE_NOTADB',
  'put: The specified object name is not valid. (10020)',
  'something of ours',
])('a fault that stays is a 500: %s', async (cause) => {
  thrown = failedQuery(cause)
  expect((await app.request('/api/calls/end/c1/', { method: 'POST' })).status).toBe(500)
})

test('every 503 says when to come back', async () => {
  thrown = new AppError('unavailable')
  expect((await app.request('/api/calls/end/c1/')).headers.get('retry-after')).toBe('5')
  thrown = new AppError('unavailable', { retryAfter: 42 })
  expect((await app.request('/api/calls/end/c1/')).headers.get('retry-after')).toBe('42')
})

test('an answer that is no refusal writes no line', async () => {
  thrown = new AppError('not_found')
  await app.request('/api/nowhere')
  expect(logged()).toEqual([])
})

test('a screen past its limit is a page that says when to come back', async () => {
  thrown = new AppError('rate_limited', { retryAfter: 42 })
  const page = await app.request('/panchang/delhi', { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '42'])
  expect(await page.text()).toContain('in 42 seconds')
})

test('a page past its limit asks for patience in the language of its address', async () => {
  thrown = new AppError('rate_limited', { retryAfter: 7 })
  const open = async (path: string) => {
    const asked = new Request(`https://x.test${path}`, { headers: { accept: 'text/html' } })
    const answer = await inItsLanguage(asked, (request) => app.request(request))
    return [answer.status, await answer.text()]
  }
  expect(await open('/login')).toEqual([429, expect.stringMatching(/<html lang="en">.*One moment.* in 7 seconds/)])
  expect(await open('/hi/login')).toEqual([429, expect.stringMatching(/<html lang="hi">.*कृपया थोड़ा रुकें.* 7 सेकंड बाद/)])
})

test('a form of another site is refused by a page in its language; a script gets the error', async () => {
  thrown = new AppError('bad_origin')
  const post = async (path: string, accept: string) => {
    const asked = new Request(`https://x.test${path}`, { method: 'POST', headers: { accept } })
    const answer = await inItsLanguage(asked, (request) => app.request(request))
    return [answer.status, answer.headers.get('content-type'), await answer.text()]
  }
  const html = 'text/html; charset=utf-8'
  expect(await post('/login', 'text/html,*/*')).toEqual([403, html, expect.stringContaining('This form was not sent')])
  expect(await post('/hi/login', 'text/html')).toEqual([
    403,
    html,
    expect.stringMatching(/lang="hi".*यह फ़ॉर्म भेजा नहीं गया/),
  ])
  expect(JSON.parse(String((await post('/login.data', '*/*'))[2]))).toMatchObject({ code: 'bad_origin' })
  expect(logged()).toHaveLength(3)
})

test('a failure is a plain page for who looks at it, in the language of the address, and JSON for the API', async () => {
  const open = async (path: string) => {
    const asked = new Request(`https://x.test${path}`, { headers: { accept: 'text/html' } })
    const answer = await inItsLanguage(asked, (request) => app.request(request))
    return [answer.status, answer.headers.get('content-type'), await answer.text()]
  }
  const html = 'text/html; charset=utf-8'
  thrown = new Error('no such table: auth_session')
  expect(await open('/terms')).toEqual([500, html, expect.stringMatching(/<html lang="en">.*could not be made/)])
  expect(await open('/hi/terms')).toEqual([500, html, expect.stringMatching(/<html lang="hi">.*नहीं बन सका/)])
  expect(await open('/api/blogs/')).toEqual([
    500,
    expect.stringContaining('json'),
    expect.not.stringContaining('table'),
  ])
  thrown = new AppError('unavailable')
  expect(await open('/blogs')).toEqual([503, html, expect.not.stringContaining('"error"')])
})
