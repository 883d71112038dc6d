import { expect, test, vi } from 'vitest'
import { lookAtPresence } from '#app/realtime/presence/presence-look.ts'
import { PresenceWatch, type Status } from '#app/realtime/presence/presence-watch.ts'
import type { LiveSocketOptions } from '#app/realtime/socket/live-socket.client.ts'

class FakePage extends EventTarget {
  hidden = false
  show(visible: boolean) {
    this.hidden = !visible
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

function setUp(only?: string) {
  const page = new FakePage()
  const sockets: { options: LiveSocketOptions; closed: boolean }[] = []
  const told: Record<string, Status>[] = []
  const list: { answer(): Promise<Response> } = { answer: async () => Response.json({}) }
  const fetch = vi.fn(async (address: unknown, _init?: RequestInit) =>
    address === '/api/live/ticket/' ? Response.json({ ticket: 't', url: '/live/presence/1' }) : list.answer(),
  )
  const deps = {
    page: page as unknown as Document,
    fetch: fetch as typeof globalThis.fetch,
    openSocket: vi.fn(async (options: LiveSocketOptions) => {
      const socket = { options, closed: false }
      sockets.push(socket)
      const close = () => {
        socket.closed = true
      }
      return { send: () => true, close }
    }),
    tell: (statuses: ReadonlyMap<string, Status>) => told.push(Object.fromEntries(statuses)),
    only,
  }
  const watch = new PresenceWatch(deps)
  const open = () => sockets.filter(({ closed }) => !closed).length
  return { page, sockets, told, list, fetch, deps, watch, open }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const push = (astrologer_id: string, status: string) => ({ type: 'presence', astrologer_id, status })

test('one socket while the page is visible, none while it is hidden, none after the end', async () => {
  const { page, sockets, watch, open } = setUp()
  watch.start()
  page.show(true)
  await settle()
  expect(open()).toBe(1)
  page.show(false)
  await settle()
  expect(open()).toBe(0)
  page.show(true)
  await settle()
  expect([open(), sockets.length]).toEqual([1, 2])
  watch.stop()
  page.show(true)
  await settle()
  expect([open(), sockets.length]).toEqual([0, 2])
})

test('a page that opens hidden asks for nothing; one left before its socket came keeps none', async () => {
  const { page, sockets, watch, open } = setUp()
  page.hidden = true
  watch.start()
  expect(sockets).toHaveLength(0)
  page.show(true)
  watch.stop()
  await settle()
  expect([open(), sockets.length]).toEqual([0, 1])
})

test('when its code does not come, the page tries again the next time it is looked at', async () => {
  const { page, watch, open, deps } = setUp()
  deps.openSocket.mockRejectedValueOnce(new Error('no network'))
  watch.start()
  await settle()
  expect(open()).toBe(0)
  page.show(true)
  await settle()
  expect(open()).toBe(1)
})

test('the ticket is asked for without a log-in, and a refused one is an error', async () => {
  const { sockets, fetch, watch } = setUp()
  watch.start()
  expect(await sockets[0]?.options.ticket()).toEqual({ ticket: 't', url: '/live/presence/1' })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect([address, init?.method, init?.body]).toEqual(['/api/live/ticket/', 'POST', '{"scope":"presence"}'])
  expect(Object.keys(init?.headers ?? {})).toEqual(['content-type'])
  fetch.mockResolvedValueOnce(new Response(null, { status: 429 }))
  await expect(sockets[0]?.options.ticket()).rejects.toThrow('429')
})

test('each pushed status reaches the listener; other frames are ignored', () => {
  const { sockets, told, watch } = setUp()
  watch.start()
  const hear = sockets[0]?.options.onMessage
  for (const message of [push('meera', 'online'), { type: 'news' }, push('', 'online'), push('raghav', 'busy')])
    hear?.(message)
  expect(told).toEqual([{ meera: 'online' }, { meera: 'online', raghav: 'busy' }])
})

test('an opened socket looks at the list again, and newer pushes win over it', async () => {
  const { sockets, told, list, watch } = setUp()
  watch.start()
  let answer: (response: Response) => void = () => undefined
  list.answer = () => new Promise((resolve) => (answer = resolve))
  sockets[0]?.options.onOpen?.()
  sockets[0]?.options.onMessage(push('meera', 'busy'))
  answer(Response.json({ meera: 'online', asha: 'online' }))
  await settle()
  expect(told.at(-1)).toEqual({ meera: 'busy', asha: 'online' })
})

test('a list that opens looks once more, when no answer is from memory any more; what was pushed meanwhile stays', async () => {
  vi.useFakeTimers()
  try {
    const { page, sockets, told, list, fetch, watch } = setUp()
    watch.start()
    list.answer = async () => Response.json({ meera: 'online', asha: 'online' })
    sockets[0]?.options.onOpen?.()
    await vi.advanceTimersByTimeAsync(1_000)
    sockets[0]?.options.onMessage(push('meera', 'busy'))
    // asha went away shortly before the socket opened; the first answer was from before that.
    list.answer = async () => Response.json({ meera: 'online', asha: 'offline' })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(told.at(-1)).toEqual({ meera: 'busy', asha: 'offline' })
    sockets[0]?.options.onOpen?.()
    page.show(false)
    const looks = fetch.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetch.mock.calls.length).toBe(looks)
  } finally {
    vi.useRealTimers()
  }
})

test('a list that fails changes nothing, and no update comes after stop', async () => {
  const { sockets, told, list, watch } = setUp()
  watch.start()
  list.answer = () => Promise.reject(new TypeError('no network'))
  sockets[0]?.options.onOpen?.()
  await settle()
  watch.stop()
  sockets[0]?.options.onMessage(push('meera', 'online'))
  expect(told).toEqual([])
})

test('changes that come together are told together', () => {
  const { sockets, told, watch } = setUp()
  watch.start()
  sockets[0]?.options.onMessage({ type: 'presence', changes: { meera: 'online', raghav: 'busy' } })
  expect(told).toEqual([{ meera: 'online', raghav: 'busy' }])
})

test('the page of one astrologer asks for changes of that one alone', async () => {
  const { sockets, fetch, watch } = setUp('meera')
  watch.start()
  await sockets[0]?.options.ticket()
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"scope":"presence","id":"meera"}')
})

test('a page of a few astrologers looks at these alone, in one order; a page of very many looks at all', async () => {
  const asked: unknown[] = []
  const ask = (async (address: unknown) => {
    asked.push(address)
    return Response.json({})
  }) as typeof fetch
  await lookAtPresence(ask, ['raghav', 'meera'])
  await lookAtPresence(ask, null)
  await lookAtPresence(
    ask,
    Array.from({ length: 51 }, (_, n) => `a${n}`),
  )
  expect(asked).toEqual(['/api/presence/?ids=meera,raghav', '/api/presence/', '/api/presence/'])
})

test('the page of one astrologer looks at that one', () => {
  const { sockets, fetch, watch } = setUp('meera')
  watch.start()
  sockets[0]?.options.onOpen?.()
  expect(fetch.mock.calls.at(-1)?.[0]).toBe('/api/presence/?ids=meera')
})
