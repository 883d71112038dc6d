// Lunar months: named by the Sun's signs at the new moons that bound them.
import type { Almanac } from '../../astronomy/almanac.ts'
import type { Ayanamsa } from '../../astronomy/ayanamsa.ts'
import { roughTithiStart } from '../../astronomy/rough-tithis.ts'
import { DAY_MS } from '../../clock/durations.ts'
import { signOf } from '../../zodiac.ts'
import { once, type Reckoning } from '../reckoning.ts'
import { siderealLonAt } from '../single-body-longitude.ts'
import { lunationOf, tithiNumber, tithiOrdinal, tithiStart } from '../tithis.ts'

export type NamedLunation = {
  number: number
  /** 1 Chaitra … 12 Phalguna. */
  month: number
  /** The Sun entered no sign: an intercalary month, named after the month that follows it. */
  adhika: boolean
  /** The Sun entered two signs: the month bears its own name and the next one's. */
  kshaya: boolean
}
/** With the new moons that bound it. */
export type Lunation = NamedLunation & { start: number; end: number }

export type LunarMonth = {
  amanta: number
  purnimanta: number
  adhika: boolean
  kshaya: boolean
  /** The lost month's name in a kshaya month. */
  kshayaOf: number | null
  paksha: 'shukla' | 'krishna'
  /** The new moons on both sides. */
  start: number
  end: number
}

/** Lunations are those of all places; the ayanamsa decides their names. */
const books = new WeakMap<Almanac, Map<Ayanamsa, Map<number, NamedLunation>>>()
const MOST_LUNATIONS = 6000
/** An own ayanamsa is any number, so the caches must not grow with it. */
const MOST_AYANAMSAS = 50

function lunationsOf({ almanac, rules }: Reckoning): Map<number, NamedLunation> {
  const byAyanamsa = books.get(almanac) ?? new Map<Ayanamsa, Map<number, NamedLunation>>()
  books.set(almanac, byAyanamsa)
  if (!byAyanamsa.has(rules.ayanamsa) && byAyanamsa.size >= MOST_AYANAMSAS) byAyanamsa.clear()
  const found = byAyanamsa.get(rules.ayanamsa) ?? new Map<number, NamedLunation>()
  byAyanamsa.set(rules.ayanamsa, found)
  if (found.size > MOST_LUNATIONS) found.clear()
  return found
}

/** The name of a lunation: it asks for the Sun's signs at both new moons, and rarely for the exact instants of these. */
export function namedLunation(reckoning: Reckoning, number: number): NamedLunation {
  return once(lunationsOf(reckoning), number, () => {
    const first = signAtNewMoon(reckoning, number)
    const signs = (signAtNewMoon(reckoning, number + 1) - first + 12) % 12
    return { number, month: ((first + 1) % 12) + 1, adhika: signs === 0, kshaya: signs === 2 }
  })
}

/**
 * The lunation of that number, with its month’s name and its new moons in milliseconds UT. Lunation n begins with the
 * tithi of ordinal 30 n; `tithiOrdinal` of an instant, divided by 30, gives its number.
 */
export function lunation(reckoning: Reckoning, number: number): Lunation {
  const { almanac } = reckoning
  const [start, end] = [tithiStart(almanac, number * 30), tithiStart(almanac, number * 30 + 30)]
  return { ...namedLunation(reckoning, number), start, end }
}

/** The Sun's motion, degrees, in the error of a rough new moon, which is right to two hours. */
const ROUGH_SUN = 0.15

function signAtNewMoon({ almanac, rules }: Reckoning, number: number): number {
  const rough = siderealLonAt(almanac, 'sun', rules.ayanamsa, roughTithiStart(number * 30))
  if (Math.min(rough % 30, 30 - (rough % 30)) > ROUGH_SUN) return signOf(rough)
  return signOf(siderealLonAt(almanac, 'sun', rules.ayanamsa, tithiStart(almanac, number * 30)))
}

/** The month after. nextMonth(12) = 1. */
export const nextMonth = (month: number) => (month % 12) + 1

/** The lunar month of an instant, by both ways of counting. */
export function lunarMonthAt(reckoning: Reckoning, ms: number): LunarMonth {
  const ordinal = tithiOrdinal(reckoning.almanac, ms)
  const { month, adhika, kshaya, start, end } = lunation(reckoning, lunationOf(ordinal))
  const paksha = tithiNumber(ordinal) <= 15 ? 'shukla' : 'krishna'
  // An adhika month keeps its name in both halves; elsewhere the dark half belongs to the month that follows.
  const purnimanta = paksha === 'krishna' && !adhika ? nextMonth(month) : month
  return { amanta: month, purnimanta, adhika, kshaya, kshayaOf: kshaya ? nextMonth(month) : null, paksha, start, end }
}

/** Shaka year (elapsed, from Chaitra) of a lunation: the year in which its Chaitra began, less 78. */
export function shakaYear({ number, month }: Pick<Lunation, 'number' | 'month'>): number {
  // Chaitra begins between 10 March and 15 April here; a month earlier if an adhika month came between.
  const chaitra = new Date(roughTithiStart(number * 30) - (month - 1) * 29.530588 * DAY_MS + 40 * DAY_MS)
  return chaitra.getUTCFullYear() - 78
}
