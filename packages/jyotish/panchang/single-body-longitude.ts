// Longitudes at instants far from the day at hand (new moons, ingresses): read from the almanac's block if it is fitted
// already, else worked out once, which costs a quarter of fitting one.
import { type Almanac, elongationMotion, isFitted, type Motion, moonLon, sunLon } from '../astronomy/almanac.ts'
import { wrap360 } from '../astronomy/angles.ts'
import { type Ayanamsa, ayanamsaAt } from '../astronomy/ayanamsa.ts'
import { bodyAt } from '../astronomy/bodies.ts'
import { skyAt } from '../astronomy/sky.ts'
import { CENTURY_DAYS, daysUt } from '../clock/time.ts'

function lonOf(almanac: Almanac, body: 'sun' | 'moon', ms: number): number {
  if (isFitted(almanac, body, ms)) return body === 'sun' ? sunLon(almanac, ms) : moonLon(almanac, ms)
  return bodyAt(skyAt(ms), body, almanac.positions).meanLon
}

/** Sidereal longitude of the Sun or the Moon, degrees [0, 360). */
export function siderealLonAt(almanac: Almanac, body: 'sun' | 'moon', ayanamsa: Ayanamsa, ms: number): number {
  return wrap360(lonOf(almanac, body, ms) - ayanamsaAt(ayanamsa, daysUt(ms) / CENTURY_DAYS, almanac.positions))
}

/** The Moon's distance from the Sun in longitude, degrees, and its change a day. */
export function elongationMotionAt(almanac: Almanac, ms: number): Motion {
  if (isFitted(almanac, 'sun', ms) && isFitted(almanac, 'moon', ms)) return elongationMotion(almanac, ms)
  const sky = skyAt(ms)
  const sun = bodyAt(sky, 'sun', almanac.positions)
  const moon = bodyAt(sky, 'moon', almanac.positions)
  return { angle: moon.meanLon - sun.meanLon, rate: moon.speed - sun.speed }
}
