// Kaal sarp: the seven grahas on one side of the line from Rahu to Ketu. The classical
// books do not name it; today's almanacs do, so the rule is stated with the result.
import { wrap360 } from '../../astronomy/angles.ts'
import { houseFrom, type Planet, SEVEN } from '../../zodiac.ts'
import { type Chart, houseIn, signIn } from '../chart.ts'

/** Types by Rahu's house, 1 … 12. */
export const KAAL_SARP_TYPES = [
  'anant',
  'kulik',
  'vasuki',
  'shankhpal',
  'padma',
  'mahapadma',
  'takshak',
  'karkotak',
  'shankhachud',
  'ghatak',
  'vishdhar',
  'sheshnag',
] as const

export type KaalSarp = {
  /** full: all seven on one side. partial: one graha outside, named in `outside`. */
  level: 'none' | 'partial' | 'full'
  type: (typeof KAAL_SARP_TYPES)[number]
  rahuHouse: number
  /** Ahead of Rahu in the order of the signs (towards Ketu), or behind him. */
  side: 'ahead_of_rahu' | 'behind_rahu'
  outside: Planet[]
  /** The looser rule: by signs alone, who shares a sign with a node counts as inside. */
  bySigns: boolean
}

/** By longitude: a graha is ahead of Rahu if it is less than 180° further in the zodiac. */
export function kaalSarpOf(chart: Chart): KaalSarp {
  const ahead = SEVEN.filter((planet) => wrap360(chart.lons[planet] - chart.lons.rahu) < 180)
  const mostlyAhead = ahead.length >= 4
  const outside = SEVEN.filter((planet) => ahead.includes(planet) !== mostlyAhead)
  const rahuHouse = houseIn(chart, 'rahu')
  return {
    level: outside.length === 0 ? 'full' : outside.length === 1 ? 'partial' : 'none',
    type: KAAL_SARP_TYPES[rahuHouse - 1]!,
    rahuHouse,
    side: mostlyAhead ? 'ahead_of_rahu' : 'behind_rahu',
    outside,
    bySigns: oneSideBySigns(chart),
  }
}

function oneSideBySigns(chart: Chart): boolean {
  const steps = SEVEN.map((planet) => houseFrom(signIn(chart, 'rahu'), signIn(chart, planet)))
  return steps.every((step) => step <= 7) || steps.every((step) => step === 1 || step >= 7)
}
