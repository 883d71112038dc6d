// Strongly consistent rate counters for codes, logins, top-ups and rings: one object per key.
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

  /** Counts `times` attempts at `now` (ms). Refuses, and counts none, when the window `windowMs` would hold more than `limit`. */
  async hit({ limit, windowMs, times = 1, now }: Counted & { times?: number }): Promise<Hit> {
    const over = this.countAt(now, windowMs) + times - limit
    if (over > 0) {
      // The request fits once this many of the oldest attempts have left the window.
      const last = this.store.nthOldest(over) ?? now
      return { ok: false, retryAfter: Math.max(1, Math.ceil((last + windowMs - now) / 1000)) }
    }
    this.store.add(now, times)
    // An idle counter deletes itself, so that unused keys occupy no storage.
    await new Alarm(this.ctx.storage, clockOf(this.env)).set(now + windowMs)
    return { ok: true, retryAfter: 0 }
  }

  /** True when `hit` would refuse an attempt at `now` (ms). */
  async isFull({ limit, windowMs, now }: Counted): Promise<boolean> {
    return this.countAt(now, windowMs) >= limit
  }

  private countAt(now: number, windowMs: number): number {
    this.store.deleteUntil(now - windowMs)
    this.store.takeBack(now)
    return this.store.count()
  }

  /** Deletes all attempts, for instance after a correct password. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAll()
    this.store.bringTablesUpToDate()
  }

  override async alarm(): Promise<void> {
    await this.clear()
  }
}
