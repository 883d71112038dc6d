// Requests that the browser says a page of this site made, or another site's page.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isForeignPage, isOwnPage, sameOrigin } from '#workers/http/callers/origin.ts'
import type { AppEnv } from '#workers/http/types.ts'

const app = new Hono<AppEnv>()
  .get('/live', sameOrigin(), (c) => c.text('open'))
  .post('/', (c) => c.json({ own: isOwnPage(c), foreign: isForeignPage(c) }))
  .onError((_, c) => c.text('refused', 403))
const env = { PUBLIC_BASE_URL: 'https://tunnel.test' }

test.each([
  [{ origin: 'https://drishti.test' }, { own: true, foreign: false }],
  [{ origin: 'https://tunnel.test' }, { own: true, foreign: false }],
  [{ origin: 'http://drishti.test' }, { own: false, foreign: true }],
  [{ origin: 'https://other.test' }, { own: false, foreign: true }],
  [{ origin: 'null' }, { own: false, foreign: true }],
  [{ 'sec-fetch-site': 'same-origin' }, { own: true, foreign: false }],
  [
    { 'sec-fetch-site': 'same-origin', origin: 'https://other.test' },
    { own: false, foreign: true },
  ],
  [
    { 'sec-fetch-site': 'cross-site', origin: 'https://drishti.test' },
    { own: false, foreign: true },
  ],
  [{ 'sec-fetch-site': 'same-site' }, { own: false, foreign: true }],
  [{ 'sec-fetch-site': 'none' }, { own: false, foreign: false }],
  [{}, { own: false, foreign: false }],
])('a post with %j', async (headers, expected) => {
  const answer = await app.request('https://drishti.test/', { method: 'POST', headers: headers as HeadersInit }, env)
  expect(await answer.json()).toEqual(expected)
})

test.each([
  ['https://drishti.test', 200],
  ['https://tunnel.test', 200],
  ['http://drishti.test', 403],
  ['https://other.test', 403],
  ['no address', 403],
  [undefined, 403],
])('a socket from %s: %i', async (origin, status) => {
  const headers: HeadersInit = origin ? { origin } : {}
  expect((await app.request('https://drishti.test/live', { headers }, env)).status).toBe(status)
})
