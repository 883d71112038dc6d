// Strong counters for codes, log-ins, top-ups and rings: one object per key.
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import { clockOf } from '../services/index.ts'
import { Alarm } from './alarm.ts'
import { RateStore } from './rate-store.ts'

export type Hit = { ok: boolean; retryAfter: number }

export class RateCounter extends DurableObject<Env> {
  private readonly store: RateStore

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.store = new RateStore(ctx.storage)
    ctx.blockConcurrencyWhile(async () => this.store.bringTablesUpToDate())
  }

  /** Counts one try at `now` (ms). Not ok, and not counted, when `limit` tries lie within `windowMs`. */
  async hit({ limit, windowMs, now }: { limit: number; windowMs: number; now: number }): Promise<Hit> {
    this.store.deleteUntil(now - windowMs)
    const { n, oldest } = this.store.count()
    if (n >= limit) {
      return { ok: false, retryAfter: Math.max(1, Math.ceil(((oldest ?? now) + windowMs - now) / 1000)) }
    }
    this.store.add(now)
    // An idle counter removes itself, so that old keys hold no storage.
    await new Alarm(this.ctx.storage, clockOf(this.env)).set(now + windowMs)
    return { ok: true, retryAfter: 0 }
  }

  /** True when `hit` would refuse a try at `now` (ms). */
  async isFull({ limit, windowMs, now }: { limit: number; windowMs: number; now: number }): Promise<boolean> {
    this.store.deleteUntil(now - windowMs)
    return this.store.count().n >= limit
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
