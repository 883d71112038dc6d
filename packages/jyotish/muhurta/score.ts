// Score of a window: its points as a share of those of a faultless moment for the purpose.
import { type MuhurtaRule, pointsOf } from './findings.ts'
import { ASKS, type Purpose } from './purposes.ts'

export const GRADES = ['excellent', 'good', 'fair'] as const
export type Grade = (typeof GRADES)[number]

/** excellent from 75, good from 55. */
export function gradeOf(score: number): Grade {
  if (score >= 75) return 'excellent'
  return score >= 55 ? 'good' : 'fair'
}

const ALWAYS: readonly MuhurtaRule[] = [
  'tithi_good',
  'vara_good',
  'star_best',
  'yoga_good',
  'karana_movable',
  'panchaka_free',
  'eighth_empty',
  'jupiter_angle',
  'venus_angle',
  'mercury_angle',
]

/** Rare findings (Abhijit, the siddhis) lift a window, and are not asked of a good one. */
export function bestOf(purpose: Purpose, persons: number): number {
  const { bestLagnas, season } = ASKS[purpose]
  const rules: MuhurtaRule[] = [...ALWAYS]
  if (bestLagnas.length > 0) rules.push('lagna_best')
  if (purpose === 'marriage') rules.push('seventh_empty')
  if (purpose === 'business') rules.push('shop_lagna')
  if (season === 'entering') rules.push('month_best')
  for (let i = 0; i < persons; i++) rules.push('tara_good', 'chandra_good')
  return rules.reduce((sum, rule) => sum + pointsOf(rule), 0)
}
