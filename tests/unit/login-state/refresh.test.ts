import { expect, test } from 'vitest'
import { createRefresh } from '#app/login-state/refresh.ts'
import { answer, lock, memoryStore, tokenUntil } from './support.ts'

const NOW = 1_800_000_000_000
const STALE = tokenUntil(NOW + 60_000)
const NEWER = tokenUntil(NOW + 3_700_000)

test('two tabs ask the server once, and a third finds both new tokens', async () => {
  const store = memoryStore({ access: STALE, refresh: 'r1' })
  const sent: unknown[] = []
  const fetch = (async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return answer(200, { access: NEWER, refresh: `r${sent.length + 1}` })
  }) as unknown as typeof globalThis.fetch
  const alone = lock()
  const tab = () => createRefresh({ store, fetch, now: () => NOW, alone })
  expect(await Promise.all([tab()(), tab()(), tab()(STALE)])).toEqual(Array(3).fill({ access: NEWER }))
  expect(sent).toEqual([{ refresh: 'r1' }])
  // A refused token is replaced although it looks good, with the refresh token that is newest by then.
  await tab()(NEWER)
  expect(sent[1]).toEqual({ refresh: 'r2' })
})

test.each([
  [401, 'invalid_token', 'gone'],
  [401, 'unauthenticated', 'gone'],
  [422, 'invalid', 'gone'],
  [401, 'captive_portal', 'unreachable'],
  [403, 'bad_origin', 'unreachable'],
  [404, 'not_found', 'unreachable'],
  [429, 'rate_limited', 'unreachable'],
  [503, 'unavailable', 'unreachable'],
])('an answer of %i with %s is %s', async (status, code, outcome) => {
  const store = memoryStore({ access: STALE, refresh: 'r1' })
  const fetch = (async () => answer(status, { code })) as unknown as typeof globalThis.fetch
  const refresh = createRefresh({ store, fetch, now: () => NOW, alone: (work) => work() })
  expect(await refresh()).toBe(outcome)
  expect(store.getItem('refresh')).toBe('r1')
})

/** A server that replaces r1 and whose answer is lost; used again it takes r1 for stolen. */
function losing(user = 'u1') {
  const store = memoryStore({ access: STALE, refresh: 'r1' })
  const sent: string[] = []
  const fetch = (async (url: string, { body }: RequestInit) => {
    sent.push(`${url} ${body}`)
    if (sent.length === 1) throw new TypeError('network')
    if (url === '/api/users/session/') return answer(200, { access: tokenUntil(NOW + 3_700_000, user), refresh: 'r3' })
    return answer(401, { code: 'invalid_token' })
  }) as unknown as typeof globalThis.fetch
  const tab = () => createRefresh({ store, fetch, now: () => NOW, alone: (work) => work() })
  return { store, sent, tab }
}

test('a refresh whose answer was lost goes on with the cookie, in every tab and after a reload', async () => {
  const { store, sent, tab } = losing()
  expect(await tab()()).toBe('unreachable')
  expect(await tab()()).toEqual({ access: NEWER })
  expect(sent).toEqual(['/api/users/token/refresh/ {"refresh":"r1"}', '/api/users/session/ {}'])
  expect([...store.values]).toEqual([
    ['access', NEWER],
    ['refresh', 'r3'],
  ])
})

test('the cookie of another account renews no login', async () => {
  const { store, sent, tab } = losing('u2')
  await tab()()
  expect(await tab()()).toBe('gone')
  expect([sent.length, store.getItem('access')]).toEqual([3, STALE])
})

test('a token that the cookie replaced in another tab leaves the login to the cookie', async () => {
  const store = memoryStore({ access: STALE, refresh: 'r1' })
  const fetch = (async (url: string) =>
    url === '/api/users/session/'
      ? answer(200, { access: NEWER, refresh: 'r3' })
      : answer(401, { code: 'invalid_token' })) as unknown as typeof globalThis.fetch
  expect(await createRefresh({ store, fetch, now: () => NOW, alone: (work) => work() })()).toEqual({ access: NEWER })
})

test.each([401, 403, 404, 407, 502])('a page of another server with %i decides nothing', async (status) => {
  const store = memoryStore({ access: STALE, refresh: 'r1' })
  for (const body of ['<h1>Forbidden</h1>', '', '{}', '{"code":"login_required"}']) {
    const fetch = (async () => new Response(body, { status })) as unknown as typeof globalThis.fetch
    const refresh = createRefresh({ store, fetch, now: () => NOW, alone: (work) => work() })
    expect(await refresh()).toBe('unreachable')
  }
  expect(store.getItem('refresh')).toBe('r1')
})

test('an answer without tokens decides nothing', async () => {
  const store = memoryStore({ access: STALE, refresh: 'r1' })
  for (const response of [() => new Response('<html>'), () => answer(200, {})]) {
    const fetch = (async () => response()) as unknown as typeof globalThis.fetch
    const refresh = createRefresh({ store, fetch, now: () => NOW, alone: (work) => work() })
    expect(await refresh()).toBe('unreachable')
  }
  expect([store.getItem('access'), store.getItem('refresh')]).toEqual([STALE, 'r1'])
})

test('without a refresh token nothing is asked', async () => {
  const fetch = (() => {
    throw new Error('asked')
  }) as unknown as typeof globalThis.fetch
  const refresh = createRefresh({ store: memoryStore(), fetch, now: () => NOW, alone: (work) => work() })
  expect(await refresh()).toBe('gone')
})
