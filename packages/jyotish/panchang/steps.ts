// Angles that grow through equal steps (padas, signs, tithis): which step runs, from when to when.
import type { Almanac } from '../astronomy/almanac.ts'
import { wrap360 } from '../astronomy/angles.ts'
import type { Ayanamsa } from '../astronomy/ayanamsa.ts'
import { DAY_MS } from '../clock/durations.ts'
import { whenReaches } from '../elements.ts'
import { PADA_SPAN } from '../zodiac.ts'
import { once, type Reckoning } from './reckoning.ts'
import { siderealLonAt } from './single-body-longitude.ts'

export type Step = { index: number; start: number; end: number }

export type Ladder = {
  angleAt: (ms: number) => number
  /** Degrees of a step, how many there are, and the mean motion in degrees a day. */
  arc: number
  count: number
  rate: number
  /** The instants at which the steps of known numbers begin, where they are kept. */
  known?: Map<number, number>
}

const RATES = { moon: 13.176358, sun: 0.9856474 }

function ladder(almanac: Almanac, ayanamsa: Ayanamsa, body: 'sun' | 'moon', arc: number): Ladder {
  const angleAt = (ms: number) => siderealLonAt(almanac, body, ayanamsa, ms)
  const rungs = { angleAt, arc, count: Math.round(360 / arc), rate: RATES[body] }
  return body === 'sun' ? { ...rungs, known: entriesOf(almanac, `${ayanamsa} ${arc}`) } : rungs
}

/** The Sun enters a step at one instant for all places: a year has 120 of them that pages ask for again and again. */
const entries = new WeakMap<Almanac, Map<string, Map<number, number>>>()
const MOST_ENTRIES = 5000
/** An own ayanamsa is any number, so the caches must not grow with it. */
const MOST_KINDS = 100

function entriesOf(almanac: Almanac, kind: string): Map<number, number> {
  const kinds = entries.get(almanac) ?? new Map<string, Map<number, number>>()
  entries.set(almanac, kinds)
  if (!kinds.has(kind) && kinds.size >= MOST_KINDS) kinds.clear()
  const found = kinds.get(kind) ?? new Map<number, number>()
  kinds.set(kind, found)
  if (found.size > MOST_ENTRIES) found.clear()
  return found
}

/** The signs, 0 Mesha … 11 Mina, that the Sun or Moon passes. */
export function signLadder({ almanac, rules }: Reckoning, body: 'sun' | 'moon'): Ladder {
  return ladder(almanac, rules.ayanamsa, body, 30)
}

/** The padas, 0 (Ashwini's first) … 107, that the Sun or Moon passes. */
export function padaLadder({ almanac, rules }: Reckoning, body: 'sun' | 'moon'): Ladder {
  return ladder(almanac, rules.ayanamsa, body, PADA_SPAN)
}

/** A sidereal year, and about when the Sun entered Mesha in 2000: steps are counted from there. */
const YEAR_MS = 365.256363 * DAY_MS
const MESHA_MS = Date.UTC(2000, 3, 13)

/** When step `number` (which may be `count`) begins, from an instant at which the angle was `angle`. */
function entry({ angleAt, arc, count, rate, known }: Ladder, ms: number, angle: number, number: number): number {
  const target = number * arc
  if (!known) return whenReaches(angleAt, wrap360(target), ms + ((target - angle) / rate) * DAY_MS, rate)
  const turns = Math.round((ms - MESHA_MS) / YEAR_MS - angle / 360)
  return once(known, turns * count + number, () =>
    whenReaches(angleAt, wrap360(target), MESHA_MS + (turns + number / count) * YEAR_MS, rate),
  )
}

/** The step that runs at an instant. */
export function stepAt(rungs: Ladder, ms: number): Step {
  const angle = rungs.angleAt(ms)
  const index = Math.min(Math.floor(angle / rungs.arc), rungs.count - 1)
  return { index, start: entry(rungs, ms, angle, index), end: entry(rungs, ms, angle, index + 1) }
}

/** The step that runs at `from` and those that follow, up to the one that runs at `to`. */
export function stepsBetween(rungs: Ladder, from: number, to: number): Step[] {
  const steps = [stepAt(rungs, from)]
  for (let last = steps[0]!; last.end < to; ) {
    const index = (last.index + 1) % rungs.count
    last = { index, start: last.end, end: entry(rungs, last.end, index * rungs.arc, index + 1) }
    steps.push(last)
  }
  return steps
}
