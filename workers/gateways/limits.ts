// Strong counters: one RateCounter object for each name and key.
import { AppError } from '#workers/contract/errors.ts'
import type { Clock, GuessCounters } from '#workers/contract/ports.ts'
import { withinLimit } from '../effect-limit.ts'
import type { Env } from '../env.ts'

export function createLimits({ RATE_COUNTER }: Env, clock: Clock): GuessCounters {
  const counter = (name: string, key: string) => RATE_COUNTER.getByName(`${name}:${key}`)
  return {
    async hit(name, key, limit, windowMs) {
      const { ok, retryAfter } = await withinLimit(
        counter(name, key).hit({ limit, windowMs, now: clock.now() }),
        'counter',
      )
      if (!ok) throw new AppError('rate_limited', { retryAfter })
    },
    isFull: (name, key, limit, windowMs) =>
      withinLimit(counter(name, key).isFull({ limit, windowMs, now: clock.now() }), 'counter'),
    async clear(name, key) {
      await withinLimit(counter(name, key).clear(), 'counter')
    },
  }
}
