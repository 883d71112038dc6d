// Udaya lagna: which sign rises from when to when, and which of those stretches are free of the five panchakas.
import { seenAt, sunLon } from '../astronomy/almanac.ts'
import { DEG, RAD, wrap360 } from '../astronomy/angles.ts'
import { ayanamsaAt } from '../astronomy/ayanamsa.ts'
import { DAY_MS, MINUTE_MS } from '../clock/durations.ts'
import { CENTURY_DAYS, daysUt } from '../clock/time.ts'
import { signOf } from '../zodiac.ts'
import type { DayNakshatra, DayTithi } from './day-elements.ts'
import type { Reckoning } from './reckoning.ts'
import { overlap } from './special-yogas.ts'
import type { Stretch, SunDay } from './sun-day.ts'

export type RisingSign = Stretch & { sign: number }
export type PanchakaRahita = Stretch & { kind: 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga' | null }

const seen = { lon: 0, lat: 0, distance: 0, obliquity: 0, gast: 0 }
/** Degrees that the Earth turns in a day. */
const TURN = 360.98564736629

/** Values that hardly move in a day: obliquity, ayanamsa and nutation of its middle are right to 0.1″ for all of it. */
type Turning = { at: number; theta: number; eps: number; tan: number; offset: number }

function turningOf({ almanac, spot, rules }: Reckoning, at: number): Turning {
  seenAt(almanac, 'sun', at, seen)
  const latitude = Math.min(89.99, Math.max(-89.99, spot.lat)) * RAD
  const nutation = seen.lon - sunLon(almanac, at)
  return {
    at,
    theta: seen.gast + spot.lon,
    eps: seen.obliquity * RAD,
    tan: Math.tan(latitude),
    offset: ayanamsaAt(rules.ayanamsa, daysUt(at) / CENTURY_DAYS, rules.positions) + nutation,
  }
}

/** The sign on the eastern horizon. The formula is that of houses.ts. */
function risingAt({ at, theta, eps, tan, offset }: Turning, ms: number): number {
  const turned = (theta + ((ms - at) / DAY_MS) * TURN) * RAD
  const [sin, cos] = [Math.sin(turned), Math.cos(turned)]
  const mc = Math.atan2(sin, cos * Math.cos(eps)) * DEG
  const east = Math.atan2(cos, -(sin * Math.cos(eps) + tan * Math.sin(eps))) * DEG
  const asc = wrap360(east - mc) > 180 ? east + 180 : east
  return signOf(wrap360(asc - offset))
}

/** The rising signs of the day in order. Samples are close enough up to latitude 60°; beyond, short risings may be skipped. */
export function risingSigns(reckoning: Reckoning, { start, end }: SunDay): RisingSign[] {
  const step = (Math.abs(reckoning.spot.lat) > 60 ? 4 : 20) * MINUTE_MS
  const turning = turningOf(reckoning, (start + end) / 2)
  const found: RisingSign[] = []
  let from = start
  let sign = risingAt(turning, start)
  for (let ms = start; ms < end; ms += step) {
    const next = Math.min(ms + step, end)
    const sign2 = risingAt(turning, next)
    if (sign2 === sign) continue
    const at = change(turning, sign, ms, next)
    found.push({ sign, start: from, end: at })
    from = at
    sign = sign2
  }
  return [...found, { sign, start: from, end }]
}

/** The instant between a and b at which the sign of `a` stops rising, to 0.1 s. */
function change(turning: Turning, sign: number, a: number, b: number): number {
  let low = a
  let high = b
  while (high - low > 100) {
    const middle = (low + high) / 2
    if (risingAt(turning, middle) === sign) low = middle
    else high = middle
  }
  return high
}

const PANCHAKAS: Readonly<Record<number, PanchakaRahita['kind']>> = {
  1: 'mrityu',
  2: 'agni',
  4: 'raja',
  6: 'chora',
  8: 'roga',
}

/** (tithi + weekday from Sunday 1 + nakshatra + rising sign from 1) mod 9 names the panchaka; null is free of all five. */
export function panchakaRahita(
  day: SunDay,
  weekday: number,
  tithis: DayTithi[],
  stars: DayNakshatra[],
  rising: RisingSign[],
): PanchakaRahita[] {
  const found = rising.flatMap((lagna) =>
    tithis.flatMap((tithi) =>
      stars.flatMap((star) => {
        const met = overlap(day, lagna, tithi, star)
        const sum = tithi.index + weekday + 1 + star.index + lagna.sign + 1
        return met ? [{ kind: PANCHAKAS[sum % 9] ?? null, ...met }] : []
      }),
    ),
  )
  return found.sort((a, b) => a.start - b.start)
}
