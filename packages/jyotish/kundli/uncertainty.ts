// The parts of a chart that differ within the uncertainty of the birth time, so that a page can mark them.

import { ayanamsaAt, siderealLon, trueAyanamsa } from '../astronomy/ayanamsa.ts'
import { bodyAt } from '../astronomy/bodies.ts'
import type { Spot } from '../astronomy/horizon.ts'
import { anglesAt } from '../astronomy/houses.ts'
import { skyAt } from '../astronomy/sky.ts'
import { MINUTE_MS } from '../clock/durations.ts'
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

/** The parts that rest on the lagna and the Moon; partsOf(352.15, 341.19).lagna = 11. */
export function partsOf(ascendant: number, moon: number): Parts {
  return {
    lagna: signOf(ascendant),
    lagna_navamsa: vargaSign(9, ascendant),
    moon_sign: signOf(moon),
    moon_nakshatra: nakshatraOf(moon),
    moon_pada: padaOf(moon),
  }
}

/** The instants tried within an uncertainty: each minute on one side of the birth, from the nearest on, and the edge. */
export function triedInstants(ms: number, minutes: number, way: 1 | -1): number[] {
  return Array.from({ length: Math.ceil(minutes) }, (_, i) => ms + way * Math.min(i + 1, minutes) * MINUTE_MS)
}

/** The parts that another instant within the uncertainty would change. */
export function uncertaintyOf(ms: number, spot: Spot, minutes: number, rules: KundliRules): Uncertainty {
  if (minutes === 0) return { minutes, changes: [] }
  const at = remembered((instant) => lagnaAndMoon(instant, spot, rules))
  const here = at(ms)
  const tried = ([-1, 1] as const).map((way) => triedInstants(ms, minutes, way))
  // The Moon is never retrograde and makes no full round within a day, so the edges of the uncertainty suffice for its parts.
  const edges = tried.flatMap((side) => side.slice(-1))
  const changes = UNCERTAIN_PARTS.filter((part) =>
    part.startsWith('moon')
      ? edges.some((instant) => at(instant)[part] !== here[part])
      : tried.some((side) => side.some((instant) => at(instant)[part] !== here[part])),
  )
  return { minutes, changes }
}

function lagnaAndMoon(ms: number, spot: Spot, { ayanamsa, positions }: KundliRules): Parts {
  const sky = skyAt(ms)
  const lagna = anglesAt(sky, spot.lat, spot.lon, trueAyanamsa(ayanamsa, sky, positions)).asc
  return partsOf(lagna, siderealLon(bodyAt(sky, 'moon', positions), ayanamsaAt(ayanamsa, sky.T, positions)))
}

function remembered<T>(work: (ms: number) => T): (ms: number) => T {
  const known = new Map<number, T>()
  return (ms) => {
    const found = known.get(ms) ?? work(ms)
    known.set(ms, found)
    return found
  }
}
