// Instants: milliseconds since 1970-01-01T00:00Z on the UT scale (UTC is taken as UT1: under 0.9 s apart).
// TT runs ΔT ahead of UT and is counted in Julian centuries or days from J2000 (JD 2451545.0).
import { DELTA_T_FIRST_YEAR, DELTA_T_SECONDS } from '../data/delta-t.ts'
import { DAY_MS } from './durations.ts'

export const J2000 = 2_451_545
export const CENTURY_DAYS = 36_525
const UNIX_EPOCH_JD = 2_440_587.5
const J2000_UNIX_DAYS = J2000 - UNIX_EPOCH_JD
const YEAR_2000_DAYS = -0.5

/** Julian day (UT) of an instant. julianDay(0) = 2440587.5, resolution 4e-5 s. */
export function julianDay(ms: number): number {
  return ms / DAY_MS + UNIX_EPOCH_JD
}

/** The instant of a Julian day (UT), in whole milliseconds. instantOf(2451545) = Date.UTC(2000, 0, 1, 12). */
export function instantOf(jdUt: number): number {
  return Math.round((jdUt - UNIX_EPOCH_JD) * DAY_MS)
}

/** Days of UT from J2000, keeping the precision that a Julian day loses. 2000-01-01T12:00Z gives 0. */
export function daysUt(ms: number): number {
  return ms / DAY_MS - J2000_UNIX_DAYS
}

/** The instant of days of UT from J2000, unrounded. */
export function msOfDaysUt(days: number): number {
  return (days + J2000_UNIX_DAYS) * DAY_MS
}

/**
 * ΔT = TT − UT in seconds at days of UT from J2000: Catmull–Rom through yearly values, straight on beyond the ends
 * (data/delta-t.ts says where they come from). deltaT(0) = 63.83 s.
 */
export function deltaT(days: number): number {
  const last = DELTA_T_SECONDS.length - 1
  const x = (days - YEAR_2000_DAYS) / 365.25 + 2000 - DELTA_T_FIRST_YEAR
  const i = Math.min(Math.max(Math.floor(x), 0), last - 1)
  const u = x - i
  const p1 = DELTA_T_SECONDS[i] as number
  const p2 = DELTA_T_SECONDS[i + 1] as number
  if (u < 0 || u > 1) return p1 + (p2 - p1) * u
  const p0 = DELTA_T_SECONDS[i - 1] ?? 2 * p1 - p2
  const p3 = DELTA_T_SECONDS[i + 2] ?? 2 * p2 - p1
  const cubic = 3 * (p1 - p2) + p3 - p0
  const square = 2 * p0 - 5 * p1 + 4 * p2 - p3
  return p1 + 0.5 * u * (p2 - p0 + u * (square + u * cubic))
}

/** Days of TT from J2000 for days of UT from J2000. daysTt(0) = 63.83 / 86400. */
export function daysTt(daysUtValue: number): number {
  return daysUtValue + deltaT(daysUtValue) / 86_400
}
