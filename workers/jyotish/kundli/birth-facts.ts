// What the top of a kundli states about the birth itself: times, the day it belongs to, the almanac of the moment.
import { type Almanac, sunLon } from '../almanac.ts'
import { wrap360 } from '../angles.ts'
import { ayanamsaAt } from '../ayanamsa.ts'
import type { Birth } from '../birth.ts'
import { civilOf, formatLocal } from '../civil.ts'
import { ELEMENTS, type Element, elementAt, karanaName, newMoon, type Span } from '../elements.ts'
import type { Sky } from '../sky.ts'
import { CENTURY_DAYS, daysUt, deltaT, julianDay } from '../time.ts'
import { type Planet, signOf, weekdayLord } from '../zodiac.ts'
import type { BirthDay } from './birth-day.ts'
import type { KundliRules } from './options.ts'

export type BirthFacts = {
  utc: string
  ms: number
  lat: number
  lon: number
  /** Clock time of the zone, where one was given. */
  local: string | null
  zone: string | null
  offsetSeconds: number | null
  dst: boolean | null
  /** The clock time came twice or never: which instant was taken is `ms`, the other reading this. */
  otherReading: number | null
  /** Mean solar time of the meridian. */
  localMeanTime: string
  julianDay: number
  deltaTSeconds: number
  /** Local apparent sidereal time, hours. */
  siderealHours: number
  uncertaintyMinutes: number
}

export type BirthPanchang = Record<Element, Span> & {
  paksha: 'shukla' | 'krishna'
  karanaName: string
  /** 1 Chaitra … 12 Phalguna, from new moon to new moon and from full moon to full moon. */
  amantaMonth: number
  purnimantaMonth: number
  /** No ingress of the Sun within the month. */
  adhika: boolean
  /** 0 Sunday; from sunrise to sunrise. */
  vara: number
  varaLord: Planet
  horaLord: Planet
  sunrise: number
  sunset: number
  nextSunrise: number
  beforeSunrise: boolean
  isDay: boolean
  /** The Sun did not rise or set: local mean hours stand in. */
  polar: boolean
}

export function birthFacts(birth: Birth, sky: Sky): BirthFacts {
  const { ms, lat, lon, zoned, uncertaintyMinutes } = birth
  return {
    utc: new Date(ms).toISOString(),
    ms,
    lat,
    lon,
    local: zoned ? formatLocal(civilOf(ms + zoned.offsetSeconds * 1000)) : null,
    zone: zoned?.zone ?? null,
    offsetSeconds: zoned?.offsetSeconds ?? null,
    dst: zoned?.dst ?? null,
    otherReading: zoned?.other?.ms ?? null,
    localMeanTime: formatLocal(civilOf(ms + lon * 240_000)),
    julianDay: julianDay(ms),
    deltaTSeconds: deltaT(sky.ut),
    siderealHours: wrap360(sky.gast + lon) / 15,
    uncertaintyMinutes,
  }
}

export function birthPanchang(almanac: Almanac, rules: KundliRules, day: BirthDay): BirthPanchang {
  const spans = {} as Record<Element, Span>
  for (const element of ELEMENTS) spans[element] = elementAt(almanac, element, rules.ayanamsa, day.ms)
  const { vara, horaLord, sunrise, sunset, nextSunrise, beforeSunrise, isDay, polar } = day
  const paksha = spans.tithi.index <= 15 ? 'shukla' : 'krishna'
  const { month, adhika } = lunarMonth(almanac, rules, day.ms)
  return {
    ...spans,
    paksha,
    amantaMonth: month,
    purnimantaMonth: paksha === 'krishna' && !adhika ? (month % 12) + 1 : month,
    adhika,
    karanaName: karanaName(spans.karana.index),
    vara,
    varaLord: weekdayLord(vara),
    horaLord,
    sunrise,
    sunset,
    nextSunrise,
    beforeSunrise,
    isDay,
    polar,
  }
}

/** The lunation of the birth, named by the Sun's sign at its new moon. Source: JYOTISH.md section 10. */
function lunarMonth(almanac: Almanac, { ayanamsa }: KundliRules, ms: number): { month: number; adhika: boolean } {
  const sunSign = (at: number) => signOf(wrap360(sunLon(almanac, at) - ayanamsaAt(ayanamsa, daysUt(at) / CENTURY_DAYS)))
  const first = sunSign(newMoon(almanac, ms, 'before'))
  return { month: ((first + 1) % 12) + 1, adhika: sunSign(newMoon(almanac, ms, 'after')) === first }
}
