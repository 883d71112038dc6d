import { expect, test } from 'vitest'
import { createRefresh } from '#app/auth/refresh.ts'
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
  [401, 'gone', 'r1'],
  [422, 'gone', 'r1'],
  [429, 'unreachable', 'r1'],
  [503, 'unreachable', 'r1'],
])('an answer of %i is %s', async (status, outcome, left) => {
  const store = memoryStore({ access: STALE, refresh: 'r1' })
  const fetch = (async () => answer(status, { code: 'invalid_token' })) as unknown as typeof globalThis.fetch
  const refresh = createRefresh({ store, fetch, now: () => NOW, alone: (work) => work() })
  expect(await refresh()).toBe(outcome)
  expect(store.getItem('refresh')).toBe(left)
})

test.each([401, 403, 404, 407, 502])('a page of another server with %i decides nothing', async (status) => {
  const store = memoryStore({ access: STALE, refresh: 'r1' })
  for (const body of ['<h1>Forbidden</h1>', '', '{}']) {
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
