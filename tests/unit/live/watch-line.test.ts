import { beforeEach, expect, test, vi } from 'vitest'
import { type Ring, watchLine } from '#app/realtime/line/watch-line.ts'
import type { LiveSocketOptions } from '#app/realtime/socket/live-socket.client.ts'
import type { Presence } from '#workers/contract/astrologers/astrologers.ts'
import type { LineMessage, RingNotice } from '#workers/contract/consultations/live.ts'

/** By the server's clock; the page's is an hour late. */
const NOW = Date.UTC(2026, 4, 17, 12)
const ringOf = (id: string): RingNotice => ({
  session_id: id,
  type: 'chat',
  conference: id,
  from_user: 'Mira Rao',
  payout_paise_per_min: 8000,
  expires_at: NOW + 45_000,
})

function setUp() {
  let hear: LiveSocketOptions['onMessage'] = () => undefined
  const seen: { ring: Ring; statuses: Presence[] } = { ring: null, statuses: [] }
  const close = watchLine({
    openSocket(options) {
      hear = options.onMessage
      return { send: () => true, close: () => undefined }
    },
    ticket: async () => 'gone',
    onStatus: (status) => seen.statuses.push(status),
    onRing(change) {
      seen.ring = change(seen.ring)
    },
  })
  return { seen, close, hear: (message: LineMessage) => hear(message) }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW - 3_600_000, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
  return () => {
    vi.useRealTimers()
  }
})

test('the seconds left follow the clock of the server, not of the page', () => {
  const { seen, hear } = setUp()
  hear({ type: 'ring', ring: ringOf('one'), now: NOW + 5_000 })
  expect((seen.ring?.until ?? 0) - performance.now()).toBe(40_000)
})

test('a ring whose end was missed is over when the line comes back without one', () => {
  const { seen, hear } = setUp()
  hear({ type: 'ring', ring: ringOf('one'), now: NOW })
  hear({ type: 'status', status: 'online' })
  hear({ type: 'no-ring' })
  expect(seen.ring).toMatchObject({ notice: { session_id: 'one' }, outcome: 'unheard' })
  expect(seen.statuses).toEqual(['online'])
})

test('a ring without an answer stops by itself a little after its deadline', () => {
  const { seen, hear } = setUp()
  hear({ type: 'ring', ring: ringOf('one'), now: NOW })
  vi.advanceTimersByTime(45_500)
  expect(seen.ring?.outcome).toBeUndefined()
  vi.advanceTimersByTime(5_000)
  expect(seen.ring?.outcome).toBe('unheard')
})

test('the known result of a ring stays, and the end of one is not the end of the next', () => {
  const { seen, hear } = setUp()
  hear({ type: 'ring', ring: ringOf('one'), now: NOW })
  hear({ type: 'ring-over', session_id: 'one', outcome: 'cancelled' })
  hear({ type: 'no-ring' })
  expect(seen.ring?.outcome).toBe('cancelled')
  hear({ type: 'ring', ring: ringOf('two'), now: NOW + 30_000 })
  hear({ type: 'ring-over', session_id: 'one', outcome: 'cancelled' })
  expect(seen.ring?.outcome).toBeUndefined()
})

test('a ring that was answered here, and a closed line, stay quiet', () => {
  const { seen, hear, close } = setUp()
  hear({ type: 'ring', ring: ringOf('one'), now: NOW })
  Object.assign(seen, { ring: null })
  hear({ type: 'no-ring' })
  expect(seen.ring).toBe(null)
  hear({ type: 'ring', ring: ringOf('two'), now: NOW })
  close()
  vi.advanceTimersByTime(60_000)
  expect(seen.ring?.outcome).toBeUndefined()
})
