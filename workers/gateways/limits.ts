// Strong counters: one RateCounter object for each name and key.
import { AppError } from '#workers/contract/errors.ts'
import type { Clock, Limits } from '#workers/contract/ports.ts'
import type { Env } from '../env.ts'

export function createLimits({ RATE_COUNTER }: Env, clock: Clock): Limits {
  return {
    async hit(name, key, limit, windowMs) {
      const { ok, retryAfter } = await RATE_COUNTER.getByName(`${name}:${key}`).hit(limit, windowMs, clock.now())
      if (!ok) throw new AppError('rate_limited', { retryAfter })
    },
    async clear(name, key) {
      await RATE_COUNTER.getByName(`${name}:${key}`).clear()
    },
  }
}
