// Angles that grow through equal steps (padas, signs, tithis): which step runs, from when to when.
import type { Almanac } from '../almanac.ts'
import { wrap360 } from '../angles.ts'
import type { Ayanamsa } from '../ayanamsa.ts'
import { DAY_MS } from '../durations.ts'
import { whenReaches } from '../elements.ts'
import { PADA_SPAN } from '../zodiac.ts'
import type { Reckoning } from './reckoning.ts'
import { siderealLonAt } from './single-body-longitude.ts'

export type Step = { index: number; start: number; end: number }

export type Ladder = {
  angleAt: (ms: number) => number
  /** Degrees of a step, how many there are, and the mean motion in degrees a day. */
  arc: number
  count: number
  rate: number
}

const RATES = { moon: 13.176358, sun: 0.9856474 }

function ladder(almanac: Almanac, ayanamsa: Ayanamsa, body: 'sun' | 'moon', arc: number): Ladder {
  const angleAt = (ms: number) => siderealLonAt(almanac, body, ayanamsa, ms)
  return { angleAt, arc, count: Math.round(360 / arc), rate: RATES[body] }
}

/** The signs, 0 Mesha … 11 Mina, that the Sun or Moon passes. */
export function signLadder({ almanac, rules }: Reckoning, body: 'sun' | 'moon'): Ladder {
  return ladder(almanac, rules.ayanamsa, body, 30)
}

/** The padas, 0 (Ashwini's first) … 107, that the Sun or Moon passes. */
export function padaLadder({ almanac, rules }: Reckoning, body: 'sun' | 'moon'): Ladder {
  return ladder(almanac, rules.ayanamsa, body, PADA_SPAN)
}

/** When the angle next reaches the given degrees after an instant at which it was `angle`. */
function ahead({ angleAt, rate }: Ladder, ms: number, angle: number, target: number): number {
  return whenReaches(angleAt, wrap360(target), ms + ((target - angle) / rate) * DAY_MS, rate)
}

/** The step that runs at an instant. */
export function stepAt(rungs: Ladder, ms: number): Step {
  const angle = rungs.angleAt(ms)
  const index = Math.min(Math.floor(angle / rungs.arc), rungs.count - 1)
  const bound = (number: number) => ahead(rungs, ms, angle, number * rungs.arc)
  return { index, start: bound(index), end: bound(index + 1) }
}

/** The step that runs at `from` and those that follow, up to the one that runs at `to`. */
export function stepsBetween(rungs: Ladder, from: number, to: number): Step[] {
  const steps = [stepAt(rungs, from)]
  for (let last = steps[0]!; last.end < to; ) {
    const index = (last.index + 1) % rungs.count
    last = { index, start: last.end, end: ahead(rungs, last.end, index * rungs.arc, (index + 1) * rungs.arc) }
    steps.push(last)
  }
  return steps
}
