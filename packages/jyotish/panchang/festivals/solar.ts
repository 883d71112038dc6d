// Festivals of the Sun's ingresses.

import { DAY_MS } from '../../clock/durations.ts'
import { utcToCivil } from '../../clock/zones.ts'
import { SIGNS } from '../../zodiac.ts'
import { sankrantis } from '../calendars/seasons.ts'
import { ingressBefore } from '../calendars/siddhantic-sun.ts'
import { firstVakyaDay } from '../calendars/vakya-ingress.ts'
import { dayNumber, type Reckoning } from '../reckoning.ts'
import { sunTimes } from '../sun-day.ts'
import { dayOf } from './kala.ts'
import { type Observance, observance, otherDates, type RuleUsed } from './observance.ts'

type SolarRule = Extract<
  RuleUsed['key'],
  'sankranti_before_sunset' | 'sankranti_civil_date' | 'sunrise_after_sankranti' | 'day_after_sankranti'
>

const NAMED: readonly [sign: number, id: string, rule: SolarRule][] = [
  [9, 'makar_sankranti', 'sankranti_before_sunset'],
  // Assam's months begin as the Tamils' do.
  [9, 'magh_bihu', 'sankranti_before_sunset'],
  [0, 'baisakhi', 'sankranti_civil_date'],
  [0, 'puthandu', 'sankranti_before_sunset'],
  [0, 'vishu', 'sunrise_after_sankranti'],
  // Bengal's month begins on the day after the ingress.
  [0, 'poila_boishakh', 'day_after_sankranti'],
  [0, 'pana_sankranti', 'sankranti_civil_date'],
  [0, 'bohag_bihu', 'sankranti_before_sunset'],
  [5, 'vishwakarma_puja', 'sankranti_civil_date'],
  [6, 'kati_bihu', 'sankranti_before_sunset'],
  // Makara's own day is listed above.
  ...SIGNS.flatMap((name, sign): (typeof NAMED)[number][] =>
    sign === 9 ? [] : [[sign, `${name}_sankranti`, 'sankranti_civil_date']],
  ),
]

function dayBy(reckoning: Reckoning, at: number, rule: SolarRule): number {
  const civil = dayNumber(utcToCivil(reckoning.zone, at))
  if (rule === 'sankranti_civil_date') return civil
  if (rule === 'day_after_sankranti') return civil + 1
  const { start, dusk } = sunTimes(reckoning, civil)
  if (rule === 'sunrise_after_sankranti') return at <= start ? civil : civil + 1
  return at < dusk ? civil : civil + 1
}

/** The day whose sunset the ingress precedes; the Government's list has the day, from sunrise on, in which it falls. */
function makarSankranti(reckoning: Reckoning, at: number): Observance {
  const usual = dayBy(reckoning, at, 'sankranti_before_sunset')
  const listed = dayOf(reckoning, at)
  const government = reckoning.rules.school === 'government'
  const day = government ? listed : usual
  const civil = dayBy(reckoning, at, 'sankranti_civil_date')
  return observance({
    id: 'makar_sankranti',
    kind: 'festival',
    day,
    span: { start: at, end: at },
    rule: { key: government ? 'sankranti_from_sunrise' : 'sankranti_before_sunset' },
    also: otherDates(day, [
      [usual, 'smarta'],
      [listed, 'government'],
      [civil, 'civil_date'],
    ]),
  })
}

/** Assam's winter feast; the Government's list has the date of the ingress. */
function maghBihu(reckoning: Reckoning, at: number): Observance {
  const government = reckoning.rules.school === 'government'
  const key = government ? 'sankranti_civil_date' : 'sankranti_before_sunset'
  const day = dayBy(reckoning, at, key)
  const also = government
    ? otherDates(day, [[dayBy(reckoning, at, 'sankranti_before_sunset'), 'smarta']])
    : otherDates(day, [[dayBy(reckoning, at, 'sankranti_civil_date'), 'government']])
  return observance({ id: 'magh_bihu', kind: 'festival', day, span: { start: at, end: at }, rule: { key }, also })
}

const MAKARA = 9

/**
 * The four days of Pongal begin with Thai, on the day whose sunset the ingress precedes: by the Sun of the Vakya in the South, as
 * Tamil Nadu keeps them, else by the modern one. Each names the day of the other.
 */
function pongal(reckoning: Reckoning, modern: number): Observance[] {
  const vakya = ingressBefore('vakya', modern + 5 * DAY_MS).at
  const inSouth = reckoning.rules.school === 'south'
  const days = [dayBy(reckoning, modern, 'sankranti_before_sunset'), firstVakyaDay(vakya)] as const
  const [day, otherDay] = inSouth ? [days[1], days[0]] : days
  const at = inSouth ? vakya : modern
  const away = otherDay - day
  const also = (own: number) => otherDates(own, [[own + away, inSouth ? 'modern_sun' : 'vakya']])
  const key = inSouth ? 'sankranti_of_vakya' : 'sankranti_before_sunset'
  const beside = (id: string, days: number, rule: RuleUsed['key'], cause: string) =>
    observance({ id, kind: 'festival', day: day + days, rule: { key: rule, because: cause }, also: also(day + days) })
  return [
    beside('bhogi', -1, 'day_before', 'pongal'),
    observance({
      id: 'pongal',
      kind: 'festival',
      day,
      span: { start: at, end: at },
      rule: { key },
      also: also(day),
    }),
    beside('mattu_pongal', 1, 'day_after', 'pongal'),
    beside('kaanum_pongal', 2, 'day_after', 'mattu_pongal'),
  ]
}

/** The eve of Makar Sankranti, by the modern Sun everywhere. */
function lohri(reckoning: Reckoning, at: number): Observance {
  const day = dayBy(reckoning, at, 'sankranti_before_sunset') - 1
  return observance({ id: 'lohri', kind: 'festival', day, rule: { key: 'day_before', because: 'makar_sankranti' } })
}

/** The observances of the ingresses between two instants; their days lie within two days of them. */
export function solarObservances(reckoning: Reckoning, from: number, to: number): Observance[] {
  return sankrantis(reckoning, from, to).flatMap(({ sign, at }) => {
    const span = { start: at, end: at }
    const named = NAMED.filter(([of]) => of === sign).map(([, id, key]) => {
      if (id === 'makar_sankranti') return makarSankranti(reckoning, at)
      if (id === 'magh_bihu') return maghBihu(reckoning, at)
      return observance({ id, kind: 'festival', day: dayBy(reckoning, at, key), span, rule: { key } })
    })
    if (sign !== MAKARA) return named
    const [makara, ...others] = named
    return [lohri(reckoning, at), makara!, ...pongal(reckoning, at), ...others]
  })
}
