// A live socket asks for one ticket a try, and uses it for this try alone.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLiveSocket } from '#app/realtime/socket/live-socket.client.ts'

const opened: FakeSocket[] = []

class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = FakeSocket.CONNECTING
  binaryType = 'blob'
  readonly protocols: string[]
  constructor(_url: string, protocols: string[]) {
    super()
    this.protocols = protocols
    opened.push(this)
  }
  open() {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }
  close() {
    this.readyState = FakeSocket.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '', wasClean: false }))
  }
  send() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'http://drishti.test/chat' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  opened.length = 0
})

test('after a lost line and refused tickets each try asks for one ticket, and the next line opens with a new one', async () => {
  let asked = 0
  const ticket = async () => {
    asked += 1
    if (asked > 1 && asked < 4) throw new Error('no response')
    return { ticket: `ticket-${asked}`, url: '/live/line/x' }
  }
  const socket = openLiveSocket({ ticket, onMessage: () => {}, pingEvery: 20_000, spreadMs: 0 })
  await vi.advanceTimersByTimeAsync(10)
  expect(opened.map(({ protocols }) => protocols)).toEqual([['drishti', 'ticket-1']])
  opened[0]?.open()
  opened[0]?.close()
  await vi.advanceTimersByTimeAsync(30_000)
  // The line that is never opened is given up after eight seconds, and each next one has a ticket of its own.
  const used = opened.map(({ protocols }) => protocols[1])
  expect(used.slice(0, 2)).toEqual(['ticket-1', 'ticket-4'])
  expect(new Set(used).size).toBe(used.length)
  expect(asked).toBe(used.length + 2)
  socket.close()
})

test('a request for a ticket that is never answered is given up after ten seconds', async () => {
  let asked = 0
  const ticket = async () => {
    asked += 1
    return asked === 1 ? new Promise<never>(() => {}) : { ticket: `ticket-${asked}`, url: '/live/line/x' }
  }
  const socket = openLiveSocket({ ticket, onMessage: () => {}, pingEvery: 20_000, spreadMs: 0 })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(opened.map(({ protocols }) => protocols[1])).toEqual(['ticket-2'])
  socket.close()
})
