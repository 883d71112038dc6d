// When a shared page is rendered, and when it is answered from the cache.
import { type Context, Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SharedPage } from '#workers/contract/content/shared-page.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { createPageCache } from '#workers/gateways/page-cache.ts'
import { sharedPage } from '#workers/http/pages/shared-page.ts'
import type { AppEnv } from '#workers/http/types.ts'

const QUARTER_PAST = 1_790_000_100_000
let now: number
let version: number
let rendered: string[]
let fails: boolean
let lacksPart: boolean
let versionFails: boolean
let edge: Map<string, Response>
let pages: ReturnType<typeof createPageCache>
let background: Promise<unknown>[]

beforeEach(() => {
  now = QUARTER_PAST
  version = 1
  rendered = []
  fails = false
  lacksPart = false
  versionFails = false
  background = []
  edge = new Map()
  vi.stubGlobal('caches', {
    default: {
      match: async (url: string) => edge.get(url)?.clone(),
      put: async (url: string, page: Response) => void edge.set(url, page),
    },
  })
  pages = createPageCache('build')
})
afterEach(() => vi.unstubAllGlobals())

const render = async (nonce: string, { url }: Request) => {
  if (fails) throw new Error('D1 is away')
  rendered.push(url)
  const headers = { 'content-security-policy': `script-src 'nonce-${nonce}'`, 'content-type': 'text/html' }
  return new Response(`<script nonce="${nonce}">1</script><p>${rendered.length}</p>`, { headers })
}

/** The page `path` as a visitor gets it: where it comes from, and its number. */
async function open(path: string, shared: SharedPage = { query: [] }): Promise<string> {
  const app = new Hono<AppEnv>().all('*', (c: Context<AppEnv>) => {
    const services = {
      clock: { now: () => now },
      pages,
      contentFiles: { find: async () => null },
      local: true,
      contentVersion: async () => (versionFails ? Promise.reject(new Error('D1 is away')) : version),
    }
    c.set('services', services as unknown as AppEnv['Variables']['services'])
    c.set('address', { path: '/page', exact: true, route: { id: 'page', shared } })
    return sharedPage(c, async (nonce, request) => {
      if (lacksPart) c.set('lacksPart', true)
      return render(nonce, request)
    })
  })
  const context = { waitUntil: (work: Promise<unknown>) => void background.push(work), passThroughOnException() {} }
  const answer = await app.fetch(new Request(`http://site.test${path}`), {}, { ...context, props: {} })
  await Promise.all(background)
  return `${answer.headers.get('x-cache')} ${/<p>(\d+)/.exec(await answer.text())?.[1]}`
}

test('a page is rendered once in five minutes; its successor is rendered behind the answer', async () => {
  expect([await open('/page'), await open('/page'), rendered.length]).toEqual(['miss 1', 'hit 1', 1])
  now += 5 * MINUTE
  expect([await open('/page'), await open('/page')]).toEqual(['stale 1', 'hit 2'])
})

test('no page of the quarter of an hour before is shown: the day may have turned', async () => {
  await open('/page')
  now += 10 * MINUTE
  expect(await open('/page')).toBe('miss 2')
  now += 5 * MINUTE
  expect(await open('/page')).toBe('miss 3')
})

test('a page that two turns of its time left unasked is rendered anew', async () => {
  const minute = { query: [], minutes: 1 } as const
  await open('/page', minute)
  now += 2 * MINUTE
  expect(await open('/page', minute)).toBe('miss 2')
})

test('a new version of what is published makes all of them new', async () => {
  await open('/page')
  version = 2
  expect(await open('/page')).toBe('miss 2')
})

test('while the new page cannot be made the one before is shown, and the next request tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('/page')
  now += 5 * MINUTE
  fails = true
  expect([await open('/page'), await open('/page')]).toEqual(['stale 1', 'stale 1'])
  fails = false
  expect([await open('/page'), await open('/page')]).toEqual(['stale 1', 'hit 2'])
})

test('another isolate takes the page from the cache of the edge', async () => {
  await open('/page')
  pages = createPageCache('build')
  expect([await open('/page'), await open('/page'), rendered.length]).toEqual(['hit 1', 'hit 1', 1])
  edge.clear()
  expect(await open('/page')).toBe('hit 1')
  pages = createPageCache('a later build')
  expect(await open('/page')).toBe('miss 2')
})

test('memory holds the newest hundred pages', async () => {
  const named = { query: ['n'] }
  for (let n = 0; n < 101; n += 1) await open(`/page?n=${n}`, named)
  edge.clear()
  expect([await open('/page?n=1', named), await open('/page?n=0', named)]).toEqual(['hit 2', 'miss 102'])
})

test('query names that the page does not read make no page of their own', async () => {
  await open('/page?n=1', { query: ['n'] })
  expect(await open('/page?utm=x&n=1', { query: ['n'] })).toBe('hit 1')
})

const timeless = { query: [], minutes: 15, timeless: true } as const

test('a page that cannot be rendered is the last one of its day', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('/page', timeless)
  fails = true
  now += 6 * 60 * MINUTE
  expect(await open('/page', timeless)).toBe('stale 1')
  // Another isolate has it from the cache of the edge.
  pages = createPageCache('build')
  expect(await open('/page', timeless)).toBe('stale 1')
  now += 24 * 60 * MINUTE
  expect(await open('/page', timeless)).toBe('null undefined')
})

test('a page that names its day is not shown after a quarter of an hour', async () => {
  await open('/page')
  fails = true
  now += 15 * MINUTE
  expect(await open('/page')).toBe('null undefined')
})

test('a page that lacks a part is kept for ten seconds', async () => {
  lacksPart = true
  expect([await open('/page'), await open('/page')]).toEqual(['miss 1', 'brief 1'])
  now += 10_000
  expect(await open('/page')).toBe('miss 2')
  lacksPart = false
  now += 10_000
  expect([await open('/page'), await open('/page')]).toEqual(['miss 3', 'hit 3'])
})

test('the whole page of before is shown rather than one that lacks a part', async () => {
  await open('/page')
  lacksPart = true
  now += 5 * MINUTE
  expect([await open('/page'), await open('/page'), rendered.length]).toEqual(['stale 1', 'stale 1', 2])
  now += 10 * MINUTE
  expect(await open('/page')).toBe('miss 3')
  lacksPart = false
  now += 10_000
  expect(await open('/page', timeless)).toBe('miss 4')
  lacksPart = true
  now += 60 * MINUTE
  expect([await open('/page', timeless), await open('/page', timeless), rendered.length]).toEqual([
    'miss 4',
    'brief 4',
    5,
  ])
})

test('pages are rendered while no version of the content can be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  versionFails = true
  lacksPart = true
  expect([await open('/page'), await open('/page')]).toEqual(['miss 1', 'brief 1'])
})
