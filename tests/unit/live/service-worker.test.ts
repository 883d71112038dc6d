// The service worker of push messages (public/sw.js), in a fake of what browsers run it in.
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const SITE = 'https://drishti.test'
const script = readFileSync(new URL('../../../public/sw.js', import.meta.url), 'utf8')

type Page = {
  url: string
  visibilityState: string
  focus(): unknown
  postMessage(message: unknown, ports?: MessagePort[]): void
}
type Shown = { title: string; options: Record<string, unknown> }
type Handler = (event: object) => void

/**
 * The worker with these pages open; `paths` in the order of a browser: the last one used comes first. A `visible`
 * page answers each message of the worker; the visibility state of a `frozen` page is visible, and it answers none.
 */
function started(paths: string[], state: 'hidden' | 'visible' | 'frozen' = 'hidden', language = 'en-IN') {
  const handlers = new Map<string, Handler>()
  const focused: string[] = []
  const told: unknown[] = []
  const shown: Shown[] = []
  const subscribed: object[] = []
  const badges: number[] = []
  let waiting = 0
  const pages = paths.map(
    (path): Page => ({
      url: SITE + path,
      visibilityState: state === 'hidden' ? 'hidden' : 'visible',
      focus: () => focused.push(path),
      postMessage(message, [worker] = []) {
        told.push(message)
        if (!worker || state === 'frozen') return
        worker.onmessage = ({ data }) => {
          told.push(data)
          worker.close()
        }
        worker.postMessage('shown')
      },
    }),
  )
  const openWindow = vi.fn()
  const matchAll = vi.fn(async () => pages)
  const self = {
    location: { origin: SITE },
    navigator: { language, setAppBadge: async (count: number) => void badges.push(count) },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    clients: { matchAll, openWindow },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => {
        // https://notifications.spec.whatwg.org/#create-a-notification
        if (options.silent && options.vibrate) throw new TypeError('silent, with vibration')
        if (options.renotify && !options.tag) throw new TypeError('renotify without a tag')
        shown.push({ title, options })
        waiting += 1
      },
      getNotifications: async () => new Array(waiting).fill({}),
      pushManager: {
        async subscribe(options: object) {
          subscribed.push(options)
          return { toJSON: () => ({ endpoint: 'https://push.test/new' }) }
        },
      },
    },
  }
  new Function('self', 'importScripts', script)(self, () => undefined)

  async function happens(name: string, event: object) {
    let work: unknown
    handlers.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
    // The worker may be stopped as soon as nothing is waited for.
    expect(work).toBeInstanceOf(Promise)
    await work
  }
  return {
    focused,
    told,
    shown,
    subscribed,
    badges,
    openWindow,
    refuseFocus() {
      for (const page of pages) page.focus = () => Promise.reject(new DOMException('', 'InvalidAccessError'))
    },
    pushBytes: (data: unknown) => happens('push', { data }),
    change: (event: object) => happens('pushsubscriptionchange', event),
    push: (notice: unknown) => happens('push', { data: { json: () => JSON.parse(JSON.stringify(notice)) } }),
    async dismiss() {
      waiting -= 1
      await happens('notificationclose', {})
    },
    async click(data: object | null) {
      const close = vi.fn(() => (waiting -= 1))
      await happens('notificationclick', { notification: { data, close } })
      expect(close).toHaveBeenCalledOnce()
      // Pages that loaded before the worker was there count as well.
      expect(matchAll).toHaveBeenLastCalledWith({ type: 'window', includeUncontrolled: true })
    },
  }
}

const RING = { type: 'call-ringing', url: '/dashboard/astrologer/dashboard' }
const MESSAGE = { type: 'chat-message', url: '/chat/astro-1?session=7' }

test.each<[string, object | null, string[], string | null, string | null]>([
  ['a ring: the page used last rings itself', RING, ['/terms', '/astrologers'], '/terms', null],
  ['a ring: no call is disturbed', RING, ['/call/1', '/phone-call/2', '/blogs'], '/blogs', null],
  ['a ring: no chat either', RING, ['/chat/a', '/dashboard/astrologer/chat/1', '/'], '/', null],
  ['a ring while all pages talk: one is opened', RING, ['/call/1', '/dashboard/astrologer/chat/1'], null, RING.url],
  ['a ring: a list of chats is no talk', RING, ['/dashboard/astrologer/chats'], '/dashboard/astrologer/chats', null],
  ['a ring without a page', RING, [], null, RING.url],
  ['a message: to its own page, wherever that stands', MESSAGE, ['/terms', '/chat/astro-1'], '/chat/astro-1', null],
  ['a message: another page is not taken for it', MESSAGE, ['/terms', '/chat/astro-2'], null, MESSAGE.url],
  ['a message in Hindi: on the Hindi site', { ...MESSAGE, language: 'hi' }, [], null, `/hi${MESSAGE.url}`],
  ['a message of old, without a place: home', null, ['/terms'], null, '/'],
])('a click on %s', async (_, data, paths, focused, opened) => {
  const worker = started(paths)
  await worker.click(data)
  expect(worker.focused).toEqual(focused === null ? [] : [focused])
  expect(worker.openWindow.mock.calls).toEqual(opened === null ? [] : [[opened]])
})

test('a page that cannot be brought to the front is opened anew', async () => {
  const worker = started(['/terms', '/chat/astro-1'])
  worker.refuseFocus()
  await worker.click(MESSAGE)
  expect(worker.openWindow.mock.calls).toEqual([[MESSAGE.url]])
})

