/** @module-tag property */
// Repeats the promise of room-invariant.test.ts from the ring on, with phones, the provider's reports in any order, free
// minutes and files: whatever the two sides and the provider do, the consultation is settled, and the books are right.
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { type Rig, type RigOptions, startRig } from '#tests/support/rigs/room-rig.ts'
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
/** The provider's reports may be late for half a minute after the end. */
const LATE_REPORTS = 40_000

const side = fc.constantFrom(...SIDES)
const leg = fc.nat(3)
const move = fc.oneof(
  fc.record({ do: fc.constant('accept' as const) }),
  fc.record({ do: fc.constant('connect' as const), side }),
  fc.record({ do: fc.constant('leave' as const), side }),
  fc.record({ do: fc.constant('admit a page' as const), side, leg }),
  fc.record({ do: fc.constant('admit a phone' as const), side, leg, pressed: fc.boolean() }),
  fc.record({
    do: fc.constant('report' as const),
    side,
    leg,
    type: fc.constantFrom('join' as const, 'leave' as const, 'leg-end' as const),
    ago: fc.nat(100_000),
  }),
  fc.record({
    do: fc.constant('status' as const),
    side,
    leg,
    status: fc.constantFrom('ringing', 'answered', 'busy', 'no-answer', 'completed'),
  }),
  fc.record({ do: fc.constant('say' as const), side, n: fc.nat(20) }),
  fc.record({ do: fc.constant('hear' as const), side, up: fc.boolean() }),
  fc.record({ do: fc.constant('go on' as const), side }),
  fc.record({ do: fc.constant('send a file' as const), side, n: fc.nat(5) }),
  fc.record({ do: fc.constant('point' as const), side, house: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(90_000) }),
  fc.record({ do: fc.constant('jump' as const), ms: fc.integer({ min: -3_600_000, max: 3_600_000 }) }),
  fc.record({ do: fc.constant('lose D1' as const), ms: fc.nat(30_000) }),
  fc.record({ do: fc.constant('evict' as const) }),
)
type Move = typeof move extends fc.Arbitrary<infer Each> ? Each : never

const start = fc.record({
  kind: fc.constantFrom('chat' as const, 'web-call' as const, 'phone-call' as const),
  provider: fc.boolean(),
  byPhone: fc.boolean(),
  free: fc.boolean(),
  cents: fc.constantFrom(0, 500, 3_000),
  accepted: fc.boolean(),
})
type Start = typeof start extends fc.Arbitrary<infer Each> ? Each : never

const overProvider = ({ kind, provider }: Start) => kind === 'phone-call' || (kind === 'web-call' && provider)

function optionsOf(begun: Start): RigOptions {
  const { kind, byPhone, free, cents } = begun
  return {
    kind,
    cents,
    ...(overProvider(begun) ? { provider: 'twilio' as const } : {}),
    ...(overProvider(begun) && byPhone ? { rung: 'by-phone' as const } : {}),
    ...(free && kind !== 'phone-call' ? { free: { seconds: 180, by: 'platform' as const } } : {}),
  }
}

class World {
  real = 0
  jumps = 0
  private n = 0
  private readonly rig: Rig
  constructor(rig: Rig) {
    this.rig = rig
  }

  async wait(ms: number): Promise<void> {
    this.real += ms
    await this.rig.pass(ms)
  }

  /** Both sides come, by page or by phone. */
  async meet(begun: Start): Promise<void> {
    await this.rig.accept()
    for (const each of SIDES) {
      const page = await this.rig.connect(each)
      if (begun.kind === 'web-call' && !overProvider(begun)) await this.rig.say(page, { type: 'media', up: true })
      if (!overProvider(begun)) continue
      await this.make(
        begun.kind === 'phone-call'
          ? { do: 'admit a phone', side: each, leg: 0, pressed: true }
          : { do: 'admit a page', side: each, leg: 0 },
      )
      await this.make({ do: 'report', side: each, leg: 0, type: 'join', ago: 0 })
    }
  }

