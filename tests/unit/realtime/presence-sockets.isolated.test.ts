// A board of presence is open to everybody: nobody can fill it for others, or keep a place for ever.
import { expect, test, vi } from 'vitest'
import { createRoomStorage } from '#tests/support/rigs/room-storage.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { isOutdated, readerOf, welcome } from '#workers/realtime/presence/presence-sockets.ts'

const NOW = Date.UTC(2026, 4, 17)

function socketOf(openedAt: number | null = null) {
  let attachment: unknown = openedAt
  return {
    serializeAttachment: (value: unknown) => {
      attachment = value
    },
    deserializeAttachment: () => attachment,
    close: vi.fn(),
    readyState: WebSocket.OPEN as 0 | 1 | 2 | 3,
  }
}

test('a socket is outdated an hour after it was opened', () => {
  const socket = socketOf()
  welcome(socket, { others: [], now: NOW })
  const { openedAt } = readerOf(socket)
  expect([isOutdated(openedAt, NOW + HOUR), isOutdated(openedAt, NOW + HOUR + 1)]).toEqual([false, true])
})

test('on a full board the oldest socket makes room, below that none', () => {
  const others = Array.from({ length: 29_999 }, (_, n) => socketOf(NOW - ((n * 7) % 29_999) - 1))
  const oldest = others.find((each) => readerOf(each).openedAt === NOW - 29_999)
  welcome(socketOf(), { others, now: NOW })
  expect(others.filter(({ close }) => close.mock.calls.length > 0)).toEqual([])
  welcome(socketOf(), { others: [...others, socketOf(NOW)], now: NOW })
  expect(others.filter(({ close }) => close.mock.calls.length > 0)).toEqual([oldest])
  // It never answers its close: the next one makes room.
  if (oldest) oldest.readyState = WebSocket.CLOSING
  welcome(socketOf(), { others: [...others, socketOf(NOW)], now: NOW })
  expect(others.filter(({ close }) => close.mock.calls.length > 0)).toHaveLength(2)
})

test('a page hears of its astrologer at once, lists of all changes of two seconds together; an outdated socket is closed', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocketRequestResponsePair', class {})
  vi.doMock('cloudflare:workers', () => ({
    DurableObject: class {
      ctx: unknown
      constructor(ctx: unknown) {
        this.ctx = ctx
      }
    },
  }))
  vi.doMock('#workers/services/index.ts', () => ({ clockOf: () => ({ now: () => NOW }) }))
  const { PresenceBoard } = await import('#workers/realtime/presence/presence-board.do.ts')
  const reader = (openedAt: number, only: string | null = null) => {
    const socket = { ...socketOf(), readyState: WebSocket.OPEN, send: vi.fn() }
    socket.serializeAttachment({ openedAt, only })
    return socket
  }
  const [list, old, asha, lata] = [reader(NOW), reader(NOW - HOUR - 1), reader(NOW, 'asha'), reader(NOW, 'lata')]
  const heard = (socket: { send: ReturnType<typeof vi.fn> }) => socket.send.mock.calls.map(([text]) => JSON.parse(text))
  const ctx = {
    storage: createRoomStorage(),
    blockConcurrencyWhile: (work: () => Promise<void>) => work(),
    setWebSocketAutoResponse: () => undefined,
    getWebSockets: () => [old, list, asha, lata],
  }
  const board = new PresenceBoard(ctx as unknown as DurableObjectState, {} as never)
  await board.publish({ astrologer_id: 'asha', status: 'online' })
  await board.publish({ astrologer_id: 'asha', status: 'busy' })
  await board.publish({ astrologer_id: 'uma', status: 'online' })
  const news = { type: 'presence', astrologer_id: 'asha' }
  expect(heard(asha)).toEqual([
    { ...news, status: 'online' },
    { ...news, status: 'busy' },
  ])
  expect([heard(list), heard(lata)]).toEqual([[], []])
  vi.advanceTimersByTime(2_000)
  expect(heard(list)).toEqual([{ type: 'presence', changes: { asha: 'busy', uma: 'online' } }])
  expect(heard(lata)).toEqual([])
  expect(old.send).not.toHaveBeenCalled()
  expect(old.close).toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(heard(list)).toHaveLength(1)
  vi.useRealTimers()
  vi.doUnmock('cloudflare:workers')
  vi.doUnmock('#workers/services/index.ts')
})
