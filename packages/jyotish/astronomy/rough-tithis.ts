// Tithis by the large terms of the Moon's motion: instants within an hour or two, as estimates for exact searches.

import { DAY_MS } from '../clock/durations.ts'
import { msOfDaysUt } from '../clock/time.ts'
import { RAD } from './angles.ts'

/** Mean motion of the Moon from the Sun, degrees a day. */
export const ELONGATION_RATE = 12.190749
/** Mean elongation is 0 here (Meeus, Astronomical Algorithms, chapter 49), days from J2000. */
const FIRST_DAYS = 5.09766
/** 2000-01-01T12:00Z in days since 1970-01-01. */
const J2000_DAYS = 10957.5

/** Terms of the elongation over 0.1°, degrees: from Meeus chapters 25 and 47. */
function elongationTerms(days: number): number {
  const d = (297.85 + 12.190749115 * days) * RAD
  const sun = (357.529 + 0.985600281 * days) * RAD
  const moon = (134.963 + 13.064992951 * days) * RAD
  const f = (93.272 + 13.22935024 * days) * RAD
  const { sin } = Math
  return (
    6.289 * sin(moon) +
    1.274 * sin(2 * d - moon) +
    0.658 * sin(2 * d) +
    0.214 * sin(2 * moon) -
    2.1 * sin(sun) -
    0.114 * sin(2 * f)
  )
}

/** The approximate start of a tithi, counted from the new moon of 2000-01-06 (see panchang/tithis.ts), ms UT. */
export function roughTithiStart(ordinal: number): number {
  const mean = FIRST_DAYS + (ordinal * 12) / ELONGATION_RATE
  let days = mean
  for (let round = 0; round < 3; round++) days = mean - elongationTerms(days) / ELONGATION_RATE
  return msOfDaysUt(days)
}

/** The ordinal of the current tithi plus its elapsed share: within 0.08. */
export function roughTithi(ms: number): number {
  const days = ms / DAY_MS - J2000_DAYS
  return ((days - FIRST_DAYS) * ELONGATION_RATE + elongationTerms(days)) / 12
}
