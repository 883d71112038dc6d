// A month's grid: what a calendar shows of each day.
import { FIRST_YEAR, formatDate, LAST_YEAR } from '../clock/civil.ts'
import { elementsBetween } from '../elements.ts'
import { readWhole } from '../input.ts'
import { lunarMonthAt } from './calendars/lunar-month.ts'
import { sankrantis } from './calendars/seasons.ts'
import { dayTithis, signStays } from './day-elements.ts'
import { type Eclipse, eclipses } from './eclipses/eclipses.ts'
import { observancesBetween } from './festivals/festivals.ts'
import { moonDay } from './moon-day.ts'
import {
  dateOfDay,
  dayNumber,
  type PanchangPlace,
  type Reckoning,
  type RulesUsed,
  reckoningOf,
  rulesUsed,
  weekdayOfDay,
} from './reckoning.ts'
import { midnightOf, sunDay } from './sun-day.ts'

export type MonthInput = PanchangPlace & { year: number; month: number }
/**
 * A day in a month’s grid: its date, weekday (0 Sunday), rise and set of Sun and Moon, tithis, nakshatras, Moon
 * signs, lunar month, ingress of the Sun and observances. Instants are milliseconds UT.
 */
export type MonthDay = ReturnType<typeof dayCell>
/** A Gregorian month at a place: month 1–12, every day that the zone had, and the eclipses. */
export type PanchangMonth = {
  year: number
  month: number
  rules: RulesUsed
  days: MonthDay[]
  eclipses: Eclipse[]
}

/** Every day of a Gregorian month that existed in the zone. */
export function panchangMonth({ year, month, ...place }: MonthInput): PanchangMonth {
  const y = readWhole(year, 'year', FIRST_YEAR, LAST_YEAR)
  const m = readWhole(month, 'month', 1, 12)
  const reckoning = reckoningOf(place)
  const first = dayNumber({ year: y, month: m, day: 1 })
  const count = new Date(Date.UTC(y, m, 0)).getUTCDate()
  const numbers = Array.from({ length: count }, (_, i) => first + i)
  const start = (day: number) => midnightOf(reckoning.zone, day)
  const observances = observancesBetween(reckoning, first, first + count - 1)
  return {
    year: y,
    month: m,
    rules: rulesUsed(reckoning.rules, start(first)),
    days: numbers
      .filter((day) => start(day + 1) > start(day))
      .map((day) =>
        dayCell(
          reckoning,
          day,
          observances.filter((observance) => observance.day === day),
        ),
      ),
    eclipses: eclipses(reckoning, start(first), start(first + count)),
  }
}

function dayCell(reckoning: Reckoning, day: number, observances: ReturnType<typeof observancesBetween>) {
  const sun = sunDay(reckoning, day)
  const { almanac, rules } = reckoning
  return {
    date: formatDate(dateOfDay(day)),
    weekday: weekdayOfDay(day),
    sunrise: sun.sunrise,
    sunset: sun.sunset,
    ...moonDay(reckoning, sun),
    tithis: dayTithis(reckoning, sun),
    nakshatras: elementsBetween(almanac, 'nakshatra', rules.ayanamsa, sun.start, sun.end),
    moonSigns: signStays(reckoning, 'moon', sun),
    lunarMonth: lunarMonthAt(reckoning, sun.start),
    sankranti: sankrantis(reckoning, sun.start, sun.end)[0] ?? null,
    observances,
  }
}
