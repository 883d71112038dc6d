// Stations of a graha: retrograde and direct. Works on any speed function.
import { DAY_MS } from '../clock/durations.ts'

export type Station = { at: number; turns: 'retrograde' | 'direct' }

/** Stations between two instants, to a minute. Retrograde arcs last three weeks at least, so a step of 4 days holds. */
export function stations(speedAt: (ms: number) => number, from: number, to: number): Station[] {
  const found: Station[] = []
  let ms = from
  let back = speedAt(from) < 0
  while (ms < to) {
    const next = Math.min(ms + 4 * DAY_MS, to)
    const backNext = speedAt(next) < 0
    if (backNext !== back) {
      found.push({ at: turning(speedAt, back, ms, next), turns: backNext ? 'retrograde' : 'direct' })
      back = backNext
    }
    ms = next
  }
  return found
}

function turning(speedAt: (ms: number) => number, back: boolean, a: number, b: number): number {
  let low = a
  let high = b
  while (high - low > 30_000) {
    const middle = (low + high) / 2
    if (speedAt(middle) < 0 === back) low = middle
    else high = middle
  }
  return high
}
