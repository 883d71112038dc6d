// Periods of a life that are computed on request: Saturn's years, the periods of the day, transits.

import { ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { skyAt } from '../astronomy/sky.ts'
import { YEAR_MS } from '../clock/durations.ts'
import { grahasAt } from '../grahas.ts'
import { saturnStays } from '../transits/saturn-stays.ts'
import { GRAHAS, type Graha, houseFrom, signOf } from '../zodiac.ts'
import { chainAt, type DashaName, type DashaPeriod } from './dasha.ts'
import { type SadeSati, sadeSatiIn } from './doshas/sade-sati.ts'
import type { Kundli } from './kundli.ts'

/** The years of Saturn's periods that a life is given. */
export const SATURN_YEARS = 100

/** Sade sati and dhaiya from the birth on, re-entries by retrograde motion included. */
export function sadeSati({ rules, birth, avakahada }: Kundli, years = SATURN_YEARS): SadeSati {
  const staysIn = (from: number, to: number) => saturnStays(rules, from, to)
  return sadeSatiIn({ staysIn, moonSign: avakahada.sign, from: birth.ms, to: birth.ms + years * YEAR_MS })
}

/** The place of an instant beside a list of periods: within it, before its beginning, or after its end. */
export type Reach = 'within' | 'before' | 'after'

/** The end of those years. */
export const saturnEnd = ({ birth }: Kundli): number => birth.ms + SATURN_YEARS * YEAR_MS

/** Reach of an instant among the years that `sadeSati` looks through. */
export function saturnReach(made: Kundli, ms: number): Reach {
  if (ms < made.birth.ms) return 'before'
  return ms < saturnEnd(made) ? 'within' : 'after'
}

/** Reach of an instant among the periods of a dasha: from the birth to the end of the last maha. The first began before it. */
export function dashaReach(made: Kundli, ms: number, name: DashaName = 'vimshottari'): Reach {
  const { periods } = made[name]
  if (ms < made.birth.ms) return 'before'
  return ms < periods.at(-1)!.end ? 'within' : 'after'
}

/** The five Vimshottari periods of an instant, maha to prana; none outside `dashaReach`. */
export function dashaChain(made: Kundli, ms: number, levels = 5): DashaPeriod[] {
  return dashaReach(made, ms) === 'within' ? chainAt(made.vimshottari, ms, levels) : []
}

/**
 * A graha of an instant over a birth chart: sidereal longitude in degrees, sign 0–11, speed in degrees a day, and its
 * whole-sign houses, 1–12, from the natal lagna and Moon.
 */
export type TransitRow = { graha: Graha; lon: number; sign: number; speed: number; fromLagna: number; fromMoon: number }

/** The places of the grahas of an instant in a birth chart (gochar). */
export function transitsOver({ rules, lagna, avakahada }: Kundli, ms: number): TransitRow[] {
  const sky = skyAt(ms)
  const places = grahasAt(sky, rules.positions, rules.node)
  const ayanamsa = ayanamsaAt(rules.ayanamsa, sky.T, rules.positions)
  return GRAHAS.map((graha) => {
    const lon = siderealLon(places[graha], ayanamsa)
    const sign = signOf(lon)
    return {
      graha,
      lon,
      sign,
      speed: places[graha].speed,
      fromLagna: houseFrom(lagna.sign, sign),
      fromMoon: houseFrom(avakahada.sign, sign),
    }
  })
}
