// Festivals whose date needs more than one tithi at one time: Holi, Dussehra, Janmashtami, Varalakshmi vrat. Sources:
// Dharmasindhu 2; the decision of each rule is in the observance.

import { MINUTE_MS } from '../../clock/durations.ts'
import { elementAt } from '../../elements.ts'
import { bhadraOf } from '../bhadra.ts'
import { type Reckoning, weekdayOfDay } from '../reckoning.ts'
import { type Stretch, sunDay } from '../sun-day.ts'
import { coverage, dayOf, kalaOf } from './kala.ts'
import { type Observance, observance, otherDate, otherDates, shared } from './observance.ts'
import { decide } from './observance-day.ts'

/** Three and a half of the day's four praharas. */
const LATE_PURNIMA = 3.5 / 4
const SHRAVANA = 22

/**
 * Holika burns in the pradosha of the full moon without bhadra, its first half. Where that pradosha lies in bhadra and
 * the full moon reaches three and a half praharas of the next day, the next evening serves. Holi is the day after.
 */
export function holi(reckoning: Reckoning, span: Stretch): Observance[] {
  const usual = decide(reckoning, span, { kala: 'pradosha', both: 'second', none: 'second' })
  const pradosha = kalaOf(reckoning, usual.day, 'pradosha')
  const bhadra = elementAt(reckoning.almanac, 'karana', reckoning.rules.ayanamsa, span.start + MINUTE_MS)
  const bhadraEnd = bhadra.end
  const next = sunDay(reckoning, usual.day + 1)
  const inBhadra = pradosha !== null && bhadraEnd >= pradosha.end
  const late = span.end >= next.start + (next.dusk - next.start) * LATE_PURNIMA
  const moved = usual.outcome === 'only_day' && inBhadra && late
  const day = moved ? usual.day + 1 : usual.day
  const because = moved ? 'bhadra_next_evening' : inBhadra ? 'bhadra_tail' : 'after_bhadra'
  const free = shared({ start: bhadraEnd, end: Number.MAX_SAFE_INTEGER }, pradosha)
  const evening = inBhadra ? bhadraOf(reckoning, bhadra.index, bhadra).tail : free
  return [
    observance({
      id: 'holika_dahan',
      kind: 'festival',
      day,
      span,
      window: moved ? kalaOf(reckoning, day, 'pradosha') : evening,
      rule: { key: 'holika_without_bhadra', kala: 'pradosha', outcome: usual.outcome, tithi: 15, because },
      also: otherDates(day, [
        [usual.day, 'second_day'],
        [usual.other, 'second_day'],
      ]),
    }),
    ...(['holi', 'hola_mohalla'] as const).map((id) =>
      observance({
        id,
        kind: 'festival',
        day: day + 1,
        rule: { key: 'day_after', because: 'holika_dahan' },
        also: otherDate(usual.day + 1, day + 1, 'other_fire'),
      }),
    ),
  ]
}

/** Dashami must last so long after a sunrise for the nakshatra of that afternoon to count (Dharmasindhu 2, Ashvina). */
const LEAST_DASHAMI = 3 / 15

/**
 * Dashami in the afternoon; the next day if only that one has the nakshatra Shravana in the afternoon and Dashami for three
 * muhurtas. In 2014 Dashami had half of that, and the Government of India kept 3 October.
 */
export function dussehra(reckoning: Reckoning, span: Stretch): Observance[] {
  const usual = decide(reckoning, span, { kala: 'aparahna', both: 'more', none: 'second' })
  const next = usual.day + 1
  const sunrise = kalaOf(reckoning, next, 'sunrise')
  const withStar = (day: number) => {
    const { start, end } = kalaOf(reckoning, day, 'aparahna')!
    const star = (ms: number) => elementAt(reckoning.almanac, 'nakshatra', reckoning.rules.ayanamsa, ms).index
    return star(start) === SHRAVANA || star(end) === SHRAVANA
  }
  const { start, dusk } = sunDay(reckoning, next)
  const starred = coverage(span, sunrise) > 0 && !withStar(usual.day) && withStar(next)
  const moved = starred && span.end - start >= (dusk - start) * LEAST_DASHAMI
  const day = moved ? next : usual.day
  const rising = decide(reckoning, span, { kala: 'sunrise', both: 'first', none: 'second' })
  return [
    observance({
      id: 'dussehra',
      kind: 'festival',
      day,
      span,
      window: kalaOf(reckoning, day, 'aparahna'),
      rule: {
        key: 'dashami_with_shravana',
        kala: 'aparahna',
        outcome: usual.outcome,
        tithi: 10,
        because: moved ? 'shravana_next_afternoon' : null,
      },
      also: otherDates(day, [
        [starred ? next : null, 'shravana'],
        [usual.day, 'second_day'],
        [usual.other, 'second_day'],
        [rising.day, 'at_sunrise'],
      ]),
    }),
  ]
}

const SANDHI_MS = 24 * MINUTE_MS

/** Durga is worshipped in the last ghati of Ashtami and the first of Navami (Dharmasindhu 2, Ashvina). */
export function sandhiPuja(reckoning: Reckoning, span: Stretch): Observance {
  return observance({
    id: 'sandhi_puja',
    kind: 'festival',
    day: dayOf(reckoning, span.end),
    span,
    window: { start: span.end - SANDHI_MS, end: span.end + SANDHI_MS },
    rule: { key: 'end_of_ashtami', tithi: 8 },
  })
}

/**
 * Householders keep the midnight of the dark eighth, Vaishnavas the day at whose sunrise it runs; the Government's list has
 * the Vaishnavas' day.
 */
export function janmashtami(reckoning: Reckoning, span: Stretch): Observance[] {
  const { school } = reckoning.rules
  const midnight = decide(reckoning, span, { kala: 'nishita', both: 'second', none: 'second' })
  const rising = decide(reckoning, span, { kala: 'sunrise', both: 'first', none: 'second' })
  const same = midnight.day === rising.day
  const smarta = observance({
    id: 'janmashtami',
    kind: 'jayanti',
    day: midnight.day,
    tradition: same ? 'all' : 'smarta',
    span,
    window: midnight.kala,
    rule: { key: 'tithi_at_kala', kala: 'nishita', outcome: midnight.outcome, tithi: 23 },
    also: otherDate(rising.day, midnight.day, 'vaishnava'),
  })
  if (same) return [smarta]
  const vaishnava = observance({
    id: 'janmashtami',
    kind: 'jayanti',
    day: rising.day,
    tradition: 'vaishnava',
    span,
    window: kalaOf(reckoning, rising.day, 'nishita'),
    rule: { key: 'janmashtami_vaishnava', kala: 'sunrise', outcome: rising.outcome, tithi: 23 },
    also: otherDate(midnight.day, rising.day, 'smarta'),
  })
  return school === 'vaishnava' || school === 'government' ? [vaishnava] : [smarta, vaishnava]
}

/** The Friday on or before Shravana's full moon. */
export function varalakshmi(reckoning: Reckoning, span: Stretch): Observance[] {
  const full = dayOf(reckoning, span.end - 1)
  const day = full - ((weekdayOfDay(full) + 2) % 7)
  return [observance({ id: 'varalakshmi_vrat', kind: 'vrat', day, rule: { key: 'friday_before_purnima', tithi: 15 } })]
}
