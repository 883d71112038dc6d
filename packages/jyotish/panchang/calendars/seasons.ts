// Ritu, ayana and sankranti, by the tropical and by the sidereal Sun. Checked against
// drikpanchang.com, which prints both.

import { type Almanac, seenAt } from '../../astronomy/almanac.ts'
import { wrap360 } from '../../astronomy/angles.ts'
import { DAY_MS } from '../../clock/durations.ts'
import { siderealOf } from '../../elements.ts'
import { signOf } from '../../zodiac.ts'
import type { Reckoning } from '../reckoning.ts'
import { type Step, signLadder, stepAt, stepsBetween } from '../steps.ts'
import { type SunDay, sunTimes } from '../sun-day.ts'

export const RITUS = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const
export type Ritu = (typeof RITUS)[number]
export type Ayana = 'uttarayana' | 'dakshinayana'

export type Seasons = {
  ritu: { drik: Ritu; vedic: Ritu }
  ayana: { drik: Ayana; vedic: Ayana }
}

const seen = { lon: 0, lat: 0, distance: 0, obliquity: 0, gast: 0 }

/** The Sun's longitude from the true equinox, degrees. */
function tropicalSun(almanac: Almanac, ms: number): number {
  return wrap360(seenAt(almanac, 'sun', ms, seen).lon)
}

const ayanaOf = (lon: number): Ayana => (lon >= 90 && lon < 270 ? 'dakshinayana' : 'uttarayana')

/** Drik: from the equinoxes and solstices. Vedic: the ritu by lunar month pairs, the ayana from Makara and Karka. */
export function seasonsAt({ almanac, rules }: Reckoning, ms: number, amantaMonth: number): Seasons {
  const tropical = tropicalSun(almanac, ms)
  return {
    ritu: {
      drik: RITUS[Math.floor(wrap360(tropical + 30) / 60)]!,
      vedic: RITUS[Math.floor((amantaMonth - 1) / 2)]!,
    },
    ayana: { drik: ayanaOf(tropical), vedic: ayanaOf(siderealOf(almanac, 'sun', rules.ayanamsa, ms)) },
  }
}

export type Sankranti = { sign: number; at: number }

/** The Sun's ingresses into signs in [from, to). */
export function sankrantis(reckoning: Reckoning, from: number, to: number): Sankranti[] {
  const ladder = signLadder(reckoning, 'sun')
  const shortSpan = to - from < 20 * DAY_MS
  if (shortSpan && signOf(ladder.angleAt(from)) === signOf(ladder.angleAt(to))) return []
  return stepsBetween(ladder, from, to)
    .filter(({ start }) => start >= from && start < to)
    .map(({ index, start }) => ({ sign: index, at: start }))
}

/** The ingresses that bound the Sun's present stay. */
export function sunStay(reckoning: Reckoning, ms: number): Step {
  return stepAt(signLadder(reckoning, 'sun'), ms)
}

export type SolarDate = { month: number; day: number; rule: 'ingress_before_sunset' }

/** Day of the solar month (sign 0–11): the first is the day whose sunset the ingress precedes, else the one after. */
export function solarDate(reckoning: Reckoning, day: SunDay): SolarDate {
  const { almanac, rules } = reckoning
  const month = signOf(siderealOf(almanac, 'sun', rules.ayanamsa, day.dusk))
  const { start } = sunStay(reckoning, day.dusk)
  return { month, day: day.day - civilDayBefore(reckoning, day.day, start) + 1, rule: 'ingress_before_sunset' }
}

/** The first civil day whose dusk follows an instant at most 32 days back. */
function civilDayBefore(reckoning: Reckoning, day: number, at: number): number {
  const days = (sunTimes(reckoning, day).dusk - at) / DAY_MS
  let first = day - Math.floor(days)
  // In a month dusk moves by less than three hours below 60°: the count is mostly certain without a search.
  const share = days - Math.floor(days)
  if (Math.abs(reckoning.spot.lat) < 60 && share > 0.125 && share < 0.875) return first
  while (sunTimes(reckoning, first).dusk < at) first++
  while (sunTimes(reckoning, first - 1).dusk >= at) first--
  return first
}
