// The day of a birth, from sunrise to sunrise: its weekday (vara), whether it was day or night, the planetary hour.
import { type Almanac, seenAt } from '../astronomy/almanac.ts'
import { DEG, RAD, wrap360 } from '../astronomy/angles.ts'
import { firstCrossing, type Spot } from '../astronomy/horizon.ts'
import type { RiseConvention } from '../astronomy/rise-conventions.ts'
import { weekdayOf } from '../clock/civil.ts'
import { DAY_MS, HOUR_MS } from '../clock/durations.ts'
import { type Planet, weekdayLord } from '../zodiac.ts'
import type { BirthHour } from './strengths/kala-bala.ts'

/** From one hora to the next the lords follow the Chaldean order. */
const HORA_ORDER: readonly Planet[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars']

export type BirthDay = BirthHour & {
  sunrise: number
  sunset: number
  nextSunrise: number
  /** Born before that civil date's sunrise: the vara is the day before. */
  beforeSunrise: boolean
  /** No sunrise or sunset here on that day: local mean 06:00 and 18:00 are used instead. */
  polar: boolean
  /** Civil midnight before the birth, as an instant. */
  localMidnight: number
}

/** `offsetMs` is what local clocks were ahead of UT; without a zone, local mean time. */
export function birthDayOf(
  almanac: Almanac,
  spot: Spot,
  rise: RiseConvention,
  ms: number,
  offsetMs: number = (spot.lon / 360) * DAY_MS,
): BirthDay {
  const event = (kind: 'rise' | 'set', from: number, to: number) =>
    firstCrossing(almanac, 'sun', kind, spot, rise, from, to).at
  const sunrise = lastSunrise(event, ms)
  const nextSunrise = event('rise', ms + 1, ms + 25.5 * HOUR_MS)
  const sunset = sunrise === null ? null : event('set', sunrise + 1, sunrise + 24 * HOUR_MS)
  const polar = sunrise === null || sunset === null || nextSunrise === null || nextSunrise - sunrise > 30 * HOUR_MS
  const day = polar ? meanDay(spot, ms) : { sunrise, sunset, nextSunrise }
  const localMidnight = Math.floor((ms + offsetMs) / DAY_MS) * DAY_MS - offsetMs
  const civil = new Date(day.sunrise + offsetMs)
  const vara = weekdayOf({ year: civil.getUTCFullYear(), month: civil.getUTCMonth() + 1, day: civil.getUTCDate() })
  const isDay = ms < day.sunset
  const [spanStart, spanEnd] = isDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise]
  const hora = Math.min(Math.floor(((ms - spanStart) / (spanEnd - spanStart)) * 12), 11) + (isDay ? 0 : 12)
  const lord = HORA_ORDER.indexOf(weekdayLord(vara))
  return {
    ...day,
    ms,
    sunHourAngle: sunHourAngle(almanac, spot, ms),
    spanStart,
    spanEnd,
    isDay,
    vara,
    horaLord: HORA_ORDER[(lord + hora) % 7]!,
    beforeSunrise: day.sunrise < localMidnight,
    polar,
    localMidnight,
  }
}

/** The last sunrise at or before the instant: two can fall into 25 hours. */
function lastSunrise(event: (kind: 'rise', from: number, to: number) => number | null, ms: number): number | null {
  const first = event('rise', ms - 25.5 * HOUR_MS, ms + 1)
  if (first === null) return null
  return (ms - first > 22 * HOUR_MS ? event('rise', first + HOUR_MS, ms + 1) : null) ?? first
}

/** The day from local mean 06:00 to 06:00. */
function meanDay({ lon }: Spot, ms: number) {
  const shift = 6 * HOUR_MS - (lon / 360) * DAY_MS
  const sunrise = Math.floor((ms - shift) / DAY_MS) * DAY_MS + shift
  return { sunrise, sunset: sunrise + DAY_MS / 2, nextSunrise: sunrise + DAY_MS }
}

const seen = { lon: 0, lat: 0, distance: 0, obliquity: 0, gast: 0 }

/** Degrees of the Sun past its upper transit: 0 at noon, 180 at midnight. */
function sunHourAngle(almanac: Almanac, { lon }: Spot, ms: number): number {
  seenAt(almanac, 'sun', ms, seen)
  const [lambda, eps] = [seen.lon * RAD, seen.obliquity * RAD]
  const ascension = Math.atan2(Math.sin(lambda) * Math.cos(eps), Math.cos(lambda)) * DEG
  return wrap360(seen.gast + lon - ascension)
}
