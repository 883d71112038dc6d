// One day in the columns of the reference data (tests/unit/jyotish/data/panchang.json): upper limb, refraction, Lahiri.
import type { Almanac } from '../astronomy/almanac.ts'
import { ayanamsaAt } from '../astronomy/ayanamsa.ts'
import { firstCrossing } from '../astronomy/horizon.ts'
import type { RiseConvention } from '../astronomy/rise-conventions.ts'
import { type CivilDate, parseDate } from '../clock/civil.ts'
import { DAY_MS } from '../clock/durations.ts'
import { CENTURY_DAYS, daysUt } from '../clock/time.ts'
import type { Zone } from '../clock/zones.ts'
import { type Element, elementAt, elementsBetween, karanaName, siderealOf } from '../elements.ts'
import { lunarMonthAt, lunation, shakaYear } from './calendars/lunar-month.ts'
import { abhijit, gulika, rahuKala, yamaganda } from './day-parts.ts'
import { dayNumber, type Reckoning, reckoningOf, weekdayOfDay } from './reckoning.ts'
import { checkDate, type Stretch, sunDay } from './sun-day.ts'
import { lunationOf, tithiOrdinal } from './tithis.ts'

export type PanchangRowInput = { lat: number; lon: number; zone: Zone; date: string | CivilDate; almanac?: Almanac }

const iso = (ms: number | null) => (ms === null ? null : new Date(Math.round(ms)).toISOString())
const pair = ({ start, end }: Stretch) => [iso(start), iso(end)]

/** The columns of a day; those that need a sunrise are absent where the Sun does not rise. */
export function panchangRow(input: PanchangRowInput) {
  const date = typeof input.date === 'object' ? input.date : parseDate(input.date)
  const reckoning = reckoningOf({ ...input, options: { sunrise: 'upper', moonrise: 'upper' } })
  checkDate(reckoning.zone, date)
  const sun = sunDay(reckoning, dayNumber(date))
  const weekday = weekdayOfDay(sun.day)
  const times = {
    weekday,
    day_start_utc: iso(sun.midnight),
    day_end_utc: iso(sun.nextMidnight),
    sunrise: iso(sun.sunrise.at),
    sunset: sun.risen ? iso(sun.sunset.at) : null,
    // Why there is none: stays_up, stays_down or not_within (no such moment in this civil day).
    sunrise_reason: sun.sunrise.reason ?? null,
    sunset_reason: (sun.risen ? sun.sunset.reason : sun.sunrise.reason) ?? null,
    ayanamsa_lahiri_mean: ayanamsaAt('lahiri', daysUt(sun.start) / CENTURY_DAYS),
    ...otherRises(reckoning, sun.midnight, sun.nextMidnight),
  }
  if (!sun.risen) return times
  return {
    ...times,
    ...moonAfter(reckoning, sun.start),
    next_sunrise: iso(sun.end),
    ...elements(reckoning, sun),
    ...month(reckoning, sun.start),
    ...(sun.light && {
      rahu: pair(rahuKala(sun.light, weekday)),
      yamaganda: pair(yamaganda(sun.light, weekday)),
      gulika: pair(gulika(sun.light, weekday)),
      abhijit: pair(abhijit(sun.light)),
    }),
  }
}

function otherRises({ almanac, spot }: Reckoning, from: number, to: number) {
  const sun = (rule: RiseConvention) => {
    const rise = firstCrossing(almanac, 'sun', 'rise', spot, rule, from, to).at
    const set = rise === null ? null : firstCrossing(almanac, 'sun', 'set', spot, rule, rise, rise + DAY_MS).at
    return [iso(rise), iso(set)]
  }
  const moon = (kind: 'rise' | 'set', rule: RiseConvention) =>
    firstCrossing(almanac, 'moon', kind, spot, rule, from, to)
  const [moonrise, moonset] = [moon('rise', 'upper'), moon('set', 'upper')]
  const [sunrise_hindu, sunset_hindu] = sun('hindu')
  const [sunrise_m50, sunset_m50] = sun('drik')
  const [sunrise_center_refr] = sun('center_refracted')
  return {
    sunrise_hindu,
    sunset_hindu,
    sunrise_center_refr,
    moonrise: iso(moonrise.at),
    moonset: iso(moonset.at),
    moonrise_reason: moonrise.reason ?? null,
    moonset_reason: moonset.reason ?? null,
    sunrise_m50,
    sunset_m50,
    moonrise_geo0: iso(moon('rise', 'drik').at),
    moonset_geo0: iso(moon('set', 'drik').at),
  }
}

function moonAfter({ almanac, spot }: Reckoning, sunrise: number) {
  const next = (kind: 'rise' | 'set') =>
    iso(firstCrossing(almanac, 'moon', kind, spot, 'upper', sunrise, sunrise + 2 * DAY_MS).at)
  return { moonrise_after_sunrise: next('rise'), moonset_after_sunrise: next('set') }
}

function elements({ almanac }: Reckoning, { start, end }: Stretch) {
  const seq = (element: Element) =>
    elementsBetween(almanac, element, 'lahiri', start, end).map((span) => ({ i: span.index, end: iso(span.end) }))
  const next = (element: Element) => elementAt(almanac, element, 'lahiri', end).index
  const [tithi_seq, nakshatra_seq, yoga_seq, karana_seq] = [seq('tithi'), seq('nakshatra'), seq('yoga'), seq('karana')]
  const name = karanaName(karana_seq[0]!.i)
  return {
    tithi: tithi_seq[0]!.i,
    tithi_seq,
    tithi_at_next_sunrise: next('tithi'),
    karana: karana_seq[0]!.i,
    karana_seq,
    karana_at_next_sunrise: next('karana'),
    nakshatra: nakshatra_seq[0]!.i,
    nakshatra_seq,
    nakshatra_at_next_sunrise: next('nakshatra'),
    yoga: yoga_seq[0]!.i,
    yoga_seq,
    yoga_at_next_sunrise: next('yoga'),
    karana_name: name.charAt(0).toUpperCase() + name.slice(1),
    sun_sid: siderealOf(almanac, 'sun', 'lahiri', start),
    moon_sid: siderealOf(almanac, 'moon', 'lahiri', start),
  }
}

function month(reckoning: Reckoning, sunrise: number) {
  const at = lunarMonthAt(reckoning, sunrise)
  const shaka_year = shakaYear(lunation(reckoning, lunationOf(tithiOrdinal(reckoning.almanac, sunrise))))
  return {
    prev_new_moon: iso(at.start),
    next_new_moon: iso(at.end),
    amanta_month: at.amanta,
    adhika: at.adhika,
    kshaya_month: at.kshaya,
    paksha: at.paksha,
    purnimanta_month: at.purnimanta,
    shaka_year,
  }
}
