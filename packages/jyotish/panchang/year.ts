// A year's festivals, vrats, ingresses and eclipses at a place.
import { FIRST_YEAR, LAST_YEAR } from '../clock/civil.ts'
import { readWhole } from '../input.ts'
import { type Sankranti, sankrantis } from './calendars/seasons.ts'
import { type Eclipse, eclipses } from './eclipses/eclipses.ts'
import { observancesBetween } from './festivals/festivals.ts'
import type { Observance } from './festivals/observance.ts'
import { dateOfDay, dayNumber, type PanchangPlace, type RulesUsed, reckoningOf, rulesUsed } from './reckoning.ts'
import { dayStart } from './sun-day.ts'

/**
 * A Gregorian year at a place: its observances, the Sun’s ingresses (sign 0–11, milliseconds UT) and its eclipses,
 * each list in order of time.
 */
export type PanchangYear = {
  year: number
  rules: RulesUsed
  observances: Observance[]
  sankrantis: Sankranti[]
  eclipses: Eclipse[]
}

/** Everything dated of a Gregorian year, in order. */
export function panchangYear({ year, ...place }: PanchangPlace & { year: number }): PanchangYear {
  const y = readWhole(year, 'year', FIRST_YEAR, LAST_YEAR)
  const reckoning = reckoningOf(place)
  const first = dayNumber({ year: y, month: 1, day: 1 })
  const last = dayNumber({ year: y, month: 12, day: 31 })
  const from = dayStart(reckoning.zone, dateOfDay(first))
  const to = dayStart(reckoning.zone, dateOfDay(last + 1))
  return {
    year: y,
    rules: rulesUsed(reckoning.rules, from),
    observances: observancesBetween(reckoning, first, last),
    sankrantis: sankrantis(reckoning, from, to),
    eclipses: eclipses(reckoning, from, to),
  }
}
