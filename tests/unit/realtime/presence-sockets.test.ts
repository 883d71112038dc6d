// A board of presence is open to everybody: nobody can fill it for others, or keep a place for ever.
import { expect, test, vi } from 'vitest'
import { HOUR } from '#workers/contract/durations.ts'
import { isOutdated, welcome } from '#workers/realtime/presence-sockets.ts'

const NOW = Date.UTC(2026, 4, 17)

function socketOf(openedAt: number | null = null) {
  let attachment: unknown = openedAt
  return {
    serializeAttachment: (value: unknown) => {
      attachment = value
    },
    deserializeAttachment: () => attachment,
    close: vi.fn(),
    readyState: WebSocket.OPEN as number,
  }
}

test('a socket is outdated an hour after it was opened', () => {
  const socket = socketOf()
  welcome(socket, { others: [], now: NOW })
  expect([isOutdated(socket, NOW + HOUR), isOutdated(socket, NOW + HOUR + 1)]).toEqual([false, true])
})

test('on a full board the oldest socket makes room, below that none', () => {
  const others = Array.from({ length: 29_999 }, (_, n) => socketOf(NOW - ((n * 7) % 29_999) - 1))
  const oldest = others.find((each) => each.deserializeAttachment() === NOW - 29_999)
  welcome(socketOf(), { others, now: NOW })
  expect(others.filter(({ close }) => close.mock.calls.length > 0)).toEqual([])
  welcome(socketOf(), { others: [...others, socketOf(NOW)], now: NOW })
  expect(others.filter(({ close }) => close.mock.calls.length > 0)).toEqual([oldest])
  // It never answers its close: the next one makes room.
  if (oldest) oldest.readyState = WebSocket.CLOSING
  welcome(socketOf(), { others: [...others, socketOf(NOW)], now: NOW })
  expect(others.filter(({ close }) => close.mock.calls.length > 0)).toHaveLength(2)
})

test('a change is sent to every list, and an outdated socket is closed instead', async () => {
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
  const { PresenceBoard } = await import('#workers/realtime/presence-board.do.ts')
  const [fresh, old] = [NOW - HOUR, NOW - HOUR - 1].map((at) => ({
    ...{ ...socketOf(at), readyState: WebSocket.OPEN, send: vi.fn() },
  }))
  const ctx = {
    storage: { sql: { exec: () => undefined } },
    setWebSocketAutoResponse: () => undefined,
    getWebSockets: () => [old, fresh],
  }
  const board = new PresenceBoard(ctx as unknown as DurableObjectState, {} as never)
  await board.publish({ type: 'presence', astrologer_id: 'asha', status: 'online' } as never)
  expect([fresh?.send.mock.calls.length, fresh?.close.mock.calls.length]).toEqual([1, 0])
  expect([old?.send.mock.calls.length, old?.close.mock.calls.length]).toEqual([0, 1])
  vi.doUnmock('cloudflare:workers')
  vi.doUnmock('#workers/services/index.ts')
})
