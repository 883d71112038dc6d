/** @module-tag property */
// Two clients that do whatever they can think of: from every state that they reach the consultation is settled within a
// second, for no more than the time that passed.
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { type Page, type Rig, startRig } from '#tests/support/rigs/room-rig.ts'
import { CREDITED_GAP_MAX } from '#workers/contract/consultations/connection-limits.ts'
import { BATCH_BYTES } from '#workers/contract/limits.ts'
import { createDb } from '#workers/db/client.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

const SIDES = ['user', 'astrologer'] as const
const side = fc.constantFrom(...SIDES)
const move = fc.oneof(
  fc.record({ do: fc.constant('connect' as const), side }),
  fc.record({ do: fc.constant('leave' as const), side }),
  fc.record({ do: fc.constant('fall silent' as const), side }),
  fc.record({ do: fc.constant('flip' as const), side, times: fc.integer({ min: 1, max: 60 }), every: fc.nat(3_000) }),
  fc.record({
    do: fc.constant('reconnect' as const),
    side,
    times: fc.integer({ min: 1, max: 20 }),
    every: fc.nat(4_000),
  }),
  fc.record({ do: fc.constant('shout' as const), side, times: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constant('garbage' as const), side }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(70_000) }),
  fc.record({ do: fc.constant('jump' as const), ms: fc.integer({ min: -3_600_000, max: 3_600_000 }) }),
  fc.record({ do: fc.constant('lose D1' as const), ms: fc.nat(40_000) }),
  fc.record({ do: fc.constant('evict' as const) }),
)
type Move = typeof move extends fc.Arbitrary<infer Each> ? Each : never

class Clients {
  real = 0
  jumps = 0
  private readonly silent: Page[] = []
  private readonly rig: Rig
  constructor(rig: Rig) {
    this.rig = rig
  }
  page(of: 'user' | 'astrologer'): Page | undefined {
    return this.rig.pages.find((page) => page.side === of && page.readyState === 1)
  }
  async wait(ms: number): Promise<void> {
    this.real += ms
    await this.rig.pass(ms, { silent: this.silent })
  }
  async make(each: Move): Promise<void> {
    const { rig } = this
    if (each.do === 'wait') return this.wait(each.ms)
    if (each.do === 'evict') return rig.restart()
    if (each.do === 'jump') {
      this.jumps += 1
      return rig.jump(each.ms)
    }
    if (each.do === 'lose D1') {
      rig.faults.down = true
      await this.wait(each.ms)
      rig.faults.down = false
      return
    }
    const page = this.page(each.side)
    if (each.do === 'connect') return void (await rig.connect(each.side))
    if (!page) return
    if (each.do === 'leave') return rig.hangUp(page)
    if (each.do === 'fall silent') return void this.silent.push(page)
    if (each.do === 'garbage') return rig.object.webSocketMessage(page as unknown as WebSocket, '{')
    await this.repeat(each)
  }
  private async repeat(each: Extract<Move, { times: number }>): Promise<void> {
    for (let n = 0; n < each.times; n += 1) {
      const page = this.page(each.side)
      if (each.do === 'shout') {
        if (page)
          await this.rig.say(page, { type: 'message', id: `id-${this.real}-${n}`, text: '\u{1f600}'.repeat(2_000) })
        continue
      }
      if (each.do === 'flip') {
        if (page) await this.rig.say(page, { type: 'media', up: n % 2 === 0, ...(n % 2 ? { silent_ms: 5_000 } : {}) })
      } else {
        if (page) await this.rig.hangUp(page)
        await this.rig.connect(each.side)
      }
      await this.wait(each.every)
    }
  }
}

test('from every state that two clients reach, hostile ones included, a consultation is settled within a second', async () => {
  let slowest = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('chat', 'web-call'), fc.array(move, { maxLength: 14 }), async (kind, moves) => {
      const rig = await startRig({ kind, cents: 3_000 })
      await rig.accept()
      const clients = new Clients(rig)
      for (const each of SIDES) {
        const page = await rig.connect(each)
        if (kind === 'web-call') await rig.say(page, { type: 'media', up: true })
      }
      for (const each of moves) await clients.make(each)
      rig.faults.biggest = 0
      // Time of the processor: a busy machine makes nobody's settlement slow.
      const before = process.cpuUsage()
      await rig.object.end('user')
      const { user, system } = process.cpuUsage(before)
      const took = (user + system) / 1_000
      slowest = Math.max(slowest, took)
      expect(took).toBeLessThan(1_000)
      const row = await rig.row()
      expect(row?.state).toBe('ended')
      expect(await rig.held()).toBe(0)
      expect(rig.faults.biggest).toBeLessThan(BATCH_BYTES)
      const billedMs = Number(row?.billable_seconds) * 1_000
      expect(billedMs).toBeLessThanOrEqual(clients.real + CREDITED_GAP_MAX * Math.max(1, clients.jumps))
      const db = createDb(rig.d1)
      const wrong = [...(await checkLedger(db)), await checkBills(db)].filter(({ count }) => count > 0)
      expect(wrong).toEqual([])
    }),
    { numRuns: runs(160, 20) },
  )
  expect(slowest).toBeGreaterThan(0)
  // 160 runs take half a minute on a quiet machine.
}, 1_800_000)
