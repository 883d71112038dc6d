// A call over the telephone provider as its reports show it to a room: reports are lost, late,
// doubled and out of order. The room's time is the test's.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Probe, VoiceFact } from '#workers/domain/voice/index.ts'
import type { Rig } from './room-rig.ts'

/** The fate of one report. */
export type Fate = { lost: boolean; late: number; twice: boolean }
export type Leg = { id: string; side: Side; device: 'web' | 'phone'; joinedAt: number | null; leftAt: number | null }

const CONFERENCE = 'CF1'
const second = (at: number) => Math.floor(at / 1000) * 1000

export class ReportedCall {
  readonly legs: Leg[] = []
  /** Joins that the room was told of, and instants at which it was told that a leg was still in. */
  readonly told = new Set<string>()
  readonly rig: Rig
  private readonly fates: readonly Fate[]
  isRestDown: (at: number) => boolean
  private readonly queue: { at: number; work: () => Promise<void> }[] = []
  private reports = 0

  constructor(rig: Rig, fates: readonly Fate[], isRestDown: (at: number) => boolean = () => false) {
    this.rig = rig
    this.fates = fates
    this.isRestDown = isRestDown
    const { voice, calls } = rig.services as unknown as {
      voice: Record<string, (...args: never[]) => Promise<unknown>>
      calls: Record<string, (...args: never[]) => Promise<unknown>>
    }
    calls.numberOf = async (id: string) => `+1555000${id.length}`
    voice.probe = async () => this.probed()
    voice.end = async () => {
      this.mustAnswer()
      for (const leg of this.legs) this.leave(leg, false)
    }
    voice.dialLeg = async (_: never, { side }: { side: Side }) => {
      this.mustAnswer()
      return { legId: this.dialled(side) }
    }
  }

  get now(): number {
    return this.rig.machine.now
  }

  after(ms: number, work: () => Promise<void> | void): void {
    this.queue.push({ at: this.now + ms, work: async () => work() })
  }

  /** Lets time pass, and all that is due in it happen. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms
    for (;;) {
      await quiet()
      this.queue.sort((a, b) => a.at - b.at)
      const at = Math.min(until, this.queue[0]?.at ?? until, Math.max(this.now, this.rig.storage.alarm ?? until))
      if (at > this.now || (this.rig.storage.alarm ?? until) <= at) await this.rig.pass(Math.max(1, at - this.now))
      await quiet()
      while (this.queue[0] && this.queue[0].at <= this.now) await this.queue.shift()?.work()
      if (this.now >= until) return
    }
  }

  /** A page asks to join; `takes`: how long the provider takes over it. */
  async page(side: Side, takes: number): Promise<Leg> {
    const leg: Leg = { id: `CA${this.legs.length + 1}`, side, device: 'web', joinedAt: null, leftAt: null }
    this.legs.push(leg)
    const identity = side === 'user' ? 'user_mira' : 'astro_asha'
    if (await this.rig.object.admitPage(identity, leg.id)) this.after(takes, () => this.join(leg))
    return leg
  }

  /** A leg leaves by its person's will, or because the page is gone. A phone ends the call with it. */
  hangUp(leg: Leg): void {
    const inside = leg.joinedAt !== null && leg.leftAt === null
    this.leave(leg, true)
    if (!inside || leg.device === 'web') return
    for (const other of this.legs) this.leave(other, false)
  }

  /** The provider's truth in ms: how long both were in, until `end` (ms UTC). */
  together(end: number, legs: readonly Leg[] = this.legs): number {
    const of = (side: Side) => legs.filter((leg) => leg.side === side && leg.joinedAt !== null)
    let ms = 0
    for (let at = second(firstJoin(legs)); at < end; at += 1000) {
      const there = (side: Side) =>
        of(side).some((leg) => second(leg.joinedAt ?? 0) <= at && at < second(leg.leftAt ?? Number.MAX_SAFE_INTEGER))
      if (there('user') && there('astrologer')) ms += Math.min(1000, end - at)
    }
    return ms
  }

