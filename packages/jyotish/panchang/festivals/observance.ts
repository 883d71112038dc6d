// The result of the festival files: a day, and the reason for that day.
import { formatDate } from '../../clock/civil.ts'
import { dateOfDay, weekdayOfDay } from '../reckoning.ts'
import type { Stretch } from '../sun-day.ts'
import type { Kala } from './kala.ts'
import type { Outcome } from './observance-day.ts'
import type { Kind } from './tithi-festival.ts'

/** The rule that decided the date: a message key and its values. */
export type RuleUsed = {
  key:
    | 'tithi_at_kala'
    | 'holika_without_bhadra'
    | 'day_after'
    | 'dashami_with_shravana'
    | 'ekadashi_smarta'
    | 'ekadashi_vaishnava'
    | 'janmashtami_vaishnava'
    | 'friday_before_purnima'
    | 'sankranti_before_sunset'
    | 'sankranti_of_vakya'
    | 'sankranti_civil_date'
    | 'sankranti_from_sunrise'
    | 'sunrise_after_sankranti'
    | 'day_before'
    | 'nakshatra_at_kala'
    | 'nakshatra_in_simha'
    | 'nakshatra_in_month'
    | 'nakshatra_in_lunar_month'
    | 'day_after_sankranti'
    | 'end_of_ashtami'
    | 'ekadashi_in_dhanu'
    | 'sundays_of_ashadha'
  kala: Kala | null
  outcome: Outcome | null
  /** 1–30, if a tithi decides the day. */
  tithi: number | null
  /** 1–27, if a nakshatra decides the day. */
  star: number | null
  /** Other rules that decided, as ids. */
  because: string | null
}

export type Parana = Stretch & {
  /** Hari vasara, the first quarter of Dwadashi, when the fast is not broken. */
  hariVasaraEnd: number
  dwadashiEnd: number
  rule: 'morning' | 'afternoon' | 'dwadashi_over_before_sunrise'
}

/**
 * Keepers of the other date: `second_day`, those who keep the other day on which the tithi meets its time; `vaishnava`, the
 * day at whose sunrise it runs (Haribhaktivilasa); `civil_date`, the date of the ingress itself (Rashtriya Panchang); `smarta`,
 * householders; `government`, the holidays of the Government of India; `south`, almanacs of the South; `vakya`, the Vakya almanacs
 * of Tamil Nadu, by which the State keeps Pongal; `modern_sun`, almanacs with the modern Sun (Thirukkanitha, Rashtriya Panchang); `at_sunrise`,
 * those who keep the day at whose sunrise the tithi runs; `joined`, those who keep it joined with the tithi before; `shravana`,
 * those who wait for the nakshatra; `other_fire`, those whose Holika burned the evening before; `drik`, drikpanchang.com.
 */
export type Authority =
  | 'second_day'
  | 'smarta'
  | 'vaishnava'
  | 'civil_date'
  | 'government'
  | 'south'
  | 'vakya'
  | 'modern_sun'
  | 'at_sunrise'
  | 'joined'
  | 'shravana'
  | 'other_fire'
  | 'drik'
export type OtherDate = { date: string; day: number; authority: Authority }

/**
 * A festival, vrat, jayanti or day of the ancestors: its date, the rule that decided it, and the instants behind it
 * in milliseconds UT.
 */
export type Observance = {
  id: string
  /** A different name on this weekday, such as Somavati Amavasya. */
  variant: string | null
  kind: Kind
  /** The date, also as days from 1970-01-01. */
  date: string
  day: number
  tradition: 'all' | 'smarta' | 'vaishnava'
  rule: RuleUsed
  /** The tithi (or nakshatra) that decides it, whole, and the part of its time of day on the date. */
  span: Stretch | null
  window: Stretch | null
  parana: Parana | null
  /** The dates of other schools, where they differ from this one. */
  also: OtherDate[]
}

/** Names that an observance has on a weekday, 0 Sunday. */
export const VARIANTS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  amavasya: { 1: 'somavati_amavasya', 2: 'bhaumvati_amavasya', 6: 'shani_amavasya' },
  pradosh_vrat: { 1: 'soma_pradosh', 2: 'bhauma_pradosh', 6: 'shani_pradosh' },
  sankashti_chaturthi: { 2: 'angaraki_chaturthi' },
}

export function observance(
  given: Pick<Observance, 'id' | 'kind' | 'day'> &
    Partial<Omit<Observance, 'rule'>> & { rule: Pick<RuleUsed, 'key'> & Partial<RuleUsed> },
): Observance {
  return {
    tradition: 'all',
    span: null,
    window: null,
    parana: null,
    also: [],
    date: formatDate(dateOfDay(given.day)),
    variant: VARIANTS[given.id]?.[weekdayOfDay(given.day)] ?? null,
    ...given,
    rule: { kala: null, outcome: null, tithi: null, star: null, because: null, ...given.rule },
  }
}

/** The date of another school; none where it is the same day. */
export function otherDate(day: number | null, own: number, authority: Authority): OtherDate[] {
  return day === null || day === own ? [] : [{ date: formatDate(dateOfDay(day)), day, authority }]
}

/** Each other date once, the first authority of it. */
export function otherDates(own: number, dates: readonly (readonly [day: number | null, Authority])[]): OtherDate[] {
  const found = dates.flatMap(([day, authority]) => otherDate(day, own, authority))
  return found.filter(({ day }, i) => found.findIndex((each) => each.day === day) === i)
}

/** The part that two stretches share, or null. */
export function shared(a: Stretch, b: Stretch | null): Stretch | null {
  if (!b) return null
  const start = Math.max(a.start, b.start)
  const end = Math.min(a.end, b.end)
  return start <= end ? { start, end } : null
}
