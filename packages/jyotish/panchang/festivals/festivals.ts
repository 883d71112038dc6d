// All observances of a day or of a stretch of days.
import { DAY_MS } from '../../clock/durations.ts'
import { namedLunation, nextMonth } from '../calendars/lunar-month.ts'
import { once, type Reckoning } from '../reckoning.ts'
import { sunTimes } from '../sun-day.ts'
import { lunationOf, tithiNumber, tithiOrdinal, tithiStart } from '../tithis.ts'
import { ekadashiName, ekadashis } from './ekadashi.ts'
import { bonalu, chhathDays } from './more-special.ts'
import { type Authority, type Observance, observance, otherDates, shared } from './observance.ts'
import { type Decision, decide, type TithiRule } from './observance-day.ts'
import type { FestivalSchool } from './schools.ts'
import { solarObservances } from './solar.ts'
import { dussehra, holi, janmashtami, sandhiPuja, varalakshmi } from './special.ts'
import { starObservances } from './star-festivals.ts'
import type { TithiFestival } from './tithi-festival.ts'
import { CHETI_CHAND_LISTED, MONTHLY, SOUTH_DEEPAVALI, YEARLY } from './tithi-festivals.ts'

const TWO_HOURS = 7_200_000

/** As Vaishnavas keep a birth: at sunrise, untouched by the tithi before. */
const AT_SUNRISE = { kala: 'sunrise', both: 'first', none: 'second' } as const

function fromTable(reckoning: Reckoning, ordinal: number, festival: TithiFestival): Observance {
  const { id, kind, rule, tithi } = festival
  const span = spanOf(reckoning, ordinal)
  const usual = decide(reckoning, span, rule)
  const own = ownRule(festival, reckoning.rules)
  const { day, outcome, kala } = own ? decide(reckoning, span, own) : usual
  return observance({
    id,
    kind,
    day,
    tradition: own === AT_SUNRISE && day !== usual.day ? 'vaishnava' : 'all',
    span,
    window: shared(span, kala),
    rule: { key: 'tithi_at_kala', kala: (own ?? rule).kala, outcome, tithi },
    also: otherDates(day, othersOf({ reckoning, ordinal, festival, usual, own })),
  })
}

const spanOf = ({ almanac }: Reckoning, ordinal: number) => ({
  start: tithiStart(almanac, ordinal),
  end: tithiStart(almanac, ordinal + 1),
})

/** The rule of a school or a preset that differs from that of householders, or null. */
function ownRule(
  { vaishnavaAtSunrise, government, drik }: TithiFestival,
  { school, preset }: Reckoning['rules'],
): TithiRule | null {
  if (school === 'vaishnava' && vaishnavaAtSunrise) return AT_SUNRISE
  if (school === 'government' && government) return government
  return (preset === 'drik' && drik) || null
}

type Asked = {
  reckoning: Reckoning
  ordinal: number
  festival: TithiFestival
  usual: Decision
  own: TithiRule | null
}

/**
 * The dates of other schools. Of a vrat of every month nobody prints a second date. Named keepers stand before those who merely
 * keep the other day, since a day has one authority.
 */
function othersOf({ reckoning, ordinal, festival, usual, own }: Asked): (readonly [number | null, Authority])[] {
  const { month, vaishnavaAtSunrise, government, elsewhere, drik, readings = [] } = festival
  if (month === null) return []
  if (own === AT_SUNRISE) return [[usual.day, 'smarta']]
  const dayBy = (rule: TithiRule, tithis = 0) => decide(reckoning, spanOf(reckoning, ordinal + tithis), rule).day
  return [
    ...(own ? ([[usual.day, own === drik ? 'at_sunrise' : 'smarta']] as const) : []),
    ...(drik ? ([[dayBy(drik), 'drik']] as const) : []),
    ...(government ? ([[dayBy(government), 'government']] as const) : []),
    ...(elsewhere ? ([[dayBy(elsewhere.rule, elsewhere.tithis), elsewhere.authority]] as const) : []),
    ...readings.map(({ authority, rule }) => [dayBy(rule), authority] as const),
    vaishnavaAtSunrise ? [dayBy(AT_SUNRISE), 'vaishnava'] : [usual.other, 'second_day'],
  ]
}

const IN_THE_SOUTH = [...YEARLY.filter(({ id }) => id !== SOUTH_DEEPAVALI.id), SOUTH_DEEPAVALI, ...MONTHLY]
const USUAL = [...YEARLY, ...MONTHLY]
const LISTED = [...USUAL.filter(({ id }) => id !== CHETI_CHAND_LISTED.id), CHETI_CHAND_LISTED]
const ofSchool = (school: FestivalSchool) =>
  school === 'south' ? IN_THE_SOUTH : school === 'government' ? LISTED : USUAL