  private dialled(side: Side): string {
    const leg: Leg = { id: `CA${this.legs.length + 1}`, side, device: 'phone', joinedAt: null, leftAt: null }
    this.legs.push(leg)
    this.after(4_000, async () => {
      if (leg.leftAt !== null || !(await this.rig.object.admitPhone({ side, leg: leg.id, pressed: false })))
        return this.leave(leg, false)
      this.after(2_000, async () => {
        if (leg.leftAt !== null || !(await this.rig.object.admitPhone({ side, leg: leg.id, pressed: true })))
          return this.leave(leg, false)
        this.after(300, () => this.join(leg))
      })
    })
    return leg.id
  }

  private join(leg: Leg): void {
    if (leg.leftAt !== null) return
    leg.joinedAt = this.now
    const { id, side } = leg
    const at = second(this.now)
    this.report({ key: `c:CF1:${id}j`, type: 'join', side, leg: id, conference: CONFERENCE, at })
  }

  private leave(leg: Leg, hungUp: boolean): void {
    if (leg.leftAt !== null) return
    leg.leftAt = this.now
    const { id, side } = leg
    const at = second(this.now)
    const by = hungUp ? side : null
    if (leg.joinedAt !== null)
      this.report({ key: `c:CF1:${id}l`, type: 'leave', side, leg: id, conference: CONFERENCE, at }, by)
    this.deliver(async () => this.rig.object.recordStatus({ side, leg: id, status: 'completed', key: `k:${id}:9`, at }))
    if (this.legs.some(({ joinedAt, leftAt }) => joinedAt !== null && leftAt === null)) return
    this.report({ key: 'c:CF1:end', type: 'conference-end', conference: CONFERENCE, at })
  }

  private report(fact: VoiceFact, hungUp: Side | null = null): void {
    this.deliver(async () => {
      if (fact.type === 'join' && this.rig.consultation().state !== 'ended') this.told.add(fact.leg)
      await this.rig.object.recordFact(fact, { hungUp })
    })
  }

  private deliver(work: () => Promise<void>): void {
    const fate = this.fates[this.reports % Math.max(1, this.fates.length)] ?? { lost: false, late: 0, twice: false }
    this.reports += 1
    if (fate.lost) return
    this.after(100 + fate.late, work)
    if (fate.twice) this.after(150 + 2 * fate.late, work)
  }

  private probed(): Probe {
    this.mustAnswer()
    const facts = this.legs.flatMap((leg): VoiceFact[] => {
      if (leg.joinedAt === null || leg.leftAt !== null) return []
      const { id, side } = leg
      this.told.add(id)
      return [
        { key: `r:${id}:join`, type: 'join', side, leg: id, conference: CONFERENCE, at: second(leg.joinedAt) },
        { key: `p:${id}:${this.now}`, type: 'seen', side, leg: id, at: this.now },
      ]
    })
    const over = this.legs.flatMap(({ id, leftAt }) => (leftAt === null ? [] : [{ id, at: second(leftAt) }]))
    return {
      facts: [...facts, ...over.map(({ id, at }) => ({ key: `r:${id}`, type: 'leg-end' as const, leg: id, at }))],
      statuses: over.map(({ id, at }) => ({ leg: id, status: 'completed', at })),
    }
  }

  private mustAnswer(): void {
    if (this.isRestDown(this.now))
      throw Object.assign(new Error('down'), { name: 'TwilioFailure', kind: 'unreachable', status: 503, twilioCode: 0 })
  }
}

const firstJoin = (legs: readonly Leg[]) => Math.min(...legs.map(({ joinedAt }) => joinedAt ?? Number.MAX_SAFE_INTEGER))

/** Lets everything that was begun without waiting come to its end. */
async function quiet(): Promise<void> {
  for (let n = 0; n < 4; n += 1) await new Promise((resolve) => setImmediate(resolve))
}
