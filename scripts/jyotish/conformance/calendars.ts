// Dates and lengths of months of printed calendars, and for each calendar what it was held to.
import {
  COMPARED,
  createAlmanac,
  ENOUGH_COMPARED,
  panchangOf,
  readDay,
  reckoningOf,
  type ZoneTable,
  zoneOf,
} from './engine.ts'
import { compare, type Figure } from './figure.ts'

export type Calendar = keyof typeof COMPARED
type Table = {
  calendar: Calendar
  name: string
  citation: string
  place: { lat: number; lon: number; tz: string }
  /** "month day" or "month day year" of dates. */
  dates?: Record<string, string>
  /** The first day of the first year, and the lengths of the twelve months of each. */
  from?: string
  years?: Record<string, string>
  reasons?: Record<string, string>
}
export type Calendars = { source: string; kind: 'calendars'; tables: Table[] }

const DAY_MS = 86_400_000
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export function calendarFigures({ source, tables }: Calendars, zones: ZoneTable): Figure[] {
  return tables.flatMap((table) => {
    const { calendar, name, citation, reasons = {} } = table
    const dateOf = reader(table, zones)
    const of = (what: string, theirs: string, ours: string): Figure => {
      const found = compare(theirs, ours)
      const reason = found.agrees ? null : (reasons[what] ?? null)
      return { collection: source, name: `${calendar}: ${name}`, citation, what, ...found, reason }
    }
    const dates = Object.entries(table.dates ?? {}).map(([date, theirs]) =>
      of(date, theirs, dateOf(date).slice(0, theirs.split(' ').length).join(' ')),
    )
    return [...dates, ...yearsOf(table).map(([year, days, lengths]) => of(year, lengths, lengthsOf(dateOf, days)))]
  })
}

/** Each year with the first days of its months and of the year after. */
function yearsOf({ from = '', years = {} }: Table): [year: string, days: number[], lengths: string][] {
  let at = Date.parse(from)
  return Object.entries(years).map(([year, lengths]) => {
    const days = lengths.split(' ').map((length) => {
      at += Number(length) * DAY_MS
      return at - Number(length) * DAY_MS
    })
    return [year, [...days, at], lengths]
  })
}

/** Our lengths: the days between our firsts, which are looked for about theirs. */
function lengthsOf(dateOf: (date: string) => (number | null)[], days: readonly number[]): string {
  const firsts = days.map((day) => {
    const [, ofMonth = 1] = dateOf(isoDay(day + 10 * DAY_MS))
    return day + (11 - (ofMonth ?? 1)) * DAY_MS
  })
  return firsts
    .slice(1)
    .map((first, i) => Math.round((first - firsts[i]!) / DAY_MS))
    .join(' ')
}

function reader({ calendar, place }: Table, zones: ZoneTable) {
  const reckoning = reckoningOf({ ...place, zone: zoneOf(zones, place.tz), almanac: createAlmanac() })
  return (date: string): (number | null)[] => {
    const { month, day, year } = panchangOf(reckoning, readDay(reckoning, date)).regionalDates[calendar]
    return [month, day, year]
  }
}

/** The number of published months behind each calendar, a date counting for its month once; fewer than 24 are no comparison. */
export function comparedCounts({ tables }: Calendars): { calendar: Calendar; compared: number }[] {
  return (Object.keys(COMPARED) as Calendar[]).map((calendar) => ({
    calendar,
    compared: tables
      .filter((table) => table.calendar === calendar)
      .reduce((sum, { years = {} }) => sum + Object.keys(years).length * 12, monthsOf(tables, calendar)),
  }))
}

/** Months of which dates are published: first days, from the date and its day of the month. */
function monthsOf(tables: readonly Table[], calendar: Calendar): number {
  const firsts = tables
    .filter((table) => table.calendar === calendar)
    .flatMap(({ dates = {} }) =>
      Object.entries(dates).map(([date, theirs]) => Date.parse(date) - Number(theirs.split(' ')[1]) * DAY_MS),
    )
  return new Set(firsts).size
}

export function calendarsSection(data: Calendars): string {
  const lines = comparedCounts(data).map(({ calendar, compared }) => {
    const mark = compared < ENOUGH_COMPARED ? ': computed, not compared' : ''
    return `- ${calendar}: ${compared} published months${mark}`
  })
  return `## Calendars

Held to published lengths of months, or to dates, where they could be reached. Below ${ENOUGH_COMPARED} a calendar is computed, not
compared, and the panchang says so. Sindhi and Kashmiri are names of the lunar months.

${lines.join('\n')}
`
}
