// What the festival files hand out: a day, and why it is that day.
import { formatDate } from '../../civil.ts'
import { dateOfDay } from '../reckoning.ts'
import type { Stretch } from '../sun-day.ts'
import type { Outcome } from './decide.ts'
import type { Kala } from './kala.ts'
import type { Kind } from './table.ts'

/** Which rule decided the date: a message key and what fills it. */
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
    | 'sankranti_civil_date'
    | 'sunrise_after_sankranti'
    | 'day_before'
    | 'nakshatra_at_kala'
    | 'nakshatra_in_simha'
  kala: Kala | null
  outcome: Outcome | null
  /** 1–30, where a tithi carries the day. */
  tithi: number | null
  /** 1–27, where a star does. */
  star: number | null
  /** What else decided, as ids. */
  because: string | null
}

export type Parana = Stretch & {
  /** Hari vasara, the first quarter of Dwadashi, when the fast is not broken. */
  hariVasaraEnd: number
  dwadashiEnd: number
  rule: 'morning' | 'afternoon' | 'dwadashi_over_before_sunrise'
}

export type Observance = {
  id: string
  kind: Kind
  /** The date, also as days from 1970-01-01. */
  date: string
  day: number
  tradition: 'all' | 'smarta' | 'vaishnava'
  rule: RuleUsed
  /** The tithi (or star) that carries it, whole, and the part of its time of day on the date. */
  span: Stretch | null
  window: Stretch | null
  parana: Parana | null
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
    date: formatDate(dateOfDay(given.day)),
    ...given,
    rule: { kala: null, outcome: null, tithi: null, star: null, because: null, ...given.rule },
  }
}

/** The part that two stretches share, or null. */
export function shared(a: Stretch, b: Stretch | null): Stretch | null {
  if (!b) return null
  const start = Math.max(a.start, b.start)
  const end = Math.min(a.end, b.end)
  return start <= end ? { start, end } : null
}
