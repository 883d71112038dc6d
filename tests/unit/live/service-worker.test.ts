// The service worker of push messages (public/sw.js), in a fake of what browsers run it in.
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const SITE = 'https://drishti.test'
const script = readFileSync(new URL('../../../public/sw.js', import.meta.url), 'utf8')

type Page = { url: string; visibilityState: string; focus(): unknown; postMessage(message: unknown): void }
type Handler = (event: object) => void

/** The worker with these pages open; `paths` in the order of a browser: the last one used comes first. */
function started(paths: string[], visibilityState = 'hidden') {
  const handlers = new Map<string, Handler>()
  const focused: string[] = []
  const told: unknown[] = []
  const shown: { title: string; close(): void; options: Record<string, unknown> }[] = []
  const pages = paths.map(
    (path): Page => ({
      url: SITE + path,
      visibilityState,
      focus: () => focused.push(path),
      postMessage: (message) => told.push(message),
    }),
  )
  const openWindow = vi.fn()
  const matchAll = vi.fn(async () => pages)
  const self = {
    location: { origin: SITE },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    clients: { matchAll, openWindow },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) => shown.filter(({ options }) => options.tag === tag),
      showNotification: async (title: string, options: Record<string, unknown>) => {
        const one = { title, options, close: () => void shown.splice(shown.indexOf(one), 1) }
        shown.push(one)
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
    openWindow,
    push: (notice: unknown) => happens('push', { data: { json: () => JSON.parse(JSON.stringify(notice)) } }),
    async click(data: object | null) {
      const close = vi.fn()
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

test('a visible page gets a toast instead, and the notification before it is closed', async () => {
  const hidden = started([])
  await hidden.push({ ...RING, title: 'Incoming Call', tag: 'ring:1' })
  expect(hidden.shown).toHaveLength(1)
  const seen = started(['/terms'], 'visible')
  const over = { type: 'call-ended', title: 'Call ended', tag: 'ring:1', url: '/' }
  seen.shown.push(...hidden.shown.map((one) => ({ ...one, close: () => void seen.shown.pop() })))
  await seen.push(over)
  expect([seen.shown, seen.told]).toEqual([[], [{ push: over }]])
})

test('a message that cannot be read shows nothing', async () => {
  const worker = started([])
  await worker.push(undefined)
  expect(worker.shown).toEqual([])
})
