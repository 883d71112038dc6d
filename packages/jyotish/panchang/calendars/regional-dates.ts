// The date in the calendars of Bengal, Odisha, Tamil Nadu, Kerala, Nepal, of Telugu and Kashmiri almanacs and of Sindhis. The solar
// ones count days from the Sun's ingress into a sign, each by its own rule for the first day (R. Sewell and S.B. Dikshit, The Indian
// Calendar (1896), art. 28), and by the Sun that its printed almanacs keep.
import type { CivilDate } from '../../clock/civil.ts'
import { DAY_MS, HOUR_MS } from '../../clock/durations.ts'
import { utcToCivil } from '../../clock/zones.ts'
import { dateOfDay, dayNumber, type Reckoning } from '../reckoning.ts'
import { type SunDay, sunTimes } from '../sun-day.ts'
import { type NepaliDate, nepaliDate } from './nepali-date.ts'
import { southern } from './samvatsara.ts'
import { sunStay } from './seasons.ts'
import { ingressBefore, type SiddhanticSun } from './siddhantic-sun.ts'
import { firstVakyaDay } from './vakya-ingress.ts'

export const SOLAR_CALENDARS = ['bengali', 'odia', 'tamil', 'malayalam'] as const
export type SolarCalendar = (typeof SOLAR_CALENDARS)[number]

/**
 * The first day of a solar month. `after_midnight`: the civil date after that of the ingress. `same_day`: the day, from
 * sunrise on, of the ingress. `before_sunset` and `before_aparahna`: the day of the ingress if it comes before sunset, or
 * before three fifths of the daylight are over, else the next one. `thirty_ghatikas`: that of the Vakya, twelve hours after its
 * sunrise wherever the place is.
 */
export type MonthRule = 'after_midnight' | 'same_day' | 'before_sunset' | 'before_aparahna' | 'thirty_ghatikas'
const RULES: Readonly<Record<SolarCalendar, MonthRule>> = {
  bengali: 'after_midnight',
  odia: 'same_day',
  tamil: 'before_sunset',
  malayalam: 'before_aparahna',
}

/**
 * The Sun by which a calendar is printed. `vakya`: Vakya almanacs of Tamil Nadu, beside which Thirukkanitha almanacs have the
 * `modern` Sun; `surya_siddhanta`: Gupta Press and P.M. Bagchi in Bengal, beside which the Visuddha Siddhanta has the modern one.
 */
export type CalendarSun = SiddhanticSun | 'modern'
const SUNS: Readonly<Record<SolarCalendar, CalendarSun>> = {
  bengali: 'surya_siddhanta',
  odia: 'modern',
  tamil: 'vakya',
  malayalam: 'modern',
}

/** Published months that a calendar was held to, in tests/conformance/calendars.json. */
export const COMPARED: Readonly<Record<SolarCalendar | 'nepali', number>> = {
  bengali: 6,
  odia: 2,
  tamil: 24,
  malayalam: 12,
  nepali: 264,
}
/** With fewer a calendar is computed, but not compared. */
export const ENOUGH_COMPARED = 24

export type SolarDay = {
  /** 1–12 in the calendar's own order: from Mesha, in Kerala from Simha. */
  month: number
  day: number
  /** Bengali san or Kollam; null where the calendar counts no years, or by names alone. */
  year: number | null
  /** The year's name in the cycle of sixty, 1 Prabhava, by the southern count. */
  samvatsara: number | null
}

export type RegionalDate = SolarDay & {
  rule: MonthRule
  sun: CalendarSun
  /** The date of the almanacs with the modern Sun, where it is another one. */
  modern: SolarDay | null
}

/** Telugu almanacs count lunar months that end at the new moon, and tithis. */
export type TeluguDate = { month: number; adhika: boolean; tithi: number; samvatsara: number }
/** Sindhi and Kashmiri names mean lunar months, from new moon to new moon and from full moon to full moon. */
export type LunarDate = { month: number; adhika: boolean; tithi: number }
export type RegionalDates = Record<SolarCalendar, RegionalDate> & {
  telugu: TeluguDate
  nepali: NepaliDate
  sindhi: LunarDate
  kashmiri: LunarDate
}

/** Further from today's time than sunrise and sunset drift in 32 days below 55°. */
const SURE_MS = 2 * HOUR_MS
const SURE_LATITUDE = 55

type Ingress = { at: number; civil: number; day: SunDay }

/** Is an instant of an earlier day before a part of its daylight? 0 is sunrise, 1 sunset. */
function isBefore(reckoning: Reckoning, { at, civil, day }: Ingress, share: number): boolean {
  const moment = ({ start, dusk }: { start: number; dusk: number }) => start + (dusk - start) * share
  const about = moment(day) - (day.day - civil) * DAY_MS
  const sure = Math.abs(at - about) > SURE_MS && Math.abs(reckoning.spot.lat) < SURE_LATITUDE
  return at < (sure ? about : moment(sunTimes(reckoning, civil)))
}