test('a notification names the language of its words, for a voice that reads it', async () => {
  const worker = started([])
  await worker.push({ ...MESSAGE, language: 'hi', title: 'Asha', body: 'कल', tag: 'session:1' })
  expect(worker.shown[0]?.options).toMatchObject({ lang: 'hi', data: { language: 'hi' } })
})

test('the shown notification carries all that a click needs', async () => {
  const worker = started(['/terms'])
  await worker.push({ ...RING, title: 'Incoming Call', body: 'Mira', tag: 'ring:1' })
  const [ring] = worker.shown
  expect(ring).toMatchObject({ title: 'Incoming Call', options: { body: 'Mira', requireInteraction: true } })
  await worker.click(ring?.options.data as object)
  expect(worker.focused).toEqual(['/terms'])
})

test('a page that is looked at shows the message, and closes the silent notification that stands for it', async () => {
  const worker = started(['/terms', '/blogs'], 'visible')
  const ring = { ...RING, title: 'Incoming Call', tag: 'ring:1' }
  await worker.push(ring)
  expect(worker.shown).toMatchObject([{ title: 'Incoming Call', options: { tag: 'ring:1', silent: true } }])
  expect(worker.shown[0]?.options).toMatchObject({ renotify: false, requireInteraction: false })
  await expect.poll(() => worker.told).toContain('notified')
  expect(worker.told.filter((each) => each === 'notified')).toHaveLength(1)
  expect(worker.told).toContainEqual({ push: ring })
})

test('a frozen page that calls itself visible keeps no ring silent', async () => {
  vi.useFakeTimers()
  const worker = started(['/terms'], 'frozen')
  const pushed = worker.push({ ...RING, title: 'Incoming Call', tag: 'ring:1' })
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await pushed
  expect(worker.shown).toMatchObject([{ options: { silent: false, renotify: true, requireInteraction: true } }])
})

// iOS ends a subscription after three messages without a notification.
test.each<[string, unknown, ('hidden' | 'visible')?]>([
  ['without data', null],
  ['that is no JSON', { json: () => JSON.parse('{') }],
  ['that is another thing', { json: () => 7 }],
  ['that is empty', { json: () => null }],
  ['without a tag', { json: () => ({ title: 'Hello' }) }],
  ['without data, while a page is looked at', undefined, 'visible'],
])('a message %s shows a notification of its own', async (_, data, state) => {
  const worker = started(['/terms'], state)
  await worker.pushBytes(data)
  expect(worker.shown).toMatchObject([
    { title: 'There is news for you', options: { silent: false, tag: 'unreadable' } },
  ])
  await worker.click(worker.shown[0]?.options.data as object)
  expect(worker.openWindow).toHaveBeenCalledWith('/dashboard')
})

test('a message that cannot be read is told in the language of the browser', async () => {
  const worker = started([], 'hidden', 'hi-IN')
  await worker.pushBytes(null)
  expect(worker.shown).toMatchObject([{ title: 'आपके लिए एक सूचना है', options: { lang: 'hi' } }])
})

test('icon and badge of a notification are pictures that every browser draws', async () => {
  const worker = started([])
  await worker.push({ ...RING, title: 'Incoming Call', tag: 'ring:1' })
  for (const name of ['icon', 'badge']) {
    const file = readFileSync(new URL(`../../../public${worker.shown[0]?.options[name]}`, import.meta.url))
    expect([name, file.subarray(1, 4).toString()]).toEqual([name, 'PNG'])
  }
})

const RENEWED = { toJSON: () => ({ endpoint: 'https://push.test/renewed' }) }
const KEY = new Uint8Array([4, 2]).buffer

test.each<[string, object, string | null, object[]]>([
  ['the browser brings is registered', { newSubscription: RENEWED, oldSubscription: null }, 'renewed', []],
  [
    'the browser ended is made anew with its key',
    { newSubscription: null, oldSubscription: { options: { applicationServerKey: KEY } } },
    'new',
    [{ userVisibleOnly: true, applicationServerKey: KEY }],
  ],
  ['is lost without a trace is left to the next page', { newSubscription: null, oldSubscription: null }, null, []],
])('a subscription that %s', async (_, event, registered, subscribed) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  const worker = started(['/terms'])
  await worker.change(event)
  const token = registered && JSON.stringify({ endpoint: `https://push.test/${registered}` })
  expect(sent.mock.calls.map(([to, init]) => [to, JSON.parse(String(init?.body)).token])).toEqual(
    token ? [['/api/calls/notifications/renew_device/', token]] : [],
  )
  expect([worker.subscribed, worker.told]).toEqual([subscribed, [{ subscriptionChanged: true }]])
  sent.mockRestore()
})

test('a device that the server could not renew is told to the operator', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 503 }))
  const worker = started([])
  await worker.change({ newSubscription: { endpoint: 'https://push.test/new' }, oldSubscription: null })
  const [[address, request]] = sent.mock.calls.slice(-1) as [[string, RequestInit]]
  expect([address, request.credentials]).toEqual(['/api/client-errors/', 'omit'])
  expect(JSON.parse(String(request.body))).toMatchObject({
    kind: 'push',
    message: 'Error: A device was not renewed: 503',
    page: '/sw.js',
  })
  sent.mockRestore()
})

test('the icon of the installed app has the number of notifications that wait', async () => {
  const worker = started([])
  for (const n of [1, 2, 3]) await worker.push({ title: `News ${n}`, body: '', tag: `t${n}`, url: '/', type: 'else' })
  await worker.click({ url: '/' })
  await worker.dismiss()
  expect(worker.badges).toEqual([1, 2, 3, 2, 1])
})
