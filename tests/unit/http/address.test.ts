// One address for each page; one spelling, but for the last slash, for each address of programs.
import { matchRoutes } from '@remix-run/react'
import fc from 'fast-check'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { builtRoutes } from '#tests/support/screens/built-routes.ts'
import { inItsLanguage } from '#workers/http/callers/language.ts'
import { onError } from '#workers/http/errors.ts'
import { exactAddress, readAddress } from '#workers/http/pages/address.ts'
import { createPageRoutes, type MatchRoutes } from '#workers/http/pages/page-routes.ts'
import type { AppEnv } from '#workers/http/types.ts'

const CONTEXT = { waitUntil() {}, passThroughOnException() {} } as unknown as ExecutionContext
const answerOf = (request: Request) => inItsLanguage(request, (inner) => app.fetch(inner, {}, CONTEXT))

let app: Hono<AppEnv>
beforeAll(async () => {
  const pages = createPageRoutes(await builtRoutes(), matchRoutes as MatchRoutes)
  app = new Hono<AppEnv>({ strict: false })
    .use(async (c, next) => {
      c.set('requestId', 'r')
      await next()
    })
    .use(readAddress(pages), exactAddress(answerOf))
    .get('/api/places', (c) => c.text('places'))
    .put('/api/consultations/:id/files/:name', (c) => c.text(c.req.param('name')))
    .get('/panchang/kashi', (c) => c.redirect('/panchang/varanasi-india?a=1', 301))
    .get('/dashboard/user/births', (c) => c.redirect('/login?next=%2F', 302))
    .all('*', (c) => c.text(c.get('address').route?.id ?? 'program'))
    .onError(onError)
})

/** A request whose path nobody has normalised, as a program may send it. */
function asSent(path: string, method: string): Request {
  const url = `https://drishti.test${path}`
  return new Proxy(new Request(url, { method }), {
    get: (request, name) => (name === 'url' ? url : Reflect.get(request, name)),
  })
}

/** Status, and where it leads. */
async function ask(path: string, method = 'GET'): Promise<[status: number, to: string | null]> {
  const answer = await answerOf(asSent(path, method))
  return [answer.status, answer.headers.get('location')]
}

const routeOf = async (path: string) => (await answerOf(asSent(path, 'GET'))).text()

test.each([
  ['/kundli', ['/kundli/', '/KUNDLI', '/%6bundli', '//kundli', '/Kundli//', '/kundli/.']],
  ['/KundliMatch', ['/kundlimatch', '/KundliMatch/']],
  ['/kundli.data', ['/kundli/.data', '/kundli.data/', '/KUNDLI.data', '/kundli%2edata', '//kundli.DATA']],
  ['/_root.data', ['/.data', '//_root.data']],
  ['/hi', ['/hi/', '//hi', '/%68i']],
  ['/hi.data', ['/hi/.data', '/hi/_root.data', '/hi.data/']],
  ['/hi/kundli', ['/hi/kundli/', '/hi//kundli', '/hi/KUNDLI', '/%68i/kundli']],
  ['/hi/kundli.data', ['/hi/kundli/.data', '/hi/Kundli.data']],
  ['/panchang/delhi-india', ['/Panchang/Delhi-India', '/panchang/delhi-india/', '/panchang/%64elhi-india']],
  ['/panchang/%E0%A4%95', ['/panchang/%e0%a4%95', '/PANCHANG/क']],
  ['/panchang/delhi%2Findia', ['/panchang/delhi%2findia']],
  ['/panchang/a%0Ab', ['/PANCHANG/A%0aB']],
  ['/dashboard/user/wallet', ['/Dashboard/User/Wallet', '/dashboard/user/wallet/']],
  ['/dashboard', ['/dashboard/user', '/dashboard/USER/', '/dashboard/astrologer', '/dashboard/admin']],
  ['/terms', ['/terms.html', '/TERMS.html/', '/terms.html.HTML']],
  ['/festivals/diwali', ['/festivals/DIWALI.HTML']],
  ['/blogs/aBcD/a-title', ['/BLOGS/aBcD/a-title', '/blogs/aBcD//a-title/']],
  ['/robots.txt', ['/robots.txt/', '//robots.txt']],
  ['/panchang.data', ['/panchang/..data', '/panchang/x/...data']],
  ['/100%25', ['/100%']],
])('%s is the one address of its page', async (path, others) => {
  expect([path, ...(await ask(path))]).toEqual([path, 200, null])
  for (const each of others) {
    expect([each, ...(await ask(each))]).toEqual([each, 301, path])
    expect([each, ...(await ask(`${each}?date=2026-11-21`, 'HEAD'))]).toEqual([each, 301, `${path}?date=2026-11-21`])
    expect([each, ...(await ask(each, 'POST'))]).toEqual([each, 404, null])
  }
})

