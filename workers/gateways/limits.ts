// Strong counters: one RateCounter object for each name and key.
import { AppError } from '#workers/contract/errors.ts'
import type { Clock, GuessCounters } from '#workers/contract/ports.ts'
import { limited } from '../effect-limit.ts'
import type { Env } from '../env.ts'

export function createLimits({ RATE_COUNTER }: Env, clock: Clock): GuessCounters {
  const counter = (name: string, key: string) => limited(RATE_COUNTER.getByName(`${name}:${key}`), 'counter')
  return {
    async hit(name, key, limit, windowMs) {
      const { ok, retryAfter } = await counter(name, key).hit({ limit, windowMs, now: clock.now() })
      if (!ok) throw new AppError('rate_limited', { retryAfter })
    },
    isFull: (name, key, limit, windowMs) => counter(name, key).isFull({ limit, windowMs, now: clock.now() }),
    async clear(name, key) {
      await counter(name, key).clear()
    },
  }
}
