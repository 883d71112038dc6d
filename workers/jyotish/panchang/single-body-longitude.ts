// Longitudes at instants far from the day at hand (new moons, ingresses): read from the almanac's block if it is fitted
// already, else worked out once, which costs a thirteenth of fitting one.
import { type Almanac, isFitted, moonLon, sunLon } from '../almanac.ts'
import { wrap360 } from '../angles.ts'
import { type Ayanamsa, ayanamsaAt } from '../ayanamsa.ts'
import { bodyAt } from '../bodies.ts'
import { type Sky, skyAt } from '../sky.ts'
import { CENTURY_DAYS, daysUt } from '../time.ts'

function lonOf(almanac: Almanac, body: 'sun' | 'moon', ms: number, sky?: Sky): number {
  if (isFitted(almanac, body, ms)) return body === 'sun' ? sunLon(almanac, ms) : moonLon(almanac, ms)
  return bodyAt(sky ?? skyAt(ms), body, almanac.positions).meanLon
}

/** Sidereal longitude of the Sun or the Moon, degrees [0, 360). */
export function siderealLonAt(almanac: Almanac, body: 'sun' | 'moon', ayanamsa: Ayanamsa, ms: number): number {
  return wrap360(lonOf(almanac, body, ms) - ayanamsaAt(ayanamsa, daysUt(ms) / CENTURY_DAYS, almanac.positions))
}

/** The Moon's distance from the Sun in longitude, degrees [0, 360). */
export function elongationAt(almanac: Almanac, ms: number): number {
  const both = isFitted(almanac, 'sun', ms) && isFitted(almanac, 'moon', ms)
  const sky = both ? undefined : skyAt(ms)
  return wrap360(lonOf(almanac, 'moon', ms, sky) - lonOf(almanac, 'sun', ms, sky))
}
