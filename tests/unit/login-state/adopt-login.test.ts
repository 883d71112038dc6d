// A browser that has only the cookie of its login.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdopt, keepViewersLogin } from '#app/login-state/adopt-login.ts'
import { clearLogin, isKept, readKey } from '#app/login-state/login-storage.ts'
import { REFRESH_RETRY_MS } from '#app/login-state/maintain-login.ts'
import type { RefreshOutcome } from '#app/login-state/refresh.ts'
import { answer, lock, memoryStore, tokenUntil } from './support.ts'

const NOW = 1_800_000_000_000
const NEWER = tokenUntil(NOW + 3_700_000)
const LOGIN = {
  access: NEWER,
  refresh: 'r1',
  role: 'user',
  user: { id: 'u1', full_name: 'Mira', profile_photo: null, wallet_balance: 5 },
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

/** A page of the account u1 that was opened with this storage. */
async function open(start: Record<string, string>, outcome: RefreshOutcome) {
  const happened: string[] = []
  const store = memoryStore(start)
  const adopt = Object.assign(
    async (userId: string) => {
      happened.push(`asks for ${userId}`)
      if (typeof outcome === 'object') store.setItem('access', outcome.access)
      return outcome
    },
    { running: () => null },
  )
  const never = () => {
    throw new Error('not expected')
  }
  const deps = { store, tab: memoryStore(), now: Date.now, adopt, refresh: never, reload: never }
  const stop = keepViewersLogin(
    { ...deps, expire: () => happened.push('expired'), onNoCookie: never },
    { id: 'u1', role: 'user' },
  )
  await vi.advanceTimersByTimeAsync(REFRESH_RETRY_MS)
  stop()
  return happened
}

test.each([
  ['no tokens', {}],
  ['a lost access token', { refresh: 'r' }],
  ['tokens of another account', { access: tokenUntil(NOW + 3_600_000, 'u2'), refresh: 'r' }],
])('a cookie with %s asks for its own, and only a refusal ends the login', async (_, start) => {
  expect(await open(start, { access: NEWER })).toEqual(['asks for u1'])
  expect(await open(start, 'gone')).toEqual(['asks for u1', 'expired'])
  expect(await open(start, 'unreachable')).toEqual(['asks for u1', 'asks for u1'])
})

test('a cookie with good tokens of its account asks for nothing', async () => {
  expect(await open({ access: NEWER, refresh: 'r' }, 'gone')).toEqual([])
})

test('five tabs with the cookie alone ask once, and all store the login', async () => {
  const store = memoryStore()
  const sent: string[] = []
  const fetch = (async (url: string) => {
    sent.push(url)
    return answer(200, LOGIN)
  }) as unknown as typeof globalThis.fetch
  const alone = lock()
  const tab = () => createAdopt({ store, fetch, now: () => NOW, alone })('u1')
  expect(await Promise.all([tab(), tab(), tab(), tab(), tab()])).toEqual(Array(5).fill({ access: NEWER }))
  expect(sent).toEqual(['/api/users/session/'])
  expect([...store.values.keys()].sort()).toEqual(['access', 'refresh', 'role', 'user', 'user_id'])
})

test('tokens of another account are replaced by those of the cookie', async () => {
  const store = memoryStore({ access: tokenUntil(NOW + 3_600_000, 'u2'), refresh: 'r9', user_id: 'u2' })
  const fetch = (async () => answer(200, LOGIN)) as typeof globalThis.fetch
  await createAdopt({ store, fetch, now: () => NOW, alone: (work) => work() })('u1')
  expect([store.getItem('access'), store.getItem('refresh'), store.getItem('user_id')]).toEqual([NEWER, 'r1', 'u1'])
})

test('a browser without room for the login has it for its page, and keeps no token that is used up', async () => {
  const values = new Map([['refresh', 'r0']])
  const full = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => void values.delete(key),
  }
  const fetch = (async () => answer(200, LOGIN)) as typeof globalThis.fetch
  await createAdopt({ store: full, fetch, now: () => NOW, alone: (work) => work() })('u1')
  expect([readKey(full, 'access'), readKey(full, 'refresh'), values.size, isKept()]).toEqual([NEWER, 'r1', 0, false])
  clearLogin(full)
  expect([readKey(full, 'access'), isKept()]).toEqual([null, true])
})
