// Counters and boards while the machine's clock is set back: their own time stands, and the Worker's comes with each call.
import { expect, test, vi } from 'vitest'
import { importOnPlatform } from '#tests/support/rigs/durable-object-platform.ts'
import { createRoomStorage } from '#tests/support/rigs/room-storage.ts'
import { LIVE_PROTOCOL } from '#workers/contract/consultations/live.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'

const NOW = Date.UTC(2026, 4, 17, 10)
const same = (at: number) => at
/** Date.now() of a running object stands at NOW. */
const services = () => ({ clock: { now: () => NOW, toMachine: same, fromMachine: same } })
const upgraded = vi.hoisted(() => vi.fn((client: unknown) => client))
vi.mock('#workers/realtime/ticket-store.ts', async (original) => ({ ...(await original<object>()), upgraded }))

function platform() {
  const ctx = {
    storage: createRoomStorage(),
    blockConcurrencyWhile: (work: () => Promise<void>) => work(),
    setWebSocketAutoResponse: () => undefined,
    getWebSockets: () => [],
    getWebSocketAutoResponseTimestamp: () => null,
    acceptWebSocket: () => undefined,
  }
  return ctx as unknown as DurableObjectState
}

const loaded = await importOnPlatform(services, () =>
  Promise.all([
    import('#workers/realtime/counters/rate-counter.do.ts'),
    import('#workers/realtime/presence/presence-board.do.ts'),
    import('#workers/realtime/told-clock.ts'),
  ]),
)

test('nobody waits longer than the window', async () => {
  const [{ RateCounter }] = loaded
  const counter = new RateCounter(platform(), {} as never)
  const tries = { limit: 5, windowMs: 15 * MINUTE }
  await counter.hit({ ...tries, times: 5, now: NOW })
  const back = NOW - 60 * MINUTE
  expect(await counter.isFull({ ...tries, now: back })).toBe(true)
  expect(await counter.hit({ ...tries, now: back + 5 * MINUTE })).toEqual({ ok: false, retryAfter: 600 })
  expect(await counter.hit({ ...tries, now: back + 15 * MINUTE })).toEqual({ ok: true, retryAfter: 0 })
})

test.each([0, 10 * MINUTE, 60 * MINUTE])(
  'a ticket of a board that stands %d ms ahead opens it, for 30 s',
  async (ms) => {
    const [, { PresenceBoard }, { withWorkerTime }] = loaded
    vi.stubGlobal(
      'WebSocketPair',
      class {
        0 = 'client'
        1 = { serializeAttachment: () => undefined }
      },
    )
    const board = new PresenceBoard(platform(), {} as never)
    const at = NOW - ms
    const openLater = async (later: number) => {
      const headers = { 'sec-websocket-protocol': `${LIVE_PROTOCOL}, ${await board.ticket(null, at)}` }
      const answer: unknown = await board.fetch(
        withWorkerTime(new Request('https://drishti.test/', { headers }), at + later),
      )
      return answer
    }
    expect(await openLater(2 * SECOND)).toBe('client')
    if (ms > 0) expect(await openLater(31 * SECOND)).toMatchObject({ status: 401 })
  },
)
