// A log-in in browsers that keep no data of this site.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, tokenUntil } from './support.ts'

const toasts = vi.hoisted(() => [] as string[])
vi.mock('#app/ui/overlay/toasts.ts', () => ({ toast: { warn: (text: string) => toasts.push(text) } }))

const LOGIN = {
  access: tokenUntil(1_800_000_000_000),
  refresh: 'r1',
  role: 'user' as const,
  user: { id: 'u1', full_name: 'Mira', profile_photo: null, wallet_balance: 5 },
}
const SENTENCE = 'Please allow cookies: without them you cannot stay logged in.'

beforeEach(() => {
  toasts.length = 0
  vi.stubGlobal('navigator', { cookieEnabled: true })
})
afterEach(() => void vi.unstubAllGlobals())

async function logIn(session: Response) {
  const fetch = vi.fn(async (_: string) => session)
  vi.stubGlobal('fetch', fetch)
  const { signIn } = await import('#app/login-state/browser-login.ts')
  const stays = !(await signIn(LOGIN))
  return { stays, asked: fetch.mock.calls.map(([url]) => url) }
}
const refused = () => answer(401, { code: 'unauthenticated' })

function storage(kept: Map<string, string>, setItem: (key: string, value: string) => void) {
  const getItem = (key: string) => kept.get(key) ?? null
  vi.stubGlobal('localStorage', { getItem, setItem, removeItem: (key: string) => void kept.delete(key) })
}

function block() {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
}

test('blocked site data: the visitor reads why, and stays', async () => {
  block()
  expect(await logIn(refused())).toEqual({ stays: true, asked: ['/api/users/session/'] })
  expect(toasts).toEqual([SENTENCE])
})

test('full site data with a cookie: the log-in goes on', async () => {
  storage(new Map(), () => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await logIn(answer(200, LOGIN))).toEqual({ stays: false, asked: ['/api/users/session/'] })
  expect(toasts).toEqual([])
})

test('cookies alone refused: the visitor reads why, and no token stays', async () => {
  const kept = new Map<string, string>()
  storage(kept, (key, value) => void kept.set(key, value))
  vi.stubGlobal('navigator', { cookieEnabled: false })
  expect((await logIn(refused())).stays).toBe(true)
  expect([kept.size, toasts]).toEqual([0, [SENTENCE]])
})

test('a browser that keeps both asks nothing', async () => {
  const kept = new Map<string, string>()
  storage(kept, (key, value) => void kept.set(key, value))
  expect(await logIn(refused())).toEqual({ stays: false, asked: [] })
})
