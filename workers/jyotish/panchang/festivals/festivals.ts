// All observances of a day or of a stretch of days.
import { lunation, nextMonth } from '../lunar-month.ts'
import { once, type Reckoning } from '../reckoning.ts'
import { sunTimes } from '../sun-day.ts'
import { lunationOf, tithiNumber, tithiOrdinal, tithiStart } from '../tithis.ts'
import { decide } from './decide.ts'
import { ekadashiName, ekadashis } from './ekadashi.ts'
import { type Observance, observance, shared } from './observance.ts'
import { onam, solarObservances } from './solar.ts'
import { dussehra, holi, janmashtami, varalakshmi } from './special.ts'
import { MONTHLY, type TithiFestival, YEARLY } from './table.ts'

const DAY_MS = 86_400_000

function fromTable(reckoning: Reckoning, ordinal: number, { id, kind, rule, tithi }: TithiFestival): Observance {
  const { almanac } = reckoning
  const span = { start: tithiStart(almanac, ordinal), end: tithiStart(almanac, ordinal + 1) }
  const { day, outcome, kala } = decide(reckoning, span, rule)
  return observance({
    id,
    kind,
    day,
    span,
    window: shared(span, kala),
    rule: { key: 'tithi_at_kala', kala: rule.kala, outcome, tithi },
  })
}

/** What the tithi of this ordinal carries, worked out once for a place. */
function ofTithi(reckoning: Reckoning, ordinal: number): Observance[] {
  return once(reckoning.known.observances, `tithi ${ordinal}`, () => {
    const tithi = tithiNumber(ordinal)
    const { month, adhika, kshaya } = lunation(reckoning, lunationOf(ordinal))
    // An intercalary month has no yearly festivals; a month that lost its successor has those of both.
    const months = adhika ? [] : kshaya ? [month, nextMonth(month)] : [month]
    const carried = [...YEARLY, ...MONTHLY].filter(
      (festival) => festival.tithi === tithi && (festival.month === null || months.includes(festival.month)),
    )
    const found = carried.map((festival) => fromTable(reckoning, ordinal, festival))
    if (tithi === 11 || tithi === 26)
      found.push(...ekadashis(reckoning, ordinal, tithi, ekadashiName(month, adhika, tithi === 11)))
    const span = { start: tithiStart(reckoning.almanac, ordinal), end: tithiStart(reckoning.almanac, ordinal + 1) }
    for (const of of months) {
      if (of === 12 && tithi === 15) found.push(...holi(reckoning, span))
      if (of === 7 && tithi === 10) found.push(...dussehra(reckoning, span))
      if (of === 5 && tithi === 23) found.push(...janmashtami(reckoning, span))
      if (of === 5 && tithi === 15) found.push(...varalakshmi(reckoning, span))
    }
    return found
  })
}

/** The observances of the days from `first` to `last`, in order. */
export function observancesBetween(reckoning: Reckoning, first: number, last: number): Observance[] {
  const from = sunTimes(reckoning, first).start - 2.5 * DAY_MS
  const to = sunTimes(reckoning, last).start + 2.2 * DAY_MS
  const found = [...solarObservances(reckoning, from, to)]
  if (to - from > 40 * DAY_MS || mayBeSimha(from) || mayBeSimha(to)) found.push(...onam(reckoning, from, to))
  // Varalakshmi vrat may stand a week before the full moon that carries it.
  const end = tithiOrdinal(reckoning.almanac, to + 5 * DAY_MS)
  for (let ordinal = tithiOrdinal(reckoning.almanac, from); ordinal <= end; ordinal++)
    if (tithiStart(reckoning.almanac, ordinal) <= to || tithiNumber(ordinal) === 15)
      found.push(...ofTithi(reckoning, ordinal))
  return found.filter(({ day }) => day >= first && day <= last).sort((a, b) => a.day - b.day)
}

/** The Sun stands in Simha between August and September all through the engine's years. */
function mayBeSimha(ms: number): boolean {
  const month = new Date(ms).getUTCMonth() + 1
  return month >= 8 && month <= 9
}
