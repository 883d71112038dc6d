// On which day a tithi is kept: where it meets its time of day, and what is done when two days or none do.
import { MINUTE_MS } from '../../clock/durations.ts'
import type { Reckoning } from '../reckoning.ts'
import { type Stretch, sunDay } from '../sun-day.ts'
import { coverage, dayOf, type Kala, kalaOf } from './kala.ts'

/**
 * The choice between two days: the first, the second, or the one where more of the time is covered (then the first).
 */
export type Both = 'first' | 'second' | 'more'

export type TithiRule = {
  kala: Kala
  both: Both
  /** Where the tithi meets its time on no day: the day it begins or the day it ends. */
  none?: 'first' | 'second'
  /** The second day counts only with this much of its time covered: minutes, or muhurtas (fifteenths of the day). */
  leastMinutes?: number
  leastMuhurtas?: number
  /** The first day counts only with this many minutes covered. */
  leastFirstMinutes?: number
}

export type Outcome =
  | 'only_day'
  | 'both_days_first'
  | 'both_days_second'
  | 'more_covered'
  | 'second_too_short'
  | 'first_too_short'
  | 'no_day_first'
  | 'no_day_second'

/** `other`: the second day that meets the time, too, and was not taken. */
export type Decision = { day: number; outcome: Outcome; kala: Stretch | null; other: number | null }

/** The days whose time the span may meet. */
function candidates(reckoning: Reckoning, span: Stretch, kala: Kala): number[] {
  const first = dayOf(reckoning, span.start)
  const last = dayOf(reckoning, span.end - 1) + (kala === 'arunodaya' ? 1 : 0)
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

export function decide(reckoning: Reckoning, span: Stretch, rule: TithiRule): Decision {
  const days = candidates(reckoning, span, rule.kala)
  const met = days.filter((day) => coverage(span, kalaOf(reckoning, day, rule.kala)) > 0)
  const found = (day: number, outcome: Outcome): Decision => ({
    day,
    outcome,
    kala: kalaOf(reckoning, day, rule.kala),
    other: met.length < 2 ? null : day === met[0] ? met.at(-1)! : met[0]!,
  })
  if (met.length === 0) {
    const first = (rule.none ?? 'first') === 'first'
    return found(first ? days[0]! : dayOf(reckoning, span.end - 1), first ? 'no_day_first' : 'no_day_second')
  }
  const [first, second] = [met[0]!, met.at(-1)!]
  if (rule.kala === 'sunrise' && rule.leastMuhurtas) return lasting(reckoning, span, first, rule.leastMuhurtas)
  if (first === second) return found(first, 'only_day')
  const early = coverage(span, kalaOf(reckoning, first, rule.kala))
  if (rule.leastFirstMinutes && early < rule.leastFirstMinutes * MINUTE_MS) return found(second, 'first_too_short')
  if (tooShort(reckoning, span, second, rule)) return found(first, 'second_too_short')
  if (rule.both === 'more') return found(more(reckoning, span, rule.kala, [first, second]), 'more_covered')
  return rule.both === 'first' ? found(first, 'both_days_first') : found(second, 'both_days_second')
}

function tooShort(reckoning: Reckoning, span: Stretch, day: number, rule: TithiRule): boolean {
  const { start, dusk } = sunDay(reckoning, day)
  const least = (rule.leastMinutes ?? 0) * MINUTE_MS + ((rule.leastMuhurtas ?? 0) * (dusk - start)) / 15
  return least > 0 && coverage(span, kalaOf(reckoning, day, rule.kala)) < least
}

/** The day at whose sunrise the tithi runs, if the tithi lasts long enough after it, else the day before. */
function lasting(reckoning: Reckoning, span: Stretch, day: number, muhurtas: number): Decision {
  const { start, dusk } = sunDay(reckoning, day)
  const lasts = span.end - start >= (muhurtas * (dusk - start)) / 15
  const kept = lasts ? day : day - 1
  return {
    day: kept,
    outcome: lasts ? 'only_day' : 'second_too_short',
    kala: kalaOf(reckoning, kept, 'sunrise'),
    other: lasts ? null : day,
  }
}

function more(reckoning: Reckoning, span: Stretch, kala: Kala, days: readonly [number, number]): number {
  const [a, b] = days.map((day) => coverage(span, kalaOf(reckoning, day, kala))) as [number, number]
  // Days differ in length by a minute or two: both wholly covered count as equal.
  return b > a + 3 * MINUTE_MS ? days[1] : days[0]
}
