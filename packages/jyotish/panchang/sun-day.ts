// Sunrise and sunset of a civil day, and the panchang's own day from sunrise to sunrise.

import { type Crossing, firstCrossing } from '../astronomy/horizon.ts'
import { type CivilDate, formatDate } from '../clock/civil.ts'
import { DAY_MS, HOUR_MS } from '../clock/durations.ts'
import { civilToUtc, type Zone } from '../clock/zones.ts'
import { jyotishError } from '../errors.ts'
import { dateOfDay, dayNumber, once, type Reckoning } from './reckoning.ts'

export type SunTimes = {
  day: number
  /** First instants of this civil day and of the next one. */
  midnight: number
  nextMidnight: number
  sunrise: Crossing
  /** The one that follows the sunrise. */
  sunset: Crossing
  /** Sunrise and sunset, or local mean 06:00 and twelve hours later where there is none. */
  start: number
  dusk: number
  /** True when `start` and `dusk` are real. */
  risen: boolean
  sets: boolean
}

/** The panchang’s day from sunrise to sunrise. `day` counts from 1970-01-01; instants are milliseconds UT. */
export type SunDay = SunTimes & {
  /** The next day's start. */
  end: number
  /** Dusk of the day before. */
  lastDusk: number
  /** The stretches of day, night and the night before, where the Sun really bounds them. */
  light: Stretch | null
  dark: Stretch | null
  lastDark: Stretch | null
}

export type Stretch = { start: number; end: number }

/** The first instant of a civil date: doubled midnights count once, skipped ones move to the end of the gap. */
export function dayStart(zone: Zone, date: CivilDate): number {
  const midnight = { ...date, hour: 0, minute: 0, second: 0 }
  const first = civilToUtc(zone, midnight, 'earlier')
  return first.kind === 'skipped' ? Math.max(first.ms, first.other!.ms) : first.ms
}

const midnights = new WeakMap<Zone['starts'], Map<number, number>>()
const MOST_MIDNIGHTS = 2000

/** The first instant of a day by its number. All places of a zone share it, so that it is kept beside the zone's table. */
export function midnightOf(zone: Zone, day: number): number {
  const book = midnights.get(zone.starts) ?? new Map<number, number>()
  midnights.set(zone.starts, book)
  if (book.size > MOST_MIDNIGHTS) book.clear()
  return once(book, day, () => dayStart(zone, dateOfDay(day)))
}

/** Sunrise and sunset of a civil day, with their replacements if the Sun does not rise or set. */
export function sunTimes(reckoning: Reckoning, day: number): SunTimes {
  return once(reckoning.known.sun, day, () => findSunTimes(reckoning, day))
}

function findSunTimes({ almanac, spot, zone, rules }: Reckoning, day: number): SunTimes {
  const midnight = midnightOf(zone, day)
  const nextMidnight = midnightOf(zone, day + 1)
  const find = (kind: 'rise' | 'set', from: number, to: number) =>
    firstCrossing(almanac, 'sun', kind, spot, rules.sunrise, from, to)
  const sunrise = find('rise', midnight, nextMidnight)
  const sunset =
    sunrise.at === null ? find('set', midnight, nextMidnight) : find('set', sunrise.at, sunrise.at + DAY_MS)
  const start = sunrise.at ?? meanSix(spot.lon, midnight)
  const sets = sunset.at !== null && sunset.at > start && sunset.at < start + DAY_MS
  const dusk = sets ? sunset.at! : start + 12 * HOUR_MS
  return { day, midnight, nextMidnight, sunrise, sunset, start, dusk, risen: sunrise.at !== null, sets }
}

/** Local mean 06:00 within the 24 hours after an instant. */
function meanSix(lon: number, from: number): number {
  const six = 6 * HOUR_MS - (lon / 360) * DAY_MS
  return six + Math.ceil((from - six) / DAY_MS) * DAY_MS
}

/** The panchang's day. It ends with the next one's start, or a day later where the Sun keeps no such rhythm. */
export function sunDay(reckoning: Reckoning, day: number): SunDay {
  return once(reckoning.known.days, day, () => findSunDay(reckoning, day))
}

function findSunDay(reckoning: Reckoning, day: number): SunDay {
  const here = sunTimes(reckoning, day)
  const next = sunTimes(reckoning, day + 1)
  const before = sunTimes(reckoning, day - 1)
  const regular = next.start > here.start + 12 * HOUR_MS && next.start < here.start + 36 * HOUR_MS
  const end = regular ? next.start : here.start + DAY_MS
  const dusk = here.dusk < end ? here.dusk : here.start + (end - here.start) / 2
  const sets = here.sets && dusk === here.dusk
  const lastDusk = before.dusk < here.start ? before.dusk : here.start - 12 * HOUR_MS
  const lastReal = before.sets && here.risen && before.dusk < here.start && here.start - before.dusk < DAY_MS
  return {
    ...here,
    end,
    dusk,
    sets,
    lastDusk,
    light: here.risen && sets ? { start: here.start, end: dusk } : null,
    dark: sets && next.risen && regular ? { start: dusk, end } : null,
    lastDark: lastReal ? { start: lastDusk, end: here.start } : null,
  }
}

/** The civil date must exist in its zone: Samoa had no 2011-12-30. */
export function checkDate(zone: Zone, date: CivilDate): void {
  if (dayStart(zone, date) >= dayStart(zone, dateOfDay(dayNumber(date) + 1)))
    throw jyotishError('time_skipped', 'date', `${formatDate(date)} did not exist in ${zone.name}`, {
      local: formatDate(date),
      tz: zone.name,
    })
}
