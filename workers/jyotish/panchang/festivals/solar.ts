// Festivals of the Sun's ingresses, and those that a star of the Moon carries.

import { elementsBetween } from '../../elements.ts'
import { utcToCivil } from '../../zones.ts'
import type { Reckoning } from '../reckoning.ts'
import { dayNumber } from '../reckoning.ts'
import { sankrantis } from '../seasons.ts'
import { type Stretch, sunTimes } from '../sun-day.ts'
import type { Kala } from './kala.ts'
import { type Observance, observance, type RuleUsed } from './observance.ts'
import { decide } from './observance-day.ts'

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
const SIMHA = 4
const STAR_MONTH = 27
const STAR_MONTH_MS = 27.321661 * DAY_MS
const ONAM_STAR = 22

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

/** Stars kept every month, and Onam's in the solar month of Simha. */
const STARS: readonly [star: number, id: string, kala: Kala][] = [
  [3, 'masik_karthigai', 'pradosha'],
  [4, 'rohini_vrat', 'sunrise'],
  [ONAM_STAR, 'onam', 'sunrise'],
]

/** The observances that the Moon's stars carry between two instants. */
export function starObservances(reckoning: Reckoning, from: number, to: number): Observance[] {
  const { almanac, rules } = reckoning
  return elementsBetween(almanac, 'nakshatra', rules.ayanamsa, from, to).flatMap((span) =>
    STARS.filter(([star]) => star === span.index).flatMap(([star, id, kala]) => {
      const { day, outcome } = decide(reckoning, span, { kala, both: 'first' })
      if (id === 'onam' && !isOnam(reckoning, span, day)) return []
      const rule = { key: id === 'onam' ? 'nakshatra_in_simha' : 'nakshatra_at_kala', kala, outcome, star } as const
      return [observance({ id, kind: id === 'onam' ? 'festival' : 'vrat', day, span, rule })]
    }),
  )
}

/** The star comes back after 27.3 days: of two in the solar month the second counts. */
function isOnam(reckoning: Reckoning, span: Stretch, day: number): boolean {
  const month = new Date(day * DAY_MS).getUTCMonth() + 1
  if (month < 8 || month > 9 || !inSimha(reckoning, day)) return false
  if (!inSimha(reckoning, day + STAR_MONTH)) return true
  const { almanac, rules } = reckoning
  const middle = (span.start + span.end) / 2 + STAR_MONTH_MS
  const next = elementsBetween(almanac, 'nakshatra', rules.ayanamsa, middle - DAY_MS, middle + DAY_MS)
  const again = next.find(({ index }) => index === ONAM_STAR)
  return again === undefined || !inSimha(reckoning, decide(reckoning, again, { kala: 'sunrise', both: 'first' }).day)
}

function inSimha(reckoning: Reckoning, day: number): boolean {
  const { dusk } = sunTimes(reckoning, day)
  const last = sankrantis(reckoning, dusk - 32.5 * DAY_MS, dusk).at(-1)
  return last?.sign === SIMHA
}
