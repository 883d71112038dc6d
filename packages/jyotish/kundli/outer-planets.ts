// Uranus and Neptune, which the old books do not have: rows of their own beside the nine grahas, in a chart and over it. No rule of
// the engine reads them.
import { ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { bodyAt } from '../astronomy/bodies.ts'
import { type Sky, skyAt } from '../astronomy/sky.ts'
import { houseFrom, signOf } from '../zodiac.ts'
import { type Standing, standingOf } from './graha-rows.ts'
import type { KundliRules } from './options.ts'

/** The planets of `outer: 'shown'`. */
export const OUTER_PLANETS = ['uranus', 'neptune'] as const
/** A name of `OUTER_PLANETS`. */
export type OuterPlanet = (typeof OUTER_PLANETS)[number]

/** The place of an outer planet in a chart. */
export type OuterRow = Standing & {
  planet: OuterPlanet
  /** Degrees a day; negative is retrograde. */
  speed: number
  retrograde: boolean
  /** By whole signs from the lagna. */
  house: number
}

/** The parts of a kundli that place planets in it. */
type Chart = { rules: KundliRules; lagna: { sign: number }; avakahada: { sign: number } }

/** Their rows of a chart; none where they were not asked for. */
export function outerRows(sky: Sky, lagnaSign: number, { outer, ayanamsa, positions }: KundliRules): OuterRow[] {
  if (outer === 'none') return []
  const off = ayanamsaAt(ayanamsa, sky.T, positions)
  return OUTER_PLANETS.map((planet) => {
    const place = bodyAt(sky, planet, positions)
    const lon = siderealLon(place, off)
    const { speed } = place
    return { ...standingOf(lon), planet, speed, retrograde: speed < 0, house: houseFrom(lagnaSign, signOf(lon)) }
  })
}

/** Their places of an instant over a birth chart, with the houses from its lagna and Moon. */
export function outerOver({ rules, lagna, avakahada }: Chart, ms: number): (OuterRow & { fromMoon: number })[] {
  return outerRows(skyAt(ms), lagna.sign, rules).map((row) => ({
    ...row,
    fromMoon: houseFrom(avakahada.sign, row.sign),
  }))
}
