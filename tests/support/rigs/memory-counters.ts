// Counters as the objects count them, in memory.
import { AppError } from '#workers/contract/errors/errors.ts'
import type { GuessCounters } from '#workers/contract/ports.ts'

/** `fill`: as many tries at once. */
export function memoryCounters(
  now: () => number,
): GuessCounters & { fill(name: string, key: string, n: number): void } {
  const hits = new Map<string, number[]>()
  return {
    async hit(name, key, limit, windowMs) {
      const within = (hits.get(`${name}:${key}`) ?? []).filter((at) => at > now() - windowMs)
      if (within.length >= limit) throw new AppError('rate_limited', { retryAfter: 60 })
      hits.set(`${name}:${key}`, [...within, now()])
    },
    isFull: async (name, key, limit, windowMs) =>
      (hits.get(`${name}:${key}`) ?? []).filter((at) => at > now() - windowMs).length >= limit,
    clear: async (name, key) => void hits.delete(`${name}:${key}`),
    fill: (name, key, n) => void hits.set(`${name}:${key}`, Array(n).fill(now())),
  }
}
