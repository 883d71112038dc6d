// In which sign a graha stands from when to when, retrograde re-entries included. Works on any longitude function.
import { wrap180 } from '../angles.ts'
import { DAY_MS } from '../time.ts'
import { type Graha, signOf } from '../zodiac.ts'

export type SignPeriod = { sign: number; start: number; end: number }
/** Sidereal longitude at an instant, degrees. */
export type LonAt = (ms: number) => number

/** A little more than the greatest speed each graha reaches either way, degrees a day. */
export const FASTEST: Readonly<Record<Graha, number>> = {
  sun: 1.03,
  moon: 15.5,
  mars: 0.83,
  mercury: 2.3,
  jupiter: 0.25,
  venus: 1.3,
  saturn: 0.14,
  rahu: 0.27,
  ketu: 0.27,
}

const SHORTEST_STEP = DAY_MS / 4

/**
 * The instant in (a, b] at which the sign is no longer that of `a`, to half a second: the secant through both ends,
 * kept inside them, with every third step a halving.
 */
function crossing(lonAt: LonAt, sign: number, a: number, b: number): number {
  const back = wrap180(lonAt(b) - (sign * 30 + 15)) < 0
  const edge = back ? sign * 30 : sign * 30 + 30
  let low = a
  let high = b
  let fLow = wrap180(lonAt(a) - edge)
  let fHigh = wrap180(lonAt(b) - edge)
  for (let round = 0; high - low > 500 && round < 120; round++) {
    const straight = low + ((high - low) * fLow) / (fLow - fHigh)
    // A little past the straight line's zero, so that both ends close in.
    const past = round % 3 === 0 ? 200 : -200
    const middle = round % 3 === 2 ? (low + high) / 2 : Math.min(Math.max(straight + past, low + 100), high - 100)
    const lon = lonAt(middle)
    if (signOf(lon) === sign) {
      low = middle
      fLow = wrap180(lon - edge)
    } else {
      high = middle
      fHigh = wrap180(lon - edge)
    }
  }
  return high
}

/**
 * Stays in the signs between two instants, cut at both. Each step is as long as the graha needs at its fastest to
 * reach the nearer edge of its sign, so that no ingress is stepped over (a stay under six hours may be).
 */
export function signPeriods(lonAt: LonAt, fastest: number, from: number, to: number): SignPeriod[] {
  const periods: SignPeriod[] = []
  let start = from
  let ms = from
  let lon = lonAt(from)
  let sign = signOf(lon)
  while (ms < to) {
    const inside = Math.min(Math.abs(wrap180(lon - sign * 30)), Math.abs(wrap180(lon - sign * 30 - 30)))
    const next = Math.min(ms + Math.max((inside / fastest) * DAY_MS, SHORTEST_STEP), to)
    lon = lonAt(next)
    if (signOf(lon) !== sign) {
      const at = crossing(lonAt, sign, ms, next)
      periods.push({ sign, start, end: at })
      start = at
      lon = lonAt(at)
      sign = signOf(lon)
      ms = at
    } else ms = next
  }
  periods.push({ sign, start, end: to })
  return periods
}
