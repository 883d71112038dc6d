// The whole panchang of one day at one place, from sunrise to sunrise. Instants are milliseconds since 1970 UT.
import { createAlmanac } from '../astronomy/almanac.ts'
import type { Spot } from '../astronomy/horizon.ts'
import { type CivilDate, formatDate, parseDate } from '../clock/civil.ts'
import { DAY_MS } from '../clock/durations.ts'
import { weekdayLord } from '../zodiac.ts'
import { chandrabala, tarabala } from './balas.ts'
import { bhadras } from './bhadra.ts'
import { dayCounts, erasAt } from './calendars/eras.ts'
import { lunarMonthAt } from './calendars/lunar-month.ts'
import { regionalDates } from './calendars/regional-dates.ts'
import { sankrantis, seasonsAt, solarDate, sunStay } from './calendars/seasons.ts'
import * as elements from './day-elements.ts'
import { eclipsesOfDay } from './eclipses/eclipses.ts'
import { choghadiya, gowri } from './eighths.ts'
import { observancesBetween } from './festivals/festivals.ts'
import { amritKalam, varjyam } from './ghatikas.ts'
import { horas } from './hora.ts'
import { moonDay } from './moon-day.ts'
import { anandadiYogas, moonWindows } from './moon-windows.ts'
import { muhurtas } from './muhurtas.ts'
import { WEEKDAYS } from './names.ts'
import { planetsOf } from './planets.ts'
import {
  dateOfDay,
  dayNumber,
  type PanchangPlace,
  type Reckoning,
  reckoningOf,
  rulesUsed,
  weekdayOfDay,
} from './reckoning.ts'
import { specialYogas } from './special-yogas.ts'
import { checkDate, type SunDay, sunDay } from './sun-day.ts'
import { lunationOf, tithiOrdinal, tithiStart } from './tithis.ts'
import { panchakaRahita, risingSigns } from './udaya-lagna.ts'
import { residences } from './vasa.ts'

/**
 * The input of `panchangDay`: latitude and longitude in degrees, the zone, the date as YYYY-MM-DD or its parts, and
 * the rules that differ from the defaults.
 */
export type PanchangInput = PanchangPlace & { date: string | CivilDate }
/**
 * The panchang of a day at a place, from sunrise to sunrise. Instants are milliseconds UT, lengths of day and night
 * milliseconds, signs 0–11, weekdays 0–6 from Sunday; tithis 1–30, nakshatras 1–27.
 */
export type PanchangDay = ReturnType<typeof panchangOf>

/** "2026-11-21" or its parts; the date must exist in the place's zone. */
export function readDay(reckoning: Reckoning, date: unknown): number {
  const parts = typeof date === 'object' && date !== null ? formatDate(date as CivilDate) : date
  const civil = parseDate(parts)
  checkDate(reckoning.zone, civil)
  return dayNumber(civil)
}

/** The panchang of a date at a place. */
export function panchangDay({ date, ...place }: PanchangInput): PanchangDay {
  const reckoning = reckoningOf(place)
  const day = readDay(reckoning, date)
  if (place.almanac) return panchangOf(reckoning, day)
  // Six in the evening is the middle of the panchang's day and of the elements that touch it: one block holds them all.
  const evening = (day + 0.75 - reckoning.spot.lon / 360) * DAY_MS
  return panchangOf({ ...reckoning, almanac: createAlmanac(reckoning.rules.positions, evening) }, day)
}

