// The facts of the birth at the top of a kundli: times, the day it belongs to, the almanac of the moment.
import type { Almanac } from '../astronomy/almanac.ts'
import { wrap180, wrap360 } from '../astronomy/angles.ts'
import { type Ayanamsa, ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { bodyAt, type Positions } from '../astronomy/bodies.ts'
import { ELONGATION_RATE, roughTithi, roughTithiStart } from '../astronomy/rough-tithis.ts'
import { type Sky, skyAt } from '../astronomy/sky.ts'
import type { Birth } from '../birth.ts'
import { civilOf, formatLocal } from '../clock/civil.ts'
import { DAY_MS } from '../clock/durations.ts'
import { deltaT, julianDay } from '../clock/time.ts'
import { LOCAL_MEAN_TIME } from '../clock/zones.ts'
import { ELEMENTS, type Element, elementAt, karanaName, type Span } from '../elements.ts'
import { type Planet, signOf, weekdayLord } from '../zodiac.ts'
import type { BirthDay } from './birth-day.ts'
import type { KundliRules } from './options.ts'
import { type OtherClock, otherClocks } from './other-clocks.ts'

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
  /** The name of the zone’s clocks: IST, HMT, LMT. */
  abbreviation: string | null
  /**
   * The clock time is a mean solar time: `own` of the birth’s meridian (asked for with the zone LMT), `city` of the city
   * that ruled the zone before standard time, from which the place’s own `localMeanTime` may differ by an hour or more.
   */
  meanTime: 'own' | 'city' | null
  /** The clock time came twice or never: which instant was taken is `ms`, the other reading this. */
  otherReading: number | null
  /** Other clocks that the town may have kept then, each with its lagna. */
  otherClocks: OtherClock[]
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
  /** The Sun did not rise or set: local mean hours are used instead. */
  polar: boolean
}

export function birthFacts(birth: Birth, sky: Sky, rules: KundliRules): BirthFacts {
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
    abbreviation: zoned?.abbreviation ?? null,
    meanTime: meanTimeOf(birth),
    otherReading: zoned?.other?.ms ?? null,
    otherClocks: otherClocks(birth, rules),
    localMeanTime: formatLocal(civilOf(ms + lon * 240_000)),
    julianDay: julianDay(ms),
    deltaTSeconds: deltaT(sky.ut),
    siderealHours: wrap360(sky.gast + lon) / 15,
    uncertaintyMinutes,
  }
}

function meanTimeOf({ zoned }: Birth): BirthFacts['meanTime'] {
  if (zoned?.zone === LOCAL_MEAN_TIME) return 'own'
  return zoned?.localMeanTime || zoned?.cityMeanTime ? 'city' : null
}

export function birthPanchang(almanac: Almanac, rules: KundliRules, day: BirthDay): BirthPanchang {
  const spans = {} as Record<Element, Span>
  for (const element of ELEMENTS) spans[element] = elementAt(almanac, element, rules.ayanamsa, day.ms)
  const { vara, horaLord, sunrise, sunset, nextSunrise, beforeSunrise, isDay, polar } = day
  const paksha = spans.tithi.index <= 15 ? 'shukla' : 'krishna'
  const { month, adhika } = lunarMonth(day.ms, spans.tithi.index, rules)
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

/** The Sun's motion, degrees, in the error of a rough new moon, which is right to two hours. */
const ROUGH_SUN = 0.15

/**
 * The lunation of the birth, named by the Sun's sign at its new moon. The new moons are days or
 * weeks away, so they are searched by single places and not by whole blocks of the almanac, and only as closely as the
 * Sun's distance from the boundary of a sign requires: the Sun moves 1° a day, and a step by the mean rate leaves less than
 * a quarter of the error.
 */
function lunarMonth(ms: number, tithi: number, { ayanamsa, positions }: KundliRules) {
  // The rough count is right to a tenth of a tithi: near a new moon the exact tithi says on which side the birth lies.
  const lunation = Math.round((roughTithi(ms) - (tithi - 0.5)) / 30)
  const first = sunSignAtNewMoon(roughTithiStart(lunation * 30), ayanamsa, positions)
  const next = sunSignAtNewMoon(roughTithiStart(lunation * 30 + 30), ayanamsa, positions)
  return { month: ((first + 1) % 12) + 1, adhika: next === first }
}

function sunSignAtNewMoon(rough: number, ayanamsa: Ayanamsa, positions: Positions): number {
  let at = rough
  let doubt = ROUGH_SUN
  for (let round = 0; ; round++) {
    const sky = skyAt(at)
    const sun = bodyAt(sky, 'sun', positions)
    const lon = siderealLon(sun, ayanamsaAt(ayanamsa, sky.T, positions))
    if (Math.min(lon % 30, 30 - (lon % 30)) > doubt || round === 10) return signOf(lon)
    const days = wrap180(bodyAt(sky, 'moon', positions).meanLon - sun.meanLon) / ELONGATION_RATE
    at -= days * DAY_MS
    doubt = 0.3 * Math.abs(days)
  }
}
