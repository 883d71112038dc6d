// The elements of the panchang: tithi, nakshatra, yoga and karana, with the instants of their start and end.
import { type Almanac, type Motion, moonLon, sunLon } from './astronomy/almanac.ts'
import { wrap180, wrap360 } from './astronomy/angles.ts'
import { type Ayanamsa, ayanamsaAt } from './astronomy/ayanamsa.ts'
import { DAY_MS } from './clock/durations.ts'
import { CENTURY_DAYS, daysUt } from './clock/time.ts'
import { type KaranaName, MOVABLE_KARANAS } from './karanas.ts'
import { NAKSHATRA_SPAN } from './zodiac.ts'

/**
 * The elements of the panchang: 30 tithis and 60 karanas in a lunation, 27 nakshatras of the Moon, 27 yogas of Sun and
 * Moon.
 */
export const ELEMENTS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const
/** A name of `ELEMENTS`. */
export type Element = (typeof ELEMENTS)[number]

/** One tithi, nakshatra, yoga or karana, from its start to its end. */
export type Span = {
  /** 1–30 for tithi (16 = Krishna 1), 1–27 for nakshatra and yoga, 1–60 for karana (1 = Kimstughna). */
  index: number
  /** Milliseconds since 1970 UT. */
  start: number
  end: number
}

type Kind = { count: number; arc: number; degreesPerDay: number }

// Mean daily motions for the first estimate of each search, within a fifth of the true ones.
const KINDS: Readonly<Record<Element, Kind>> = {
  tithi: { count: 30, arc: 12, degreesPerDay: 12.190749 },
  nakshatra: { count: 27, arc: NAKSHATRA_SPAN, degreesPerDay: 13.176358 },
  yoga: { count: 27, arc: NAKSHATRA_SPAN, degreesPerDay: 14.161967 },
  karana: { count: 60, arc: 6, degreesPerDay: 12.190749 },
}

/** Sidereal longitude of the Sun or the Moon, degrees [0, 360). */
export function siderealOf(almanac: Almanac, body: 'sun' | 'moon', ayanamsa: Ayanamsa, ms: number): number {
  const lon = body === 'sun' ? sunLon(almanac, ms) : moonLon(almanac, ms)
  return wrap360(lon - ayanamsaAt(ayanamsa, daysUt(ms) / CENTURY_DAYS, almanac.positions))
}

/** The angle that determines an element, degrees [0, 360): 0 at the start of the first one. */
export function elementAngle(almanac: Almanac, element: Element, ayanamsa: Ayanamsa, ms: number): number {
  switch (element) {
    case 'tithi':
    case 'karana':
      return wrap360(moonLon(almanac, ms) - sunLon(almanac, ms))
    case 'nakshatra':
      return siderealOf(almanac, 'moon', ayanamsa, ms)
    case 'yoga':
      return wrap360(siderealOf(almanac, 'moon', ayanamsa, ms) + siderealOf(almanac, 'sun', ayanamsa, ms))
  }
}

/**
 * The instant near `guess` at which an increasing angle reaches `target`, to 0.01 ms. `degreesPerDay` is its mean
 * motion: a step by it leaves at most a quarter of the error, from any start within half a turn. The last steps use the
 * motion between the last two instants (secant method), which squares the error.
 */
export function whenReaches(
  angleAt: (ms: number) => number,
  target: number,
  guess: number,
  degreesPerDay: number,
): number {
  let ms = guess
  let rate = degreesPerDay
  let left = wrap180(target - angleAt(ms))
  for (let round = 0; round < 30; round++) {
    const days = left / rate
    ms += days * DAY_MS
    if (Math.abs(days * DAY_MS) < 0.01) break
    const next = wrap180(target - angleAt(ms))
    const measured = (left - next) / days
    rate = Math.abs(left) < 40 && Math.abs(measured / degreesPerDay - 1) < 0.3 ? measured : degreesPerDay
    left = next
  }
  return ms
}

/** A step this short, in days, leaves an error below 0.01 ms: a four hundredth of its square, in days. */
const LAST_STEP = 5 / 86_400

/** As `whenReaches`, for an angle with a known rate and no more irregular than the Moon's: needs fewer evaluations. */
export function whenMovesTo(motionAt: (ms: number) => Motion, target: number, guess: number): number {
  let ms = guess
  for (let round = 0; round < 30; round++) {
    const { angle, rate } = motionAt(ms)
    const days = wrap180(target - angle) / rate
    ms += days * DAY_MS
    if (Math.abs(days) < LAST_STEP) break
  }
  return ms
}

/** The current element at an instant, with its start and end. */
export function elementAt(almanac: Almanac, element: Element, ayanamsa: Ayanamsa, ms: number): Span {
  const { count, arc, degreesPerDay } = KINDS[element]
  const angleAt = (at: number) => elementAngle(almanac, element, ayanamsa, at)
  const angle = angleAt(ms)
  const index = Math.min(Math.floor(angle / arc), count - 1)
  const boundary = (number: number) => {
    const guess = ms + ((number * arc - angle) / degreesPerDay) * DAY_MS
    return whenReaches(angleAt, wrap360(number * arc), guess, degreesPerDay)
  }
  return { index: index + 1, start: boundary(index), end: boundary(index + 1) }
}

/** The current element at `from` and the following ones, up to the current one at `to`. */
export function elementsBetween(
  almanac: Almanac,
  element: Element,
  ayanamsa: Ayanamsa,
  from: number,
  to: number,
): Span[] {
  const { count, arc, degreesPerDay } = KINDS[element]
  const angleAt = (at: number) => elementAngle(almanac, element, ayanamsa, at)
  const spans = [elementAt(almanac, element, ayanamsa, from)]
  for (let last = spans[0]!; last.end < to; ) {
    const index = (last.index % count) + 1
    const guess = last.end + (arc / degreesPerDay) * DAY_MS
    last = { index, start: last.end, end: whenReaches(angleAt, wrap360(index * arc), guess, degreesPerDay) }
    spans.push(last)
  }
  return spans
}

/** The name of karana 1–60. karanaName(2) = karanaName(51) = 'bava'. */
export function karanaName(index: number): KaranaName {
  if (index === 1) return 'kimstughna'
  if (index >= 58) return (['shakuni', 'chatushpada', 'naga'] as const)[index - 58]!
  return MOVABLE_KARANAS[(index - 2) % 7]!
}

/** The new moon at or before an instant, or the first one after it. */
export function newMoon(almanac: Almanac, ms: number, side: 'before' | 'after'): number {
  const { degreesPerDay } = KINDS.tithi
  const angleAt = (at: number) => elementAngle(almanac, 'tithi', 'lahiri', at)
  const angle = angleAt(ms)
  const away = side === 'before' ? -angle : 360 - angle
  return whenReaches(angleAt, 0, ms + (away / degreesPerDay) * DAY_MS, degreesPerDay)
}
