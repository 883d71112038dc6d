// Days beside a festival, and Sundays of a month: the other days of Chhath, and Bonalu.
import { type Reckoning, weekdayOfDay } from '../reckoning.ts'
import { type Stretch, sunTimes } from '../sun-day.ts'
import { dayOf } from './kala.ts'
import { type Observance, observance, type RuleUsed } from './observance.ts'
import { decide } from './observance-day.ts'

/** Chhath begins two days before its evening offering, and ends with the offering of the next morning. */
export function chhathDays(reckoning: Reckoning, span: Stretch): Observance[] {
  const { day } = decide(reckoning, span, { kala: 'sunrise', both: 'first' })
  const beside = (id: string, days: number, key: RuleUsed['key'], because: string) =>
    observance({ id, kind: 'vrat', day: day + days, rule: { key, because } })
  return [
    beside('chhath_nahay_khay', -2, 'day_before', 'chhath_kharna'),
    beside('chhath_kharna', -1, 'day_before', 'chhath'),
    beside('chhath_usha_arghya', 1, 'day_after', 'chhath'),
  ]
}

/** The Sundays at whose sunrise a tithi of Ashadha runs. */
export function bonalu(reckoning: Reckoning, span: Stretch): Observance[] {
  const first = dayOf(reckoning, span.start)
  return [first, first + 1, first + 2]
    .filter((day) => weekdayOfDay(day) === 0)
    .filter((day) => {
      const sunrise = sunTimes(reckoning, day).start
      return sunrise >= span.start && sunrise < span.end
    })
    .map((day) => observance({ id: 'bonalu', kind: 'festival', day, rule: { key: 'sundays_of_ashadha' } }))
}