/** The festivals of the table that belong to the tithi of this ordinal, computed once for a place. */
function listed(reckoning: Reckoning, ordinal: number): Observance[] {
  return once(reckoning.known.observances, `listed ${ordinal}`, () => {
    const tithi = tithiNumber(ordinal)
    const months = monthsOf(reckoning, ordinal)
    const kept = ({ month, inAdhika }: TithiFestival) =>
      month === null || (inAdhika ? firstOf(reckoning, ordinal) === month : months.includes(month))
    return ofSchool(reckoning.rules.school)
      .filter((festival) => festival.tithi === tithi && kept(festival))
      .map((festival) => fromTable(reckoning, ordinal, festival))
  })
}

/** An intercalary month has no yearly festivals; a month that lost its successor has those of both. */
function monthsOf(reckoning: Reckoning, ordinal: number): number[] {
  const { month, adhika, kshaya } = namedLunation(reckoning, lunationOf(ordinal))
  return adhika ? [] : kshaya ? [month, nextMonth(month)] : [month]
}

/** The month of this ordinal, intercalary or not; null in the true month that follows its intercalary one. */
function firstOf(reckoning: Reckoning, ordinal: number): number | null {
  const { month, adhika } = namedLunation(reckoning, lunationOf(ordinal))
  const before = namedLunation(reckoning, lunationOf(ordinal) - 1)
  return !adhika && before.adhika && before.month === month ? null : month
}

/** Those with a rule of their own. */
function special(reckoning: Reckoning, ordinal: number): Observance[] {
  return once(reckoning.known.observances, `special ${ordinal}`, () => {
    const tithi = tithiNumber(ordinal)
    const { month, adhika } = namedLunation(reckoning, lunationOf(ordinal))
    const months = monthsOf(reckoning, ordinal)
    const found: Observance[] = []
    if (tithi === 11 || tithi === 26)
      found.push(...ekadashis(reckoning, ordinal, tithi, ekadashiName(month, adhika, tithi === 11)))
    const span = { start: tithiStart(reckoning.almanac, ordinal), end: tithiStart(reckoning.almanac, ordinal + 1) }
    for (const of of months) {
      if (of === 12 && tithi === 15) found.push(...holi(reckoning, span))
      if (of === 4) found.push(...bonalu(reckoning, span))
      if (of === 8 && tithi === 6) found.push(...chhathDays(reckoning, span))
      if (of === 7 && tithi === 8) found.push(sandhiPuja(reckoning, span))
      if (of === 7 && tithi === 10) found.push(...dussehra(reckoning, span))
      if (of === 5 && tithi === 23) found.push(...janmashtami(reckoning, span))
      if (of === 5 && tithi === 15) found.push(...varalakshmi(reckoning, span))
    }
    return found
  })
}

/** Tithis after which a full moon may still carry the vrat of a Friday before it. */
const WEEK_OF_TITHIS = 8

/** Tithis that carry days before their own: the Friday before the full moon, the days before Chhath. */
const AHEAD: readonly number[] = [6, 15]

/** The observances of the days from `first` to `last`, in order. */
export function observancesBetween(reckoning: Reckoning, first: number, last: number): Observance[] {
  const { almanac } = reckoning
  const dawn = sunTimes(reckoning, first).start
  const end = sunTimes(reckoning, last + 1).start
  const found = solarObservances(reckoning, dawn - 3.5 * DAY_MS, end + 2 * DAY_MS)
  const lastTithi = tithiOrdinal(almanac, end)
  // A tithi that ended before the first dawn can only have observances on the day after it.
  for (let ordinal = tithiOrdinal(almanac, dawn - 1.1 * DAY_MS); ordinal <= lastTithi + WEEK_OF_TITHIS; ordinal++) {
    const past = ordinal > lastTithi
    const early = !past && tithiStart(almanac, ordinal + 1) < dawn - TWO_HOURS
    if (!past && !early) found.push(...listed(reckoning, ordinal))
    if (!past || AHEAD.includes(tithiNumber(ordinal))) found.push(...special(reckoning, ordinal))
  }
  // Last of a day: a calendar's cell shows the first few names.
  found.push(...starObservances(reckoning, dawn - TWO_HOURS, end))
  return found.filter(({ day }) => day >= first && day <= last).sort((a, b) => a.day - b.day)
}
