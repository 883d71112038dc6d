// Strong counters for codes, log-ins, top-ups and rings: one object per key.
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '#workers/env.ts'
import { Alarm } from '#workers/realtime/alarm.ts'
import { clockOf } from '#workers/services/index.ts'
import { RateStore } from './rate-store.ts'

export type Hit = { ok: boolean; retryAfter: number }

type Counted = { limit: number; windowMs: number; now: number }

export class RateCounter extends DurableObject<Env> {
  private readonly store: RateStore

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.store = new RateStore(ctx.storage)
    ctx.blockConcurrencyWhile(async () => this.store.bringTablesUpToDate())
  }

  /** Counts `times` tries at `now` (ms). Not ok, and none counted, when more than `limit` would lie within `windowMs`. */
  async hit({ limit, windowMs, times = 1, now }: Counted & { times?: number }): Promise<Hit> {
    const over = this.countAt(now, windowMs) + times - limit
    if (over > 0) {
      // So many of the oldest tries must be over first.
      const last = this.store.nthOldest(over) ?? now
      return { ok: false, retryAfter: Math.max(1, Math.ceil((last + windowMs - now) / 1000)) }
    }
    this.store.add(now, times)
    // An idle counter removes itself, so that old keys hold no storage.
    await new Alarm(this.ctx.storage, clockOf(this.env)).set(now + windowMs)
    return { ok: true, retryAfter: 0 }
  }

  /** True when `hit` would refuse a try at `now` (ms). */
  async isFull({ limit, windowMs, now }: Counted): Promise<boolean> {
    return this.countAt(now, windowMs) >= limit
  }

  private countAt(now: number, windowMs: number): number {
    this.store.deleteUntil(now - windowMs)
    this.store.takeBack(now)
    return this.store.count()
  }

  /** Forgets all tries, for instance after a right password. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAll()
    this.store.bringTablesUpToDate()
  }

  override async alarm(): Promise<void> {
    await this.clear()
  }
}
