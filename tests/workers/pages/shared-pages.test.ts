import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#tests/support/pages/people.ts'
import { slowClockInPeriod } from '#tests/support/rigs/fast-clock.ts'
import { startSeededServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  // Pages are kept for five minutes.
  server = await startSeededServer(slowClockInPeriod(5 * 60_000))
})
afterAll(() => server.stop())

const PAGES = [
  '/',
  '/_root.data',
  '/terms',
  '/pricing',
  '/glossary',
  '/topics',
  '/panchang',
  '/panchang/varanasi-uttar-pradesh-india?date=2026-11-21',
  '/horoscope',
  '/horoscope/mesha/week',
  '/kundli',
  '/KundliMatch',
  '/accuracy?q=diwali',
  '/kundli/advanced',
  '/kp',
  '/kp/horary?number=145&place=pune&at=2026-11-23T06:00:00Z',
  '/prashna?house=7&place=pune&at=2026-11-23T06:00:00Z',
  '/rectification',
  '/varshaphala',
  '/muhurta?purpose=travel&place=pune&from=2026-11-01&to=2026-11-30',
]

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { headers, redirect: 'manual' })
  return { response, text: await response.text(), cache: response.headers.get('x-cache') }
}

async function cookieOf(email: string): Promise<string> {
  const { headers } = await call(server, 'POST', '/api/users/login/', { email, password: 'drishti-demo' })
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** Opened twice, so that the second one comes from the cache; once more where five minutes turned in between. */
async function warm(path: string) {
  await open(path)
  const second = await open(path)
  return second.cache === 'hit' ? second : open(path)
}

const policyOf = ({ response }: { response: Response }) => response.headers.get('content-security-policy')
const isPersonal = (page: string) => page.includes('/dashboard/user/wallet')
// Data for search engines is no script.
const scriptsOf = (page: string) => [
  ...page.matchAll(/<script(?! type="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g),
]

test.each(PAGES)('%s is rendered once and then answered from the cache', async (path) => {
  let first = await open(path)
  let second = await open(path)
  // Five minutes turned in between: the page was rendered anew.
  if (second.cache !== 'hit') {
    first = second
    second = await open(path)
  }
  expect([first.response.status, second.response.status, second.cache]).toEqual([200, 200, 'hit'])
  expect(second.text === first.text).toBe(true)
  expect(second.response.headers.get('cache-control')).toBe('private, no-cache')
  expect(second.response.headers.get('vary')).toBe('cookie')
})

test('a page that the browser has already is not sent again', async () => {
  const first = await warm('/panchang')
  const etag = first.response.headers.get('etag') ?? ''
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await open('/panchang', { 'if-none-match': tag })
    expect([again.response.status, again.text, again.response.headers.get('etag')]).toEqual([304, '', etag])
    // A browser replaces its headers by these: the policy must still fit the page that it kept.
    expect(policyOf(again)).toBe(policyOf(first))
  }
  expect((await open('/panchang', { 'if-none-match': '"other"' })).response.status).toBe(200)
})

test('a shared page runs its own inline scripts by their hashes and no others', async () => {
  const { response, text } = await warm('/horoscope/mesha/today')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(new RegExp(`script-src ('sha256-[^']+' )+${new URL(response.url).origin}/assets/;`))
  expect(policy).not.toMatch(/nonce|strict-dynamic|script-src[^;]*unsafe/)
  expect(text.includes('nonce=')).toBe(false)
  const scripts = scriptsOf(text)
  expect(scripts.length).toBeGreaterThan(3)
  for (const [, , body = ''] of scripts)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
})

test('a logged-in viewer never gets the shared page and never fills it', async () => {
  const cookie = await cookieOf('user@drishti.test')
  const path = '/panchang/pune-maharashtra-india'
  const own = await open(path, { cookie })
  expect(isPersonal(own.text)).toBe(true)
  expect([own.cache, own.response.headers.get('cache-control'), own.response.headers.get('etag')]).toEqual([
    null,
    'no-store',
    null,
  ])
  expect(own.response.headers.get('content-security-policy')).toMatch(/'nonce-[\w-]{22}'/)
  const visitor = await open(path)
  expect(visitor.cache).toBe('miss')
  expect(isPersonal(visitor.text)).toBe(false)
  const etag = visitor.response.headers.get('etag') ?? ''
  const after = await open(path, { cookie, 'if-none-match': etag })
  expect(after.response.status).toBe(200)
  expect(isPersonal(after.text)).toBe(true)
  expect(policyOf(await open(path, { cookie }))).not.toBe(policyOf(after))
})

test('the data of a page is kept beside it, for the moves within the product', async () => {
  const first = await open('/panchang/varanasi-uttar-pradesh-india.data')
  const second = await warm('/panchang/varanasi-uttar-pradesh-india.data')
  expect([first.response.status, second.cache, second.text === first.text]).toEqual([200, 'hit', true])
  expect(second.response.headers.get('content-type')).toBe(first.response.headers.get('content-type'))
})

test('other rules are pages of their own', async () => {
  const usual = await warm('/horoscope/mesha/today')
  const raman = await warm('/horoscope/mesha/today?ayanamsa=raman')
  expect([usual.cache, raman.cache]).toEqual(['hit', 'hit'])
  expect([usual, raman].map(({ text }) => /Rules used: (\w+) ayanamsa/.exec(text)?.[1])).toEqual(['Lahiri', 'Raman'])
})

test('other pages, writes, redirects and addresses without end are not kept', async () => {
  for (const path of ['/login', '/horoscope/aries', '/horoscope/nobody/today', `/panchang?place=${'x'.repeat(600)}`])
    expect([path, (await open(path)).cache]).toEqual([path, null])
  const posted = await fetch(`${server.url}/kundli`, { method: 'POST', body: new URLSearchParams({ name: 'x' }) })
  expect(posted.headers.get('x-cache')).toBeNull()
})

test('HEAD has the headers of GET, and no body', async () => {
  const { response } = await warm('/panchang')
  const head = await fetch(`${server.url}/panchang`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['etag', 'cache-control', 'content-security-policy', 'content-type'])
    expect([name, head.headers.get(name)]).toEqual([name, response.headers.get(name)])
})

test('a query parameter that a page does not read makes no page of its own', async () => {
  const plain = await warm('/panchang?date=2026-11-20')
  const tracked = await open('/panchang?utm_source=x&date=2026-11-20&fbclid=1')
  expect([tracked.cache, tracked.text === plain.text]).toEqual(['hit', true])
})

const BODIES: [method: string, type: string | null, body: string | null, status: number][] = [
  ['POST', 'application/json', '{"day":1}', 415],
  ['POST', 'text/plain', 'day=1', 415],
  ['POST', null, null, 415],
  ['POST', 'multipart/form-data; boundary=x', 'no parts', 400],
  ['PUT', 'application/x-www-form-urlencoded', 'day=1', 405],
]

test.each(['/kundli', '/KundliMatch', '/horoscope'])('%s: what is no form gets the form again', async (path) => {
  for (const [method, type, body, status] of BODIES) {
    const answer = await fetch(server.url + path, { method, body, headers: type ? { 'content-type': type } : {} })
    const text = await answer.text()
    expect([path, method, type, answer.status]).toEqual([path, method, type, status])
    expect(text).toContain('What was sent is not this form.')
    expect(text).toContain('<form')
  }
})

test('each address has its own page', async () => {
  const [a, b] = [await warm('/panchang?date=2026-11-21'), await warm('/panchang?date=2026-11-22')]
  expect(a.text === b.text).toBe(false)
  expect(a.text.includes('21 November 2026')).toBe(true)
})
