// A browser's storage may be blocked, full or broken: its pages then work as without storage.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

const corrupt = () => {
  throw new DOMException('The storage is corrupt.', 'NS_ERROR_FILE_CORRUPTED')
}
const working = () => {
  const kept = new Map([['refresh', 'before']])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const METHODS = ['getItem', 'setItem', 'removeItem'] as const

const BROKEN: [name: string, storage: () => object][] = [
  ['none', () => ({ get: () => undefined })],
  ['a blocked one', () => ({ get: corrupt })],
  ['one whose keys cannot be listed', () => ({ value: new Proxy(working(), { ownKeys: corrupt }) })],
  ...METHODS.map((method): [string, () => object] => [
    `one whose ${method} throws`,
    () => ({ value: { ...working(), [method]: corrupt } }),
  ]),
  ['one whose methods all throw', () => ({ value: Object.fromEntries(METHODS.map((name) => [name, corrupt])) })],
]

async function withStorage(storage: () => object) {
  for (const kind of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, kind, { configurable: true, ...storage() })
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] })
  return {
    ...(await import('#app/login-state/stored-login.ts')),
    ...(await import('#app/login-state/login-storage.ts')),
    ...(await import('#app/shell/navigation/theme.ts')),
    ...(await import('#app/shell/errors/clear-storage.ts')),
    ...(await import('#app/realtime/voice/sound-setting.ts')),
  }
}
afterEach(() => {
  for (const kind of ['localStorage', 'sessionStorage'] as const) Reflect.deleteProperty(globalThis, kind)
})

const mira = { id: 'mira', full_name: 'Mira', profile_photo: null, wallet_balance: 0 }

test.each(BROKEN)('with %s a login holds for its page, and every use goes on', async (_, storage) => {
  const page = await withStorage(storage)
  for (const kept of [page.store, page.tab]) {
    expect(kept.keys()).toBeInstanceOf(Array)
    expect([null, 'before']).toContain(kept.getItem('refresh'))
    kept.removeItem('refresh')
  }
  page.storeLogin(page.store, { access: 'a', refresh: 'r', user: mira, role: 'user' })
  expect([page.readKey(page.store, 'access'), page.readKey(page.store, 'refresh')]).toEqual(['a', 'r'])
  expect(page.readUser(page.store)).toEqual(mira)
  page.clearLogin(page.store)
  page.setTheme('dark')
  expect(page.currentTheme()).toBe('dark')
  expect(page.soundsAreOn()).toBe(true)
  page.setSounds(false)
  page.setSounds(true)
  page.clearStorage(page.store)
})

test.each(BROKEN.slice(0, 2))('with %s nobody is told that a text was kept', async (_, storage) => {
  const { store } = await withStorage(storage)
  const { keepDraft } = await import('#app/screens/blogs/editor/local-draft.ts')
  const draft = { title: 'Rahu', content: '', tags: '', at: 1, version: null, status: 'draft' as const }
  expect(keepDraft(store, 'draft', draft)).toBe(false)
})