/** The panchang of a day (numbered from 1970-01-01) of an open reckoning. */
export function panchangOf(reckoning: Reckoning, number: number) {
  const sun = sunDay(reckoning, number)
  const weekday = weekdayOfDay(number)
  const month = lunarMonthAt(reckoning, sun.start)
  const tithis = elements.dayTithis(reckoning, sun)
  const nakshatras = elements.dayNakshatras(reckoning, sun)
  const karanas = elements.dayKaranas(reckoning, sun)
  const moonSigns = elements.signStays(reckoning, 'moon', sun)
  const sunPadas = elements.padaStays(reckoning, 'sun', sun)
  const rising = risingSigns(reckoning, sun)
  const date = dateOfDay(number)
  const eras = erasAt(reckoning, sun.start)
  return {
    date: formatDate(date),
    place: placeOf(reckoning),
    rules: rulesUsed(reckoning.rules, sun.start),
    vara: { weekday, name: WEEKDAYS[weekday]!, lord: weekdayLord(weekday) },
    sun: sunOf(sun),
    moon: moonDay(reckoning, sun),
    tithis,
    nakshatras,
    yogas: elements.dayYogas(reckoning, sun),
    karanas,
    bhadras: bhadras(reckoning, karanas),
    moonSigns,
    sunSigns: elements.signStays(reckoning, 'sun', sun),
    sunPadas,
    month,
    eras,
    counts: dayCounts(number, date),
    solarDate: solarDate(reckoning, sun),
    regionalDates: regionalDates(reckoning, sun, {
      month: month.amanta,
      purnimanta: month.purnimanta,
      adhika: month.adhika,
      tithi: tithis[0]!.index,
      samvatsara: eras.samvatsara.south,
    }),
    seasons: seasonsAt(reckoning, sun.start, month.amanta),
    moments: momentsOf(reckoning, sun),
    muhurtas: muhurtas(sun, weekday),
    choghadiya: choghadiya(sun, weekday),
    gowri: gowri(sun, weekday),
    horas: horas(sun, weekday),
    varjyam: varjyam(nakshatras, sun),
    amritKalam: amritKalam(nakshatras, sun),
    specialYogas: specialYogas({ day: sun, weekday, nakshatras, tithis, suns: sunPadas }),
    moonWindows: moonWindows(reckoning, sun, nakshatras, moonSigns),
    anandadi: anandadiYogas(reckoning, sun, weekday, nakshatras),
    chandrabala: chandrabala(moonSigns, sun),
    tarabala: tarabala(nakshatras, sun),
    residences: residences(weekday, tithis, nakshatras, moonSigns, sunPadas),
    risingSigns: rising,
    panchakaRahita: panchakaRahita(sun, weekday, tithis, nakshatras, rising),
    ...planetsOf(reckoning, sun),
    observances: observancesBetween(reckoning, number, number),
    eclipses: eclipsesOfDay(reckoning, sun),
  }
}

function placeOf({ spot, zone }: Reckoning): Spot & { zone: string } {
  return { ...spot, zone: zone.name }
}

/** Sunrise to sunrise, with the replacements if the Sun did not rise or set. */
function sunOf(sun: SunDay) {
  const { sunrise, sunset, start, dusk, end, light, dark } = sun
  return {
    sunrise,
    sunset,
    nextSunrise: end,
    start,
    dusk,
    end,
    /** Local mean 06:00 or twelve hours replace a sunrise or sunset that does not occur. */
    standIn: { sunrise: !sun.risen, sunset: !sun.sets },
    dayLength: light && light.end - light.start,
    nightLength: dark && dark.end - dark.start,
    midday: light && (light.start + light.end) / 2,
  }
}

/** New and full moon of the running lunation, the day's ingress and the next one of the Sun. */
function momentsOf(reckoning: Reckoning, { start, end }: SunDay) {
  const { almanac } = reckoning
  const number = lunationOf(tithiOrdinal(almanac, start))
  const stay = sunStay(reckoning, start)
  return {
    newMoon: tithiStart(almanac, number * 30),
    fullMoon: tithiStart(almanac, number * 30 + 15),
    nextNewMoon: tithiStart(almanac, number * 30 + 30),
    sankranti: sankrantis(reckoning, start, end)[0] ?? null,
    nextSankranti: { sign: (stay.index + 1) % 12, at: stay.end },
  }
}
