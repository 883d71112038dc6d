// Nepal's Bikram Sambat. Its months begin on the civil day of the Sun's ingress by the Surya Siddhanta, in the mean time of
// Kathmandu; an ingress into Karka before sunrise belongs to the day before, one into Makara after sunset to the day after,
// as the digests order for both (Dharmasindhu 1). The rule gives 263 of the 264 published months of 2060–2081
// (tests/conformance/calendars.json).
import { civilOf } from '../../clock/civil.ts'
import { DAY_MS, HOUR_MS } from '../../clock/durations.ts'
import { ingressBefore } from './siddhantic-sun.ts'

export type NepaliDate = { month: number; day: number; year: number }

const KATHMANDU_MS = (85.32 / 360) * DAY_MS
/** Kathmandu's sunrise of mid-July and sunset of mid-January in its mean time. */
const [JULY_SUNRISE, JANUARY_SUNSET] = [5.25 * HOUR_MS, 17.4 * HOUR_MS]
const [KARKA, MAKARA] = [3, 9]

/** The first day of the month of an ingress, counted from 1970-01-01. */
function firstDay({ sign, at }: { sign: number; at: number }): number {
  const local = at + KATHMANDU_MS
  const day = Math.floor(local / DAY_MS)
  const hours = local - day * DAY_MS
  if (sign === KARKA && hours < JULY_SUNRISE) return day - 1
  return sign === MAKARA && hours > JANUARY_SUNSET ? day + 1 : day
}

/** The date of a civil day, numbered from 1970-01-01: the same everywhere. nepaliDate(20457) = 20 Poush 2082. */
export function nepaliDate(day: number): NepaliDate {
  const latest = ingressBefore('surya_siddhanta', (day + 2) * DAY_MS - KATHMANDU_MS)
  const ingress = firstDay(latest) > day ? ingressBefore('surya_siddhanta', latest.at - DAY_MS) : latest
  const first = firstDay(ingress)
  const { year, month } = civilOf(first * DAY_MS)
  // Baishakh begins in April: the year counts from 57 before the common era.
  const began = month < 4 ? year - 1 : year
  return { month: ingress.sign + 1, day: day - first + 1, year: began + 57 }
}
