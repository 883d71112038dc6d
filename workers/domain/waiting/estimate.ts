// The estimated wait in a queue: a range, from the lengths of this astrologer's consultations. Pure.
import { MINUTE } from '#workers/contract/time/durations.ts'

/** Default minutes of a consultation, while too few are known. */
const USUAL = { short: 5, long: 20 }
const ENOUGH = 5

export type Estimate = { from_minutes: number; to_minutes: number }

/**
 * Minutes until the turn of the client at `position` (1 is the next one): from the lower quartile of the astrologer's
 * consultations before this client, the running one ending now, up to their upper quartile. Example: consultations of 6 to 12 minutes,
 * position 3 → 12 to 36.
 */
export function estimateWait(position: number, durationsMs: readonly number[]): Estimate {
  const { short, long } = durationsMs.length < ENOUGH ? USUAL : quartiles(durationsMs)
  return { from_minutes: Math.round((position - 1) * short), to_minutes: Math.max(1, Math.ceil(position * long)) }
}

function quartiles(durationsMs: readonly number[]): { short: number; long: number } {
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / MINUTE
  return { short: at(0.25), long: at(0.75) }
}
