// The month's grid: each day with its tithi at sunrise and its festivals. Server only.

import { elementAngle } from 'drishti-jyotish/elements.ts'
import {
  type FestivalSchool,
  isMinor,
  isOfSchool,
  nameOf,
  type Observance,
  observancesBetween,
  type Reckoning,
} from 'drishti-jyotish/panchang/index.ts'
import { dayNumber, once, weekdayOfDay } from 'drishti-jyotish/panchang/reckoning.ts'
import { midnightOf, sunTimes } from 'drishti-jyotish/panchang/sun-day.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { longDayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { catalogue, word } from './panchang-catalogue.ts'
import type { CellData, MonthData } from './view-types.ts'

/** A cell of the month holds no more lines. */
const FESTIVALS_SHOWN = 3
const TITHI_DEGREES = 12

const months = new WeakMap<Reckoning, Map<string, MonthData>>()

/** Cached for the other days of a place. */
export function monthOf(reckoning: Reckoning, date: string): MonthData {
  const known = months.get(reckoning) ?? new Map<string, MonthData>()
  months.set(reckoning, known)
  return once(known, `${date.slice(0, 7)} ${currentLanguage()}`, () => findMonth(reckoning, date))
}

/** Less than the engine's own month, which computes more per day (moonrise, nakshatras) than a cell shows. */
function findMonth(reckoning: Reckoning, date: string): MonthData {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const first = dayNumber({ year, month, day: 1 })
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const observances = observancesBetween(reckoning, first, first + count - 1)
  const start = (day: number) => midnightOf(reckoning.zone, day)
  // A zone that crossed the date line skipped a day.
  const days = Array.from({ length: count }, (_, i) => first + i).filter((day) => start(day + 1) > start(day))
  const shifted = (step: number) => {
    const other = new Date(Date.UTC(year, month - 1 + step, 1)).toISOString().slice(0, 10)
    return other >= '1800-02-01' && other <= '2200-12-01' ? other : null
  }
  return {
    title: longDayText(Date.UTC(year, month - 1, 1)).replace(/^1 /, ''),
    first: `${date.slice(0, 7)}-01`,
    lead: weekdayOfDay(days[0] ?? first),
    previous: shifted(-1),
    next: shifted(1),
    tithis: Array.from({ length: 30 }, (_, i) => word(`tithi.${i + 1}`).replace(/^(Shukla|Krishna) /, '')),
    cells: days.map((day) =>
      cellOf(
        tithiAt(reckoning, sunTimes(reckoning, day).start),
        observances.filter((each) => each.day === day),
        reckoning.rules.school,
      ),
    ),
  }
}

/** 1 (Shukla 1) … 30 (Amavasya). */
function tithiAt({ almanac, rules }: Reckoning, ms: number): number {
  return Math.min(Math.floor(elementAngle(almanac, 'tithi', rules.ayanamsa, ms) / TITHI_DEGREES), 29) + 1
}

function cellOf(tithi: number, observances: readonly Observance[], school: FestivalSchool): CellData {
  const kept = observances.filter((each) => isOfSchool(each, school) && !isMinor(each.id))
  const festivals = kept.slice(0, FESTIVALS_SHOWN).map((each) => render(nameOf(each), catalogue()))
  return {
    tithi,
    ...(kept.length > 0 ? { festivals } : {}),
    ...(kept.length > FESTIVALS_SHOWN ? { more: kept.length - FESTIVALS_SHOWN } : {}),
  }
}
