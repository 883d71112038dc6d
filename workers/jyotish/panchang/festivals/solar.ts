// Festivals of the Sun's ingresses, and Onam, which the star of a solar month carries.

import { elementsBetween } from '../../elements.ts'
import { utcToCivil } from '../../zones.ts'
import type { Reckoning } from '../reckoning.ts'
import { dayNumber } from '../reckoning.ts'
import { sankrantis } from '../seasons.ts'
import { sunTimes } from '../sun-day.ts'
import { dayOf } from './kala.ts'
import { type Observance, observance, type RuleUsed } from './observance.ts'

type SolarRule = Extract<
  RuleUsed['key'],
  'sankranti_before_sunset' | 'sankranti_civil_date' | 'sunrise_after_sankranti'
>

const NAMED: readonly [sign: number, id: string, rule: SolarRule][] = [
  [9, 'makar_sankranti', 'sankranti_before_sunset'],
  [9, 'pongal', 'sankranti_before_sunset'],
  [0, 'baisakhi', 'sankranti_civil_date'],
  [0, 'puthandu', 'sankranti_before_sunset'],
  [0, 'vishu', 'sunrise_after_sankranti'],
  [5, 'vishwakarma_puja', 'sankranti_civil_date'],
]
const DAY_MS = 86_400_000
const SHRAVANA = 22
const SIMHA = 4
/** The star comes back after 27.3 days: of two in the month the second counts. */
const STAR_MONTH = 27

function dayBy(reckoning: Reckoning, at: number, rule: SolarRule): number {
  const civil = dayNumber(utcToCivil(reckoning.zone, at))
  if (rule === 'sankranti_civil_date') return civil
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

/** Onam: Shravana's star at sunrise in the solar month of Simha. */
export function onam(reckoning: Reckoning, from: number, to: number): Observance[] {
  const { almanac, rules } = reckoning
  return elementsBetween(almanac, 'nakshatra', rules.ayanamsa, from, to)
    .filter(({ index }) => index === SHRAVANA)
    .flatMap((span) => {
      const ends = dayOf(reckoning, span.end - 1)
      const sunrise = sunTimes(reckoning, ends).start
      const day = sunrise >= span.start ? ends : dayOf(reckoning, span.start)
      const rule = { key: 'nakshatra_at_sunrise', because: 'shravana_in_simha' } as const
      return [observance({ id: 'onam', kind: 'festival', day, span, rule })]
    })
    .filter(({ day }) => inSimha(reckoning, day) && !inSimha(reckoning, day + STAR_MONTH))
}

function inSimha(reckoning: Reckoning, day: number): boolean {
  const { dusk } = sunTimes(reckoning, day)
  const last = sankrantis(reckoning, dusk - 32.5 * DAY_MS, dusk).at(-1)
  return last?.sign === SIMHA
}