test('ids, in which the case counts, and unknown addresses stay', async () => {
  for (const path of ['/blogs/aBcD', '/astrologer/xY', '/No-Such-Page', '/HI/kundli', '/hi/hi/kundli'])
    expect([path, ...(await ask(path))]).toEqual([path, 200, null])
})

test('each address has the route that answers it, its data and other languages too', async () => {
  for (const path of ['/kp', '/kp.data', '/hi/kp', '/hi/kp.data'])
    expect([path, await routeOf(path)]).toEqual([path, 'screens/kp/kp.tsx'])
  expect(await routeOf('/blogs/create')).toBe('blog-create')
  expect(await routeOf('/panchang/pune-maharashtra-india.data')).toBe('panchang-city')
  expect(await routeOf('/hi.data')).toBe(await routeOf('/'))
})

test.each([
  [
    '/api/places',
    ['//api/places', '/api//places', '/api/places//', '/API/places', '/api/%70laces', '/%61pi/places', '/api/./places'],
  ],
  ['/webhooks/stripe', ['/Webhooks/stripe', '/webhooks//stripe', '/webhooks/%73tripe']],
  ['/live/line/anna', ['/live/line//anna', '/LIVE/line/anna', '/live/%6Cine/anna']],
  ['/files/photos/a-1', ['/files//photos/a-1', '/Files/photos/a-1', '/files/photos/a%2D1', '/files/photos/%61-1']],
])('%s has two spellings, of which none is led on', async (path, others) => {
  for (const each of [path, `${path}/`]) expect([each, ...(await ask(each))]).toEqual([each, 200, null])
  for (const each of others)
    for (const method of ['GET', 'POST']) expect([each, ...(await ask(each, method))]).toEqual([each, 404, null])
})

test('a name in an address of programs may be encoded as clients do it', async () => {
  // encodeURI, encodeURIComponent, and one that follows RFC 3986.
  const names = ['a%20(1)&b.pdf', 'a%20(1)%26b.pdf', 'a%20%281%29%26b.pdf', '%E0%A4%95.pdf']
  for (const name of names) expect(await ask(`/api/consultations/c/files/${name}`, 'PUT')).toEqual([200, null])
})

const PART = fc.oneof(
  fc.constantFrom(
    'kundli',
    'KundliMatch',
    'panchang',
    'Blogs',
    'create',
    'festivals',
    'topics',
    'dashboard',
    'user',
    'admin',
  ),
  fc.constantFrom(
    'hi',
    'HI',
    '%68i',
    'api',
    'files',
    '_root',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '.data',
    '.html',
    'x.html.html',
    '',
  ),
  fc.constantFrom(
    'कुंडली',
    '%E0%A4%95',
    '%e0%a4%95',
    'a b',
    'a%20b',
    '%25',
    '%2525',
    '%2f',
    '%252F',
    '%',
    '%FF',
    '%zz',
    '%5c',
    '\\',
  ),
  fc.constantFrom('ΑΣ', 'İ', 'K', 'a^b', "a'b", 'a|b', 'a%09b', 'a%00', '%3F', '%23', 'delhi.', 'delhi%20'),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replace(/[?#/]/g, '')),
)
const PATH = fc
  .tuple(
    fc.array(PART, { maxLength: 4 }),
    fc.constantFrom('', '/', '//', '.data', '.DATA', '.html', '/.data', '.data/'),
  )
  .map(([parts, end]) => `/${parts.join('/')}${end}`)

test('no redirect leads to an address that is led on, or to another site', { tags: ['property'] }, async () => {
  await fc.assert(
    fc.asyncProperty(PATH, async (path) => {
      const [status, to] = await ask(path)
      if (to === null) {
        expect([200, 404]).toContain(status)
        return
      }
      expect(to).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
      expect([to, ...(await ask(to))]).toEqual([to, 200, null])
      // A browser reads and writes it as it stands.
      expect(new URL(to, 'https://drishti.test').pathname).toBe(to)
    }),
    { numRuns: runs(400) },
  )
})

test('a screen that leads on is answered at once, for each spelling and in its own way', async () => {
  for (const path of ['/panchang/kashi', '/panchang/Kashi/', '//panchang/%6bashi'])
    expect([path, ...(await ask(path))]).toEqual([path, 301, '/panchang/varanasi-india?a=1'])
  for (const path of ['/dashboard/user/births', '/Dashboard/user/births/'])
    expect([path, ...(await ask(path))]).toEqual([path, 302, '/login?next=%2F'])
})
