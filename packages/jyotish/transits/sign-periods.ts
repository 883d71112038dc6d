// The stays of a graha in the signs, from when to when, retrograde re-entries included. Works on any longitude function.
import { wrap180 } from '../astronomy/angles.ts'
import { DAY_MS } from '../clock/durations.ts'
import { type Graha, signOf } from '../zodiac.ts'

/** A stay in a sign (0–11), from its start up to its end, milliseconds UT. */
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

/** No step is shorter than six hours, or than a tenth of a degree at the fastest. */
const shortestStep = (fastest: number) => Math.max(0.25, 0.1 / fastest) * DAY_MS

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

/** The first instant after `from` and before `to` at which the sign is another one, or null. */
export function nextIngress(lonAt: LonAt, fastest: number, from: number, to: number): number | null {
  let ms = from
  let lon = lonAt(from)
  const shortest = shortestStep(fastest)
  const sign = signOf(lon)
  while (ms < to) {
    const inside = Math.min(Math.abs(wrap180(lon - sign * 30)), Math.abs(wrap180(lon - sign * 30 - 30)))
    const next = Math.min(ms + Math.max((inside / fastest) * DAY_MS, shortest), to)
    lon = lonAt(next)
    if (signOf(lon) !== sign) return crossing(lonAt, sign, ms, next)
    ms = next
  }
  return null
}

/** The stay in a sign at an instant, searched up to `reach` to either side. */
export function stayAround(lonAt: LonAt, fastest: number, ms: number, reach: number): SignPeriod {
  const end = nextIngress(lonAt, fastest, ms, ms + reach) ?? ms + reach
  const back = nextIngress((at) => lonAt(-at), fastest, -ms, -ms + reach)
  return { sign: signOf(lonAt(ms)), start: back === null ? ms - reach : -back, end }
}

/**
 * Stays in the signs between two instants, cut at both. Each step is as long as the graha needs at its fastest to
 * reach the nearer edge of its sign, so that no ingress is stepped over (a stay under six hours may be).
 */
export function signPeriods(lonAt: LonAt, fastest: number, from: number, to: number): SignPeriod[] {
  const periods: SignPeriod[] = []
  let start = from
  for (;;) {
    const end = nextIngress(lonAt, fastest, start, to) ?? to
    periods.push({ sign: signOf(lonAt(start)), start, end })
    if (end >= to) return periods
    start = end
  }
}
