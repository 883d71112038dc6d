// Varsha pravesha: the instant at which the Sun returns to its sidereal longitude at birth.

import { type Ayanamsa, ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { bodyAt, type Positions } from '../astronomy/bodies.ts'
import { skyAt } from '../astronomy/sky.ts'
import { DAY_MS } from '../clock/durations.ts'
import { whenReaches } from '../elements.ts'

/** The sidereal year, days. */
const YEAR = 365.256364
const SUN_RATE = 360 / YEAR

export type ReturnRules = { ayanamsa: Ayanamsa; positions: Positions }

export function sunAt(ms: number, { ayanamsa, positions }: ReturnRules): number {
  const sky = skyAt(ms)
  return siderealLon(bodyAt(sky, 'sun', positions), ayanamsaAt(ayanamsa, sky.T, positions))
}

/**
 * The return that ends the given number of years. Of 1967-03-08 17:40 IST, after 33 years, 2000-03-08 4:41 IST (P.V.R.
 * Narasimha Rao, Vedic Astrology, example 118).
 */
export function solarReturn(birth: number, years: number, rules: ReturnRules): number {
  if (years === 0) return birth
  const angleAt = (ms: number) => sunAt(ms, rules)
  return whenReaches(angleAt, angleAt(birth), birth + years * YEAR * DAY_MS, SUN_RATE)
}