function firstDay(reckoning: Reckoning, at: number, day: SunDay, rule: MonthRule): number {
  const civil = dayNumber(utcToCivil(reckoning.zone, at))
  const before = (share: number) => isBefore(reckoning, { at, civil, day }, share)
  switch (rule) {
    case 'after_midnight':
      return civil + 1
    case 'same_day':
      return before(0) ? civil - 1 : civil
    case 'thirty_ghatikas':
      return firstVakyaDay(at)
    case 'before_sunset':
      return before(1) ? civil : civil + 1
    case 'before_aparahna':
      return before(3 / 5) ? civil : civil + 1
  }
}

const ruleOf = (calendar: SolarCalendar, sun: CalendarSun): MonthRule =>
  sun === 'vakya' ? 'thirty_ghatikas' : RULES[calendar]

type Stay = { sign: number; start: number }

function stayOf(reckoning: Reckoning, sun: CalendarSun, ms: number): Stay {
  if (sun === 'modern') {
    const { index, start } = sunStay(reckoning, ms)
    return { sign: index, start }
  }
  const { sign, at } = ingressBefore(sun, ms)
  return { sign, start: at }
}

/** The sign of the month that runs, and the day in it. */
function solarDay(reckoning: Reckoning, day: SunDay, { rule, sun }: { rule: MonthRule; sun: CalendarSun }) {
  const firstOf = ({ start }: Stay) => firstDay(reckoning, start, day, rule)
  let stay = stayOf(reckoning, sun, day.end)
  let first = firstOf(stay)
  if (first > day.day) {
    stay = stayOf(reckoning, sun, stay.start - HOUR_MS)
    first = firstOf(stay)
  }
  return { sign: stay.sign, day: day.day - first + 1 }
}

/** Civil year in which the year from a sign began, where `months` of it are over: Mesha comes in April, Simha in August. */
function yearFrom(first: 0 | 4, sign: number, { year, month }: CivilDate): number {
  const months = (sign - first + 12) % 12
  const [lastMonth, early] = first === 0 ? [4, 8] : [8, 4]
  return month <= lastMonth && months >= early ? year - 1 : year
}

const [BENGALI_ERA, KOLLAM_ERA, SHAKA_ERA] = [593, 824, 78]
const SIMHA = 4

function solarDayOf(reckoning: Reckoning, day: SunDay, calendar: SolarCalendar, sun: CalendarSun): SolarDay {
  const { sign, day: ofMonth } = solarDay(reckoning, day, { rule: ruleOf(calendar, sun), sun })
  const date = dateOfDay(day.day)
  const fromMesha = yearFrom(0, sign, date)
  const usual = { month: sign + 1, day: ofMonth, year: null, samvatsara: null }
  switch (calendar) {
    case 'bengali':
      return { ...usual, year: fromMesha - BENGALI_ERA }
    case 'odia':
      return usual
    case 'tamil':
      return { ...usual, samvatsara: southern(fromMesha - SHAKA_ERA) }
    case 'malayalam':
      return {
        ...usual,
        month: ((sign - SIMHA + 12) % 12) + 1,
        year: yearFrom(SIMHA, sign, date) - KOLLAM_ERA,
      }
  }
}

function solarDateOf(reckoning: Reckoning, day: SunDay, calendar: SolarCalendar): RegionalDate {
  const sun = SUNS[calendar]
  const own = solarDayOf(reckoning, day, calendar, sun)
  const modern = sun === 'modern' ? own : solarDayOf(reckoning, day, calendar, 'modern')
  const differs = modern.day !== own.day || modern.month !== own.month
  return { ...own, rule: ruleOf(calendar, sun), sun, modern: differs ? modern : null }
}

/** `telugu`: the lunar month, the tithi at sunrise and the year's name; `purnimanta` is the month that ends with the full moon. */
export function regionalDates(
  reckoning: Reckoning,
  day: SunDay,
  { purnimanta, ...telugu }: TeluguDate & { purnimanta: number },
): RegionalDates {
  const dates = SOLAR_CALENDARS.map((calendar) => [calendar, solarDateOf(reckoning, day, calendar)])
  const { month, adhika, tithi } = telugu
  return {
    ...(Object.fromEntries(dates) as Record<SolarCalendar, RegionalDate>),
    telugu,
    nepali: nepaliDate(day.day),
    sindhi: { month, adhika, tithi },
    kashmiri: { month: purnimanta, adhika, tithi },
  }
}
