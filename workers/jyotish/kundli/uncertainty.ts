// What would be different if the birth time were off: so that a page can mark what rests on an exact hour.
import { ayanamsaAt, siderealLon, trueAyanamsa } from '../ayanamsa.ts'
import { bodyAt } from '../bodies.ts'
import type { Spot } from '../horizon.ts'
import { anglesAt } from '../houses.ts'
import { skyAt } from '../sky.ts'
import { nakshatraOf, padaOf, signOf } from '../zodiac.ts'
import type { KundliRules } from './options.ts'
import { vargaSign } from './vargas.ts'

export const UNCERTAIN_PARTS = ['lagna', 'lagna_navamsa', 'moon_sign', 'moon_nakshatra', 'moon_pada'] as const
export type UncertainPart = (typeof UNCERTAIN_PARTS)[number]
export type Uncertainty = {
  minutes: number
  /** Parts that are not the same through the whole span. */
  changes: UncertainPart[]
}

type Parts = Readonly<Record<UncertainPart, number>>

function partsAt(ms: number, spot: Spot, { ayanamsa, positions }: KundliRules): Parts {
  const sky = skyAt(ms)
  const lagna = anglesAt(sky, spot.lat, spot.lon, trueAyanamsa(ayanamsa, sky)).asc
  const moon = siderealLon(bodyAt(sky, 'moon', positions), ayanamsaAt(ayanamsa, sky.T))
  return {
    lagna: signOf(lagna),
    lagna_navamsa: vargaSign(9, lagna),
    moon_sign: signOf(moon),
    moon_nakshatra: nakshatraOf(moon),
    moon_pada: padaOf(moon) + 4 * nakshatraOf(moon),
  }
}

/** Compares the birth with instants around it, close enough that no navamsa of the lagna is stepped over twice. */
export function uncertaintyOf(ms: number, spot: Spot, minutes: number, rules: KundliRules): Uncertainty {
  if (minutes === 0) return { minutes, changes: [] }
  const here = partsAt(ms, spot, rules)
  const steps = Math.min(Math.ceil(minutes / 5), 24)
  const others: Parts[] = []
  for (let i = 1; i <= steps; i++) {
    const away = (minutes * i * 60_000) / steps
    others.push(partsAt(ms - away, spot, rules), partsAt(ms + away, spot, rules))
  }
  return { minutes, changes: UNCERTAIN_PARTS.filter((part) => others.some((other) => other[part] !== here[part])) }
}
