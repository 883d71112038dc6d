// Strongly consistent counters: one RateCounter object for each name and key.
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Clock, GuessCounters, SizeLimits } from '#workers/contract/ports.ts'
import { withEffectTimeout } from '../effect-timeout.ts'
import type { Env } from '../env.ts'

export function createLimits({ RATE_COUNTER }: Env, clock: Clock): GuessCounters & SizeLimits {
  const counter = (name: string, key: string) => RATE_COUNTER.getByName(`${name}:${key}`)
  const hitBySize: SizeLimits['hitBySize'] = async (name, key, size) => {
    const { ok, retryAfter } = await withEffectTimeout(counter(name, key).hit({ ...size, now: clock.now() }), 'counter')
    if (!ok) throw new AppError('rate_limited', { retryAfter })
  }
  return {
    hit: (name, key, limit, windowMs) => hitBySize(name, key, { limit, windowMs, times: 1 }),
    hitBySize,
    isFull: (name, key, limit, windowMs) =>
      withEffectTimeout(counter(name, key).isFull({ limit, windowMs, now: clock.now() }), 'counter'),
    async clear(name, key) {
      await withEffectTimeout(counter(name, key).clear(), 'counter')
    },
  }
}
