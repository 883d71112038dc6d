// Vimshottari dasha: 120 years of nine lords, each period split again in the same order, as deep as five levels.
import { wrap360 } from './angles.ts'
import { NAKSHATRA_ARC } from './elements.ts'
import { DAY_MS } from './time.ts'

export const DASHA_LORDS = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury'] as const
export type DashaLord = (typeof DASHA_LORDS)[number]

export const DASHA_YEARS: Readonly<Record<DashaLord, number>> = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
}
export const CYCLE_YEARS = 120
/** Days of a dasha year: Julian (most almanacs), sidereal, Gregorian, savana. */
export const YEAR_DAYS = { julian: 365.25, sidereal: 365.256364, gregorian: 365.2425, savana: 360 } as const
export type DashaYear = keyof typeof YEAR_DAYS
export const DEEPEST = 5

export type DashaPeriod = {
  /** From the mahadasha's lord down to this period's own. */
  lords: readonly DashaLord[]
  /** Milliseconds since 1970 UT. */
  start: number
  end: number
}

export type DashaBirth = {
  lord: DashaLord
  /** What is left of the first mahadasha at birth, in dasha years. */
  balanceYears: number
  /** When the first mahadasha would have begun, milliseconds since 1970 UT. */
  start: number
}

/**
 * The mahadasha at birth from the Moon's sidereal longitude. A Moon at 349.19391° (Revati 1) stands in Mercury's with
 * 13.78 of its 17 years to come.
 */
export function dashaAtBirth(birth: number, moon: number, year: DashaYear = 'julian'): DashaBirth {
  const stars = wrap360(moon) / NAKSHATRA_ARC
  const star = Math.min(Math.floor(stars + 1e-12), 26)
  const lord = DASHA_LORDS[star % 9]!
  const passed = Math.max(stars - star, 0) * DASHA_YEARS[lord]
  return { lord, balanceYears: DASHA_YEARS[lord] - passed, start: birth - passed * YEAR_DAYS[year] * DAY_MS }
}

/** The nine mahadashas from the one at birth. */
export function mahadashas({ lord, start }: DashaBirth, year: DashaYear = 'julian'): DashaPeriod[] {
  return parts([], lord, start, CYCLE_YEARS * YEAR_DAYS[year] * DAY_MS)
}

/** The nine periods within one, from its own lord on; none below the fifth level. */
export function subperiods(period: DashaPeriod): DashaPeriod[] {
  if (period.lords.length >= DEEPEST) return []
  return parts(period.lords, period.lords.at(-1)!, period.start, period.end - period.start)
}

/** The chain of periods that run at an instant, one a level; empty outside the 120 years. */
export function dashaChain(cycle: DashaPeriod[], ms: number, levels = DEEPEST): DashaPeriod[] {
  const chain: DashaPeriod[] = []
  let choices = cycle
  while (chain.length < levels) {
    const running = choices.find(({ start, end }) => start <= ms && ms < end)
    if (!running) break
    chain.push(running)
    choices = subperiods(running)
  }
  return chain
}

function parts(above: readonly DashaLord[], first: DashaLord, start: number, length: number): DashaPeriod[] {
  const offset = DASHA_LORDS.indexOf(first)
  let passed = 0
  return DASHA_LORDS.map((_, i) => {
    const lord = DASHA_LORDS[(offset + i) % 9]!
    const begin = start + (length * passed) / CYCLE_YEARS
    passed += DASHA_YEARS[lord]
    return { lords: [...above, lord], start: begin, end: start + (length * passed) / CYCLE_YEARS }
  })
}
