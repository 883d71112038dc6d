// The registration of a browser for push messages: the subscription that the browser has decides, at each start and return.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY } from '#workers/contract/time/durations.ts'

const called = vi.fn(async (route: string, _: unknown) => (route.startsWith('get') ? { public_key: 'key' } : {}))
const stored = new Map<string, string>()
vi.mock('#app/login-state/browser-login.ts', () => ({
  api: { call: (route: string, input: unknown) => called(route, input) },
  store: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
}))
vi.mock('#app/realtime/push/new-version.ts', () => ({ watchVersion: () => () => undefined }))

const { pushState, refreshPush, startPush } = await import('#app/realtime/push/push.ts')
const asha = { id: 'asha', role: 'astrologer' } as const

type Subscription = { endpoint: string; unsubscribe(): Promise<void> }
let held: Subscription | null
let made: number
let refuses: Error | null
let page: EventTarget & { hidden: boolean }
let worker: EventTarget

const registrations = () => called.mock.calls.filter(([route]) => route.startsWith('post')).length

beforeEach(() => {
  held = null
  made = 0
  refuses = null
  stored.clear()
  called.mockClear()
  page = Object.assign(new EventTarget(), { hidden: false })
  const pushManager = {
    getSubscription: async () => held,
    async subscribe() {
      if (refuses) {
        const error = refuses
        refuses = null
        throw error
      }
      held ??= {
        endpoint: `https://push.test/${++made}`,
        async unsubscribe() {
          held = null
        },
      }
      return held
    },
  }
  const registration = { pushManager }
  worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { userAgent: 'Android', serviceWorker: worker })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a registered browser is left alone while its subscription is the registered one', async () => {
  await refreshPush(asha)
  await refreshPush(asha)
  expect(registrations()).toBe(1)
  expect(await pushState(asha)).toBe('on')
})

test.each([
  ['the browser ended it', () => (held = null)],
  [
    'the browser has another one',
    () => (held = { endpoint: 'https://push.test/other', unsubscribe: async () => undefined }),
  ],
  ['another account registered it', () => stored.set('push_registered', 'mira https://push.test/1 0')],
  ['the storage is from an older version', () => stored.set('push_registered', `asha ${Date.now()}`)],
])('a subscription is registered at the next look when %s', async (_, change) => {
  await refreshPush(asha)
  change()
  await refreshPush(asha)
  expect(registrations()).toBe(2)
})

test('a device in use is registered again after a week, so that the server does not forget it', async () => {
  await refreshPush(asha)
  await refreshPush(asha, Date.now() + 8 * DAY)
  expect(registrations()).toBe(2)
})

test('a look at the page, and a word of the service worker, compare the subscription', async () => {
  const stop = startPush(asha)
  await expect.poll(registrations).toBe(1)
  held = null
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(registrations).toBe(2)
  held = null
  worker.dispatchEvent(Object.assign(new Event('message'), { data: { subscriptionChanged: true } }))
  await expect.poll(registrations).toBe(3)
  stop()
})

test('the switch is on only when the device is registered, whatever the permission says', async () => {
  refuses = new Error('The push service is away.')
  expect(await pushState(asha)).toBe('ask')
  expect(await pushState(asha)).toBe('on')
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(await pushState(asha)).toBe('denied')
})

test('a subscription to an older key of the server makes room for one to the new key', async () => {
  held = {
    endpoint: 'https://push.test/old',
    async unsubscribe() {
      held = null
    },
  }
  refuses = new DOMException('another key', 'InvalidStateError')
  await refreshPush(asha)
  expect([held?.endpoint, registrations()]).toEqual(['https://push.test/1', 1])
})
