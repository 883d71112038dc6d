// The service worker's part for times without a network (public/sw-offline.js): with one, it is never worse than none.
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const SITE = 'https://drishti.test'
const FILE = `${SITE}/assets/room-model-1.js`
const script = readFileSync(new URL('../../../public/sw-offline.js', import.meta.url), 'utf8')

/** Stores as browsers have them; `broken` ones refuse everything, as in a private window. */
function stores(broken: boolean) {
  const kept = new Map<string, Map<string, Response>>()
  const cacheOf = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, entries)
    const hrefOf = (key: string | URL) => String(key)
    return {
      match: async (key: string | URL) => entries.get(hrefOf(key))?.clone(),
      put: async (key: string | URL, answer: Response) => void entries.set(hrefOf(key), answer),
      delete: async (key: string | URL) => entries.delete(hrefOf(key)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  const refuse = async () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const caches = {
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => kept.delete(name),
    match: async (key: string) => cacheOf('pages-1').match(SITE + key),
  }
  return { kept, caches: broken ? { open: refuse, delete: refuse, match: refuse } : caches }
}

function started({ broken = false } = {}) {
  const fetched = vi.fn(async (_: unknown, __?: object) => new Response('fresh'))
  const self = { location: { origin: SITE }, navigator: { onLine: true } }
  const { kept, caches } = stores(broken)
  const answerOffline = new Function('self', 'caches', 'fetch', `${script}; return answerOffline`)(
    self,
    caches,
    fetched,
  ) as (event: object) => void

  /** The worker's answer to a request, or null when it leaves the request to the browser. */
  async function asks(
    address: string,
    { mode = 'no-cors', method = 'GET', preload }: { mode?: string; method?: string; preload?: Response } = {},
  ) {
    let answer: Promise<Response> | null = null
    const work: Promise<unknown>[] = []
    answerOffline({
      request: { url: SITE + address, method, mode },
      preloadResponse: Promise.resolve(preload),
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (given: Promise<unknown>) => work.push(given),
    })
    const given = (await answer) as Response | null
    // None of them may fail: browsers report that as an error of the page.
    await Promise.all(work)
    return given
  }
  return { fetched, self, kept, asks, textOf: async (answer: Response | null) => (answer ? answer.text() : null) }
}

const path = FILE.slice(SITE.length)

test('with a network the browser fetches files by itself, and the worker keeps a copy from its cache', async () => {
  const worker = started()
  expect(await worker.asks(path)).toBeNull()
  expect(worker.fetched.mock.calls).toEqual([[FILE, { cache: 'force-cache' }]])
  expect([...(worker.kept.get('files-1')?.keys() ?? [])]).toEqual([FILE])
  expect(await worker.asks(path)).toBeNull()
  expect(worker.fetched).toHaveBeenCalledOnce()
})

test.each([false, true])(
  'a request that is broken off is no error of the worker (stores broken: %s)',
  async (broken) => {
    const worker = started({ broken })
    worker.fetched.mockRejectedValue(new DOMException('The operation was aborted.', 'AbortError'))
    expect(await worker.asks(path)).toBeNull()
    expect((await worker.asks('/panchang', { mode: 'navigate' }))?.type).toBe('error')
  },
)

test('while the stores fail, pages come from the network all the same', async () => {
  const worker = started({ broken: true })
  for (const address of ['/panchang', '/receipts/1', '/login'])
    expect(await worker.textOf(await worker.asks(address, { mode: 'navigate' }))).toBe('fresh')
  worker.fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect((await worker.asks('/panchang', { mode: 'navigate' }))?.type).toBe('error')
  // Its files are asked of the network then, which may be there again.
  worker.fetched.mockResolvedValue(new Response('fresh'))
  expect(await worker.textOf(await worker.asks(path))).toBe('fresh')
})

test('without a network files come from what is kept, until a page came from the network', async () => {
  const worker = started()
  await worker.asks('/panchang', { mode: 'navigate' })
  await worker.asks(path)
  worker.fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await worker.textOf(await worker.asks('/panchang', { mode: 'navigate' }))).toBe('fresh')
  expect(await worker.textOf(await worker.asks(path))).toBe('fresh')
  expect((await worker.asks('/assets/unknown-2.js'))?.type).toBe('error')
  expect(await worker.textOf(await worker.asks('/', { mode: 'navigate', preload: new Response('page') }))).toBe('page')
  expect(await worker.asks(path)).toBeNull()
  // A page that loads a part of itself after the network went.
  worker.self.navigator.onLine = false
  expect(await worker.textOf(await worker.asks(path))).toBe('fresh')
})

test.each([
  ['POST', '/api/users/login/', 'cors'],
  ['POST', '/api/users/login/passkey/', 'cors'],
  ['POST', '/api/users/login/recovery/', 'cors'],
  ['POST', '/api/users/verify_otp/', 'cors'],
  ['POST', '/api/users/logout/', 'cors'],
  ['POST', '/login.data', 'cors'],
  ['POST', '/hi/login', 'navigate'],
  ['POST', '/register.data', 'cors'],
  ['GET', '/hi/login', 'navigate'],
])('%s %s may bring another person: the kept pages of the last one go', async (method, address, mode) => {
  const worker = started()
  await worker.asks('/receipts/1', { mode: 'navigate' })
  const own = [...worker.kept.keys()].filter((name) => worker.kept.get(name)?.has(`${SITE}/receipts/1`))
  expect(own).toHaveLength(1)
  await worker.asks(address, { method, mode })
  expect(worker.kept.has(own[0] ?? '')).toBe(false)
})

test('other requests leave the kept pages', async () => {
  const worker = started()
  await worker.asks('/receipts/1', { mode: 'navigate' })
  for (const [method, address] of [
    ['POST', '/api/users/logins/'],
    ['POST', '/kundli.data'],
    ['GET', '/login.data'],
  ] as const)
    await worker.asks(address, { method, mode: 'cors' })
  expect([...worker.kept.values()].some((pages) => pages.has(`${SITE}/receipts/1`))).toBe(true)
})
