// Festival dates over many years, and printed days element by element.
import {
  createAlmanac,
  type FestivalSchool,
  isOfSchool,
  type PanchangDay,
  type Preset,
  panchangOf,
  panchangYear,
  readDay,
  reckoningOf,
  utcToCivil,
  type ZoneTable,
  zoneOf,
} from './engine.ts'
import { compare, type Figure, tolerance } from './figure.ts'

type Place = { lat: number; lon: number; tz: string }
export type Festivals = {
  source: string
  citation: string
  kind: 'festivals'
  /** The school of the dates; householders when left out. */
  school?: FestivalSchool
  /** The program whose rules are asked for. */
  preset?: Preset
  place: Place
  /** From a year on; nothing where a list has no such day. */
  dates: Record<string, { from: number; dates: string[] }>
  /** Why a day differs, by festival and year. */
  reasons?: Record<string, string>
}
export type Days = {
  source: string
  citation: string
  kind: 'days'
  place: Place
  days: Record<string, Record<string, string>>
}

export function festivalFigures(
  { source, citation, school = 'smarta', preset, place, dates, reasons = {} }: Festivals,
  zones: ZoneTable,
): Figure[] {
  const zone = zoneOf(zones, place.tz)
  const almanac = createAlmanac()
  const years = new Map<number, ReturnType<typeof panchangYear>['observances']>()
  const observed = (year: number) => {
    const found =
      years.get(year) ??
      panchangYear({ ...place, zone, almanac, year, options: { school, ...(preset && { preset }) } }).observances
    years.set(year, found)
    return found
  }
  return Object.entries(dates).flatMap(([id, { from, dates: printed }]) =>
    printed.flatMap((date, i): Figure[] => {
      if (!date) return []
      const year = from + i
      const ours = observed(year).filter((each) => each.id === id && isOfSchool(each, school))
      const dated = ours.map((each) => each.date.slice(5)).join(' ')
      const found = compare(date, dated)
      const reason = found.agrees ? null : (reasons[`${id}/${year}`] ?? null)
      return [{ collection: source, name: id.replaceAll('_', ' '), citation, what: String(year), ...found, reason }]
    }),
  )
}

/** Minutes by which each element may be off, beyond the half minute that is cut off in print. */
const SLACK: Readonly<Record<string, number>> = { varjyam: 1.2, amrit: 1.2, tithi: 2, star: 1 }
const ELEMENTS = ['sun', 'rahu', 'gulika', 'yamaganda', 'abhijit', 'dur', 'varjyam', 'amrit', 'tithi', 'star']

export function dayFigures({ source, citation, place, days }: Days, zones: ZoneTable): Figure[] {
  const zone = zoneOf(zones, place.tz)
  const reckoning = reckoningOf({ ...place, zone, almanac: createAlmanac() })
  return Object.entries(days).flatMap(([date, printed]) => {
    const day = panchangOf(reckoning, readDay(reckoning, date))
    const { hour, minute, second } = utcToCivil(zone, day.sun.start)
    const midnight = day.sun.start - (hour * 60 + minute + second / 60) * 60_000
    return ELEMENTS.flatMap((element): Figure[] => {
      const theirs = (printed[element] ?? '').split(' ').filter(Boolean)
      const ours = instantsOf(day, element).map((ms) => (ms - midnight) / 60_000)
      const within = 0.75 + (SLACK[element] ?? 0)
      const agrees =
        theirs.length === ours.length && theirs.every((time, i) => Math.abs(minutesOf(time) + 0.5 - ours[i]!) <= within)
      if (theirs.length === 0) return []
      const what = element === 'sun' ? 'sunrise and sunset' : element
      return [
        {
          collection: source,
          name: date,
          citation,
          what,
          agrees,
          reason: null,
          theirs: theirs.join(' '),
          ours: ours.map(clock).join(' '),
          within: tolerance(within, ' min'),
        },
      ]
    })
  })
}

function instantsOf(day: PanchangDay, element: string): number[] {
  const spans = (list: readonly { start: number; end: number }[]) => list.flatMap(({ start, end }) => [start, end])
  const begun = (list: readonly { start: number; end: number }[]) =>
    spans(list.filter(({ start }) => start >= day.sun.start))
  const ends = (list: readonly { end: number }[]) => list.map(({ end }) => end).filter((end) => end < day.sun.end)
  const window = (id: string) =>
    spans([...(day.muhurtas.day ?? []), ...(day.muhurtas.night ?? [])].filter((each) => each.id === id))
  const found: Readonly<Record<string, () => number[]>> = {
    sun: () => [day.sun.sunrise.at ?? 0, day.sun.sunset.at ?? 0],
    rahu: () => window('rahu_kala'),
    gulika: () => window('gulika'),
    yamaganda: () => window('yamaganda'),
    abhijit: () => window('abhijit'),
    dur: () => window('dur_muhurta'),
    varjyam: () => begun(day.varjyam),
    amrit: () => begun(day.amritKalam),
    tithi: () => ends(day.tithis),
    star: () => ends(day.nakshatras),
  }
  return found[element]!()
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.replace('+', '').split(':').map(Number)
  return hour * 60 + minute + (time.startsWith('+') ? 1440 : 0)
}

function clock(minutes: number): string {
  const whole = Math.floor(minutes)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${whole >= 1440 ? '+' : ''}${pad(Math.floor(whole / 60) % 24)}:${pad(whole % 60)}`
}
