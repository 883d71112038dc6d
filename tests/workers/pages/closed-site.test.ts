// The built Worker while its site is closed for work.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SITE_CLOSED: 'pass-of-those-who-work' })
})
afterAll(() => server.stop())

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init })
const page = { headers: { accept: 'text/html' } }

test.each(['/', '/hi', '/kundli', '/privacy-policy', '/login', '/dashboard/admin/overview', '/no-such-page'])(
  'the page %s is closed, with the headers of every page',
  async (path) => {
    const answer = await ask(path, page)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('300')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toContain(path === '/hi' ? 'साइट पर काम चल रहा है' : 'We are working on the site')
  },
)

test.each([
  ['POST', '/webhooks/stripe'],
  ['POST', '/webhooks/twilio/status'],
  ['GET', '/api/presence/'],
  ['GET', '/live/line/anna'],
  ['GET', '/robots.txt'],
])('%s %s is to be sent again', async (method, path) => {
  const answer = await ask(path, { method })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('300')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
})

test('health answers, and the pass opens pages and API', async () => {
  expect((await ask('/api/health/')).status).toBe(200)
  const led = await ask('/?pass=pass-of-those-who-work', page)
  expect(led.status).toBe(302)
  const cookie = led.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await ask('/login', { headers: { ...page.headers, cookie } })).status).toBe(200)
  expect((await ask('/api/presence/', { headers: { cookie } })).status).toBe(200)
})
