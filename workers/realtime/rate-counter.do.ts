// Strong counters for codes, log-ins, top-ups and rings: one object per key.
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'

export type Hit = { ok: boolean; retryAfter: number }

export class RateCounter extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS hit (at INTEGER NOT NULL)')
  }

  /** Counts one try at `now` (ms). Not ok, and not counted, when `limit` tries lie within `windowMs`. */
  async hit(limit: number, windowMs: number, now: number): Promise<Hit> {
    const sql = this.ctx.storage.sql
    sql.exec('DELETE FROM hit WHERE at <= ?', now - windowMs)
    const row = sql.exec<{ n: number; oldest: number | null }>('SELECT count(*) n, min(at) oldest FROM hit').one()
    if (row.n >= limit) {
      return { ok: false, retryAfter: Math.max(1, Math.ceil(((row.oldest ?? now) + windowMs - now) / 1000)) }
    }
    sql.exec('INSERT INTO hit (at) VALUES (?)', now)
    // An idle counter removes itself, so that old keys hold no storage.
    await this.ctx.storage.setAlarm(now + windowMs)
    return { ok: true, retryAfter: 0 }
  }

  /** Forgets all tries, for instance after a right password. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAll()
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS hit (at INTEGER NOT NULL)')
  }

  override async alarm(): Promise<void> {
    await this.clear()
  }
}
