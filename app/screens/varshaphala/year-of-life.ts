import { MOST_YEARS } from 'drishti-jyotish/varsha/varsha.ts'

const YEAR_MS = 365.256364 * 86_400_000

/** Completed years at an instant, within what the page offers. */
export function completedYears(birth: number, at: number): number {
  return Math.min(Math.max(Math.floor((at - birth) / YEAR_MS), 0), MOST_YEARS)
}
