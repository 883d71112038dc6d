// Windows of the Moon's nakshatra and sign: ganda mula, panchaka, vinchudo, anandadi. Checked against day
// pages of drikpanchang.com.

import { DAY_MS } from '../clock/durations.ts'
import { utcToCivil } from '../clock/zones.ts'
import { siderealOf, whenReaches } from '../elements.ts'
import type { DayNakshatra, SignStay } from './day-elements.ts'
import { dayNumber, type Reckoning, weekdayOfDay } from './reckoning.ts'
import { anandadiOf, overlap, star28 } from './special-yogas.ts'
import { type Stretch, type SunDay, sunTimes } from './sun-day.ts'

export type MoonWindow = Stretch & { id: 'ganda_mula' | 'panchaka' | 'vinchudo'; kind: string | null }

const GANDA_MULA = [1, 9, 10, 18, 19, 27]
/** Panchaka by the weekday on which it begins; on the others it has no name and does little. */
const PANCHAKA = ['roga', 'raja', 'agni', null, null, 'chora', 'mrityu']
const PANCHAKA_FROM = 300
const MOON_RATE = 13.176358

/** The vara (weekday of the sunrise before) that runs at an instant. */
function varaAt(reckoning: Reckoning, ms: number): number {
  const day = dayNumber(utcToCivil(reckoning.zone, ms))
  return weekdayOfDay(sunTimes(reckoning, day).start <= ms ? day : day - 1)
}

/** The Moon's stay in Kumbha and Mina, whole. */
function panchaka(reckoning: Reckoning, day: SunDay): MoonWindow | null {
  const { almanac, rules } = reckoning
  const angleAt = (ms: number) => siderealOf(almanac, 'moon', rules.ayanamsa, ms)
  const atStart = angleAt(day.start)
  const atEnd = angleAt(day.end)
  if (atStart < PANCHAKA_FROM && atEnd < PANCHAKA_FROM) return null
  const begun = atStart >= PANCHAKA_FROM ? atStart : atEnd
  const from = atStart >= PANCHAKA_FROM ? day.start : day.end
  const reach = (target: number) => {
    const guess = from + ((target - begun) / MOON_RATE) * DAY_MS
    return whenReaches(angleAt, target % 360, guess, MOON_RATE)
  }
  const start = reach(PANCHAKA_FROM)
  return { id: 'panchaka', kind: PANCHAKA[varaAt(reckoning, start)] ?? null, start, end: reach(360) }
}

/** The windows that touch the day, whole. */
export function moonWindows(
  reckoning: Reckoning,
  day: SunDay,
  nakshatras: DayNakshatra[],
  signs: SignStay[],
): MoonWindow[] {
  const touches = (stretch: Stretch) => overlap(day, stretch) !== null
  const stars = nakshatras
    .filter((star) => GANDA_MULA.includes(star.index) && touches(star))
    .map(({ name, start, end }): MoonWindow => ({ id: 'ganda_mula', kind: name, start, end }))
  const scorpio = signs
    .filter((stay) => stay.sign === 7 && touches(stay))
    .map(({ start, end }): MoonWindow => ({ id: 'vinchudo', kind: null, start, end }))
  const five = panchaka(reckoning, day)
  return [...stars, ...scorpio, ...(five && touches(five) ? [five] : [])]
}

export type Anandadi = Stretch & { id: string; star: number }

/** The anandadi yogas of the day, one for each nakshatra with Abhijit counted. */
export function anandadiYogas({ almanac, rules }: Reckoning, day: SunDay, weekday: number, stars: DayNakshatra[]) {
  const angleAt = (ms: number) => siderealOf(almanac, 'moon', rules.ayanamsa, ms)
  const edges = stars.flatMap(({ index, start, end }) => {
    const share = (part: number) => start + part * (end - start)
    const near = (lon: number, part: number) => whenReaches(angleAt, lon, share(part), MOON_RATE)
    if (index === 21) return [start, near(276 + 2 / 3, 0.75)]
    return index === 22 ? [near(280 + 8 / 9, 1 / 15)] : [start]
  })
  const bounds = [...edges, stars.at(-1)!.end].sort((a, b) => a - b)
  if (bounds[0]! > day.start) bounds.unshift(stars[0]!.start)
  return bounds.slice(1).flatMap((end, i): Anandadi[] => {
    const met = overlap(day, { start: bounds[i]!, end })
    if (!met) return []
    const star = star28(angleAt((met.start + met.end) / 2))
    return [{ id: anandadiOf(weekday, star), star, ...met }]
  })
}
