// The end of a login: a page that needs one redirects to /login; a public page stays open for the visitor.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Options = { id?: string }
const toasts = vi.hoisted(() => new Map<string, string>())
// A toast of a known id takes the place of the one before.
vi.mock('#app/ui/overlay/toasts.ts', () => ({
  toast: { warn: (text: string, { id }: Options = {}) => toasts.set(id ?? `${toasts.size}`, text) },
}))

const WARNING = 'Your session has expired. Please log in again.'

beforeEach(() => {
  toasts.clear()
  vi.resetModules()
})
afterEach(() => void vi.unstubAllGlobals())

function storage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** The login of a page ends. `viewer`: the server rendered the page for somebody. */
async function expireAt(address: string, { viewer }: { viewer: boolean }) {
  const [local, tab] = [storage({ access: 'a', refresh: 'r', user_id: 'u1', role: 'user' }), storage()]
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  const { pathname, search, hash } = new URL(address, 'https://drishti.test')
  const went: string[] = []
  const location = { pathname, search, hash, assign: (to: string) => went.push(to), reload: () => went.push('reload') }
  vi.stubGlobal('location', location)
  vi.stubGlobal('document', {})
  const { expire, showsViewer } = await import('#app/login-state/stored-login.ts')
  showsViewer(viewer)
  expire()
  expire()
  const flash = JSON.parse(tab.getItem('flash') ?? 'null') as { text: string; kind: string } | null
  return { went, flash, kept: [...local.kept.keys()] }
}

test.each([
  '/',
  '/kundli?x=1',
  '/horoscope/aries/today',
  '/blogs/7/a-post',
  '/terms',
  '/login',
  '/panchang',
  '/astrologer/x',
])('a visitor’s page stays, with the warning: %s', async (address) => {
  expect(await expireAt(address, { viewer: false })).toEqual({ went: [], flash: null, kept: [] })
  expect([...toasts.values()]).toEqual([WARNING])
})

test.each(['/', '/kundli', '/astrologer/x', '/blogs'])(
  'a public page that shows somebody comes again as a visitor’s, with the warning: %s',
  async (address) => {
    const { went, flash, kept } = await expireAt(address, { viewer: true })
    expect({ went, kept }).toEqual({ went: ['reload'], kept: [] })
    expect([flash, toasts.size]).toEqual([{ text: WARNING, kind: 'warn' }, 0])
  },
)

test.each([
  ['/dashboard/user/wallet?page=2#top', '/login?next=%2Fdashboard%2Fuser%2Fwallet%3Fpage%3D2#top'],
  ['/astrologers', '/login?next=%2Fastrologers'],
  ['/chat', '/login?next=%2Fchat'],
  ['/call/c1', '/login?next=%2Fcall%2Fc1'],
  ['/calls/c1/files', '/login?next=%2Fcalls%2Fc1%2Ffiles'],
  ['/phone-call/c1', '/login?next=%2Fphone-call%2Fc1'],
  ['/receipts/c1', '/login?next=%2Freceipts%2Fc1'],
  ['/blogs/create', '/login?next=%2Fblogs%2Fcreate'],
  ['/blogs/edit/7', '/login?next=%2Fblogs%2Fedit%2F7'],
])('a page that needs a login leads to the log-in: %s', async (address, to) => {
  const { went, flash, kept } = await expireAt(address, { viewer: true })
  expect([went, flash?.kind, kept, toasts.size]).toEqual([[to], 'warn', [], 0])
})

test('the log-in says once that a login has expired, told by the page before and by the server', async () => {
  await expireAt('/dashboard/user/wallet', { viewer: true })
  const { showFlash, tellExpired } = await import('#app/login-state/stored-login.ts')
  showFlash()
  tellExpired()
  expect([...toasts.values()]).toEqual([WARNING])
})

test('blocked site data: the server tells the log-in that a login has expired', async () => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('sessionStorage', undefined)
  const { showFlash, tellExpired } = await import('#app/login-state/stored-login.ts')
  showFlash()
  expect(toasts.size).toBe(0)
  tellExpired()
  expect([...toasts.values()]).toEqual([WARNING])
})
