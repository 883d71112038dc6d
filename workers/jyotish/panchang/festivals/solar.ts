// Festivals of the Sun's ingresses.

import { SIGNS } from '../../zodiac.ts'
import { utcToCivil } from '../../zones.ts'
import type { Reckoning } from '../reckoning.ts'
import { dayNumber } from '../reckoning.ts'
import { sankrantis } from '../seasons.ts'
import { sunTimes } from '../sun-day.ts'
import { type Observance, observance, otherDate, type RuleUsed } from './observance.ts'

type SolarRule = Extract<
  RuleUsed['key'],
  'sankranti_before_sunset' | 'sankranti_civil_date' | 'sunrise_after_sankranti' | 'day_after_sankranti'
>

const NAMED: readonly [sign: number, id: string, rule: SolarRule][] = [
  [9, 'makar_sankranti', 'sankranti_before_sunset'],
  [9, 'pongal', 'sankranti_before_sunset'],
  [0, 'baisakhi', 'sankranti_civil_date'],
  [0, 'puthandu', 'sankranti_before_sunset'],
  [0, 'vishu', 'sunrise_after_sankranti'],
  // Bengal's month begins on the day after the ingress.
  [0, 'poila_boishakh', 'day_after_sankranti'],
  [0, 'pana_sankranti', 'sankranti_civil_date'],
  [0, 'bohag_bihu', 'sankranti_civil_date'],
  [5, 'vishwakarma_puja', 'sankranti_civil_date'],
  [6, 'kati_bihu', 'sankranti_civil_date'],
  // Makara's own day stands above.
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

/** The observances of the ingresses between two instants; their days lie within a day of them. */
export function solarObservances(reckoning: Reckoning, from: number, to: number): Observance[] {
  return sankrantis(reckoning, from, to).flatMap(({ sign, at }) => {
    const span = { start: at, end: at }
    const civil = dayNumber(utcToCivil(reckoning.zone, at))
    const named = NAMED.filter(([of]) => of === sign).map(([, id, key]) => {
      const day = dayBy(reckoning, at, key)
      const also = id === 'makar_sankranti' ? otherDate(civil, day, 'civil_date') : []
      return observance({ id, kind: 'festival', day, span, rule: { key }, also })
    })
    const makara = named.find(({ id }) => id === 'makar_sankranti')
    if (!makara) return named
    const beside = (id: string, days: number, key: 'day_before' | 'day_after', because: string) =>
      observance({ id, kind: 'festival', day: makara.day + days, rule: { key, because } })
    return [
      beside('lohri', -1, 'day_before', 'makar_sankranti'),
      beside('bhogi', -1, 'day_before', 'pongal'),
      ...named,
      beside('mattu_pongal', 1, 'day_after', 'pongal'),
      beside('kaanum_pongal', 2, 'day_after', 'mattu_pongal'),
    ]
  })
}