  async make(each: Move): Promise<void> {
    const { rig } = this
    if (each.do === 'wait') return this.wait(each.ms)
    if (each.do === 'evict') return rig.restart()
    if (each.do === 'accept') return void (await rig.accept())
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
    if (each.do === 'connect') return void (await rig.connect(each.side))
    if ('leg' in each) return this.callProvider(each)
    if (each.do === 'send a file') {
      const file = { id: `file-${each.n}`, key: `chats/x/${each.n}`, name: 'a.pdf', type: 'application/pdf', bytes: 9 }
      return void (await rig.object.addFile(each.side, file))
    }
    await this.speak(each)
  }

  private async callProvider(each: Extract<Move, { leg: number }>): Promise<void> {
    const { object, machine } = this.rig
    const id = `CA-${each.side}-${each.leg}`
    if (each.do === 'admit a page') await object.admitPage(each.side === 'user' ? 'user_mira' : 'astro_asha', id)
    else if (each.do === 'admit a phone') await object.admitPhone({ side: each.side, leg: id, pressed: each.pressed })
    else if (each.do === 'status')
      await object.recordStatus({
        side: each.side,
        leg: id,
        status: each.status as never,
        key: `status-${each.status}-${id}`,
        at: machine.now,
      })
    else
      await object.recordFact(
        {
          key: `${each.type}-${id}`,
          type: each.type,
          side: each.side,
          leg: id,
          conference: 'CF1',
          at: machine.now - each.ago,
        } as never,
        { hungUp: null },
      )
  }

  private async speak(each: Extract<Move, { do: 'leave' | 'say' | 'hear' | 'go on' | 'point' }>): Promise<void> {
    const page = this.rig.pages.find((known) => known.side === each.side && known.readyState === 1)
    if (!page) return
    if (each.do === 'leave') return this.rig.hangUp(page)
    this.n += 1
    const frames = {
      say: () => ({ type: 'message', id: `message-${each.do === 'say' ? each.n : 0}`, text: 'Namaste' }),
      hear: () => ({ type: 'media', up: each.do === 'hear' && each.up }),
      'go on': () => ({ type: 'go-on' }),
      point: () => ({
        type: 'desk',
        id: `point-${this.n}`,
        act: {
          kind: 'point',
          place: { view: 'chart', varga: 1, date: null },
          target: { of: 'house', house: each.do === 'point' ? each.house : 1 },
        },
      }),
    }
    await this.rig.say(page, frames[each.do]())
  }
}

test('from the ring on, over pages and phones, every consultation is settled and the books are right', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(move, { maxLength: 16 }), async (begun, moves) => {
      const rig = await startRig(optionsOf(begun))
      const world = new World(rig)
      if (begun.accepted) await world.meet(begun)
      for (const each of moves) await world.make(each)
      rig.faults.biggest = 0
      const before = process.cpuUsage()
      await rig.object.end('user')
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1_000).toBeLessThan(1_000)
      if (overProvider(begun)) await rig.pass(LATE_REPORTS)
      const row = await rig.row()
      expect(row?.state).toBe('ended')
      expect(await rig.held()).toBe(0)
      expect(rig.faults.biggest).toBeLessThan(BATCH_BYTES)
      // Over the provider its reports are the evidence, whatever this machine's clock does.
      if (!overProvider(begun))
        expect(Number(row?.billable_seconds) * 1_000).toBeLessThanOrEqual(
          world.real + CREDITED_GAP_MAX * Math.max(1, world.jumps),
        )
      const db = createDb(rig.d1)
      const wrong = [...(await checkLedger(db)), await checkBills(db)].filter(({ count }) => count > 0)
      expect(wrong).toEqual([])
    }),
    { numRuns: runs(200, 12) },
  )
}, 1_800_000)
