// Festivals of the Sun's ingresses.

import { utcToCivil } from '../../zones.ts'
import type { Reckoning } from '../reckoning.ts'
import { dayNumber } from '../reckoning.ts'
import { sankrantis } from '../seasons.ts'
import { sunTimes } from '../sun-day.ts'
import { type Observance, observance, type RuleUsed } from './observance.ts'

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
  [5, 'vishwakarma_puja', 'sankranti_civil_date'],
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
    const named = NAMED.filter(([of]) => of === sign).map(([, id, key]) =>
      observance({ id, kind: 'festival', day: dayBy(reckoning, at, key), span, rule: { key } }),
    )
    const makara = named.find(({ id }) => id === 'makar_sankranti')
    if (!makara) return named
    const rule = { key: 'day_before', because: 'makar_sankranti' } as const
    return [observance({ id: 'lohri', kind: 'festival', day: makara.day - 1, rule }), ...named]
  })
}
