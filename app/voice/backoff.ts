import { RECONNECT } from './constants.ts'

export type Backoff = { next(): number; reset(): void }

/** How long to wait before the next try, in ms: longer each time, and never the same for two who lost each other at once. */
export function createBackoff(random: () => number = Math.random): Backoff {
  const { factor, jitter, min, max } = RECONNECT
  let tries = 0
  return {
    next() {
      const wait = min * factor ** tries
      tries += 1
      const spread = (random() * 2 - 1) * jitter * wait
      return Math.min(max, Math.max(min, Math.round(wait + spread)))
    },
    reset() {
      tries = 0
    },
  }
}
