// The positions of the Moon within the uncertainty of a birth time, for one person of a match.

import { wrap360 } from '../astronomy/angles.ts'
import { ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { bodyAt } from '../astronomy/bodies.ts'
import { skyAt } from '../astronomy/sky.ts'
import type { Birth } from '../birth.ts'
import { MINUTE_MS } from '../clock/durations.ts'
import type { KundliRules } from '../kundli/options.ts'
import { PADA_SPAN } from '../zodiac.ts'
import { type Person, personOf } from './person.ts'

/** `uncertaintyMinutes` is the birth's own uncertainty, which may exceed the default of the match. */
export type MoonPath = { ms: number; moonAt(ms: number): number; uncertaintyMinutes?: number }

export function moonPathOf(
  { ms, uncertaintyMinutes }: Birth,
  { ayanamsa, positions }: Pick<KundliRules, 'ayanamsa' | 'positions'>,
): MoonPath {
  const moonAt = (at: number) => {
    const sky = skyAt(at)
    return siderealLon(bodyAt(sky, 'moon', positions), ayanamsaAt(ayanamsa, sky.T, positions))
  }
  return { ms, uncertaintyMinutes, moonAt }
}

/** The minutes to try before and after a birth: the given ones, or the birth's own uncertainty if that is larger. */
export function minutesToTry({ uncertaintyMinutes = 0 }: { uncertaintyMinutes?: number }, minutes: number): number {
  return Math.max(uncertaintyMinutes, minutes)
}

/** Longitudes at which a koota can change: boundaries of padas and the middles of Dhanu and Makara. */
const MARKS = [...Array.from({ length: 108 }, (_, i) => i * PADA_SPAN), 255, 285]
/** The Moon's motion within this time is linear enough to interpolate to seconds. */
const STEP_MINUTES = 60

/** The person after each of these longitudes that the Moon crosses within the uncertainty, in order of time. */
export function personsWithinUncertainty({ ms, moonAt }: MoonPath, minutes: number): { ms: number; person: Person }[] {
  if (minutes === 0) return []
  const steps = Math.ceil((2 * minutes) / STEP_MINUTES)
  const instants = Array.from({ length: steps + 1 }, (_, i) => ms + minutes * MINUTE_MS * ((2 * i) / steps - 1))
  const moons = instants.map(moonAt)
  return instants.slice(1).flatMap((to, i) => {
    const [from, start] = [instants[i]!, moons[i]!]
    const length = wrap360(moons[i + 1]! - start)
    return MARKS.map((mark) => ({ mark, way: wrap360(mark - start) }))
      .filter(({ way }) => way > 0 && way <= length)
      .map(({ mark, way }) => ({ mark, at: from + (way / length) * (to - from) }))
      .sort((a, b) => a.at - b.at)
      .map(({ mark, at }) => ({ ms: at, person: personOf(wrap360(mark + (at > ms ? 1e-6 : -1e-6))) }))
  })
}
