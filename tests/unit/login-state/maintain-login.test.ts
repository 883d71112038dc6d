import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type KnownLogin, keepLogin, REFRESH_RETRY_MS } from '#app/login-state/maintain-login.ts'
import type { RefreshOutcome } from '#app/login-state/refresh.ts'
import { memoryStore, tokenUntil } from './support.ts'

const MINUTE = 60_000
const MIRA = { id: 'u1', role: 'user' }

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const good = (minutes = 60) => tokenUntil(Date.now() + minutes * MINUTE)

/** A page that was opened with this storage, and what came of it. */
function open(start: Record<string, string>, known: KnownLogin, answer: () => RefreshOutcome, tab = memoryStore()) {
  const store = memoryStore(start)
  const happened: string[] = []
  const refreshes: (string | null | undefined)[] = []
  async function ask(stale?: string | null): Promise<RefreshOutcome> {
    refreshes.push(stale)
    const outcome = answer()
    if (typeof outcome === 'object') store.setItem('access', outcome.access)
    return outcome
  }
  const stop = keepLogin(
    {
      store,
      tab,
      now: Date.now,
      refresh: ask,
      expire: () => happened.push('expired'),
      reload: () => happened.push('reloaded'),
      onNoCookie: () => happened.push('no cookie'),
    },
    known,
  )
  return { store, tab, happened, refreshes, stop }
}

const never = (): RefreshOutcome => {
  throw new Error('nothing to refresh')
}

test('a visitor without tokens is left alone', () => {
  expect(open({}, null, never).happened).toEqual([])
})

test('an expired token is refreshed at the start; only a refusal is the expiry', async () => {
  const refreshed = open({ access: good(4), refresh: 'r' }, MIRA, () => ({ access: good() }))
  const refused = open({ access: good(4), refresh: 'r' }, MIRA, () => 'gone')
  const offline = open({ access: good(4), refresh: 'r' }, MIRA, () => 'unreachable')
  await vi.advanceTimersByTimeAsync(1)
  expect([refreshed.happened, refused.happened, offline.happened]).toEqual([[], ['expired'], []])
})

test('a laptop that wakes long before its network asks until there is an answer', async () => {
  const answers: RefreshOutcome[] = ['unreachable', 'unreachable', 'unreachable']
  const page = open({ access: good(-70), refresh: 'r' }, MIRA, () => answers.pop() ?? { access: good() })
  await vi.advanceTimersByTimeAsync(4 * REFRESH_RETRY_MS)
  expect([page.happened, page.refreshes.length]).toEqual([[], 4])
})

test('a good token is refreshed five minutes before it expires, and again after that', async () => {
  const page = open({ access: good(), refresh: 'r' }, MIRA, () => ({ access: good() }))
  await vi.advanceTimersByTimeAsync(55 * MINUTE - 1)
  expect(page.refreshes).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.refreshes).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(55 * MINUTE)
  expect(page.refreshes).toHaveLength(2)
  page.stop()
  await vi.advanceTimersByTimeAsync(120 * MINUTE)
  expect(page.refreshes).toHaveLength(2)
})

test('a clock that is far ahead refreshes with pauses', async () => {
  const page = open({ access: good(-90), refresh: 'r' }, MIRA, () => ({ access: good(-30) }))
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(page.refreshes.length).toBeLessThanOrEqual(1 + (5 * MINUTE) / REFRESH_RETRY_MS)
})

test('good tokens without a cookie ask the server once, and reload once', async () => {
  const access = good()
  const first = open({ access, refresh: 'r' }, null, () => ({ access: good(61) }))
  await vi.advanceTimersByTimeAsync(1)
  // Forced: the token that is still good must not be handed back without asking.
  expect(first.refreshes).toEqual([access])
  expect(first.happened).toEqual(['reloaded'])
  const kept = open(Object.fromEntries(first.store.values), MIRA, never, first.tab)
  expect([kept.happened, kept.tab.getItem('revived')]).toEqual([[], null])
})

test('a browser that refuses the cookie gets a sentence, and does not reload for ever', async () => {
  const first = open({ access: good(), refresh: 'r' }, null, () => ({ access: good() }))
  await vi.advanceTimersByTimeAsync(1)
  const second = open(Object.fromEntries(first.store.values), null, never, first.tab)
  await vi.advanceTimersByTimeAsync(1)
  expect(second.happened).toEqual(['no cookie'])
  expect([...second.store.values.keys()]).toEqual([])
})

test('a tab that keeps no mark of its reload does not reload', async () => {
  const blocked = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, values: new Map() }
  const page = open({ access: good(), refresh: 'r' }, null, () => ({ access: good() }), blocked)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.happened).toEqual(['no cookie'])
})

test('dead tokens without a cookie are the expiry; without an answer they stay', async () => {
  const dead = open({ access: good(-1), refresh: 'r' }, null, () => 'gone')
  const offline = open({ access: good(-1), refresh: 'r' }, null, () => 'unreachable')
  await vi.advanceTimersByTimeAsync(1)
  expect([dead.happened, offline.happened]).toEqual([['expired'], []])
  expect(offline.store.getItem('refresh')).toBe('r')
  await vi.advanceTimersByTimeAsync(REFRESH_RETRY_MS)
  expect(offline.refreshes).toHaveLength(2)
})

test('role and id in storage follow the server', async () => {
  const page = open({ access: good(), refresh: 'r', role: 'admin', user_id: 'u9' }, MIRA, never)
  expect([page.store.getItem('role'), page.store.getItem('user_id')]).toEqual(['user', 'u1'])
})
