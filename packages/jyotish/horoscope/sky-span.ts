// The sky in a span of time, before any sign is looked at: stays in signs, turns, the Moon's path. The same
// span serves all twelve signs.
import { type Almanac, createAlmanac, moonLon, sunLon } from '../astronomy/almanac.ts'
import { wrap360 } from '../astronomy/angles.ts'
import { type Ayanamsa, ayanamsaAt } from '../astronomy/ayanamsa.ts'
import type { Positions } from '../astronomy/bodies.ts'
import type { NodeKind } from '../astronomy/moon.ts'
import { skyAt } from '../astronomy/sky.ts'
import { DAY_MS } from '../clock/durations.ts'
import { CENTURY_DAYS, daysUt } from '../clock/time.ts'
import { type Span as ElementSpan, elementsBetween, newMoon, siderealOf, whenReaches } from '../elements.ts'
import { grahaAt } from '../grahas.ts'
import { FASTEST, type LonAt, signPeriods, stayAround } from '../transits/sign-periods.ts'
import { stations } from '../transits/stations.ts'
import { GRAHAS, type Graha, signOf } from '../zodiac.ts'
import type { Span } from './period.ts'

export type Zodiac = 'sidereal' | 'tropical'
export type SkyRules = { zodiac: Zodiac; ayanamsa: Ayanamsa; positions: Positions; node: NodeKind }

/** A stay in a sign: as a whole, and the part of it within the span. */
export type Stay = {
  graha: Graha
  sign: number
  start: number
  end: number
  from: number
  to: number
  /** Throughout that part. */
  retrograde: boolean
}
export type Turn = { graha: Graha; at: number; turns: 'retrograde' | 'direct'; sign: number }
export type Phase = { phase: 'newmoon' | 'fullmoon'; at: number; sign: number }
export type SkySpan = {
  span: Span
  rules: SkyRules
  stays: Stay[]
  turns: Turn[]
  phases: Phase[]
  /** The Moon's nakshatras: for a day and a week. */
  stars: ElementSpan[]
}

const REACH: Readonly<Record<Graha, number>> = {
  sun: 40,
  moon: 4,
  mars: 260,
  mercury: 90,
  jupiter: 500,
  venus: 160,
  saturn: 1300,
  rahu: 620,
  ketu: 620,
}
const TURNING: readonly Graha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']

/** Everything of a span. The Moon's own path is left out of years: fifty stays a season say nothing. */
export function skySpan(span: Span, rules: SkyRules, almanac: Almanac = createAlmanac(rules.positions)): SkySpan {
  const lonOf = longitudes(rules, almanac)
  const grahas = GRAHAS.filter((graha) => graha !== 'moon' || span.period !== 'year')
  const turns = TURNING.flatMap((graha) => {
    const speedAt = (ms: number) => grahaAt(ms, graha, rules.positions, rules.node).speed
    const found = stations(speedAt, span.start, span.end)
    return found.map(({ at, turns }) => ({ graha, at, turns, sign: signOf(lonOf(graha)(at)) }))
  })
  const stays = grahas.flatMap((graha) => {
    const own = turns.filter((turn) => turn.graha === graha)
    return staysOf(graha, lonOf(graha), span, rules).map((stay) => ({
      ...stay,
      retrograde: stay.retrograde && !own.some(({ at }) => at > stay.from && at < stay.to),
    }))
  })
  const close = span.period === 'day' || span.period === 'week'
  return {
    span,
    rules,
    stays,
    turns: turns.sort((a, b) => a.at - b.at),
    phases: span.period === 'year' ? [] : phasesOf(span, almanac, lonOf('moon')),
    stars: close ? elementsBetween(almanac, 'nakshatra', rules.ayanamsa, span.start, span.end) : [],
  }
}

/** Longitude of a graha through time in the zodiac of the rules. */
function longitudes({ zodiac, ayanamsa, positions, node }: SkyRules, almanac: Almanac): (graha: Graha) => LonAt {
  return (graha) => {
    if (zodiac === 'sidereal' && graha === 'moon') return (ms) => siderealOf(almanac, graha, ayanamsa, ms)
    return (ms) => {
      const { meanLon, lon } = grahaAt(ms, graha, positions, node)
      return zodiac === 'tropical' ? lon : wrap360(meanLon - ayanamsaAt(ayanamsa, skyAt(ms).T, positions))
    }
  }
}

function staysOf(graha: Graha, lonAt: LonAt, { start, end }: Span, { positions, node }: SkyRules): Stay[] {
  const reach = REACH[graha] * DAY_MS
  const within = signPeriods(lonAt, FASTEST[graha], start, end)
  const first = stayAround(lonAt, FASTEST[graha], start, reach)
  const last = within.length === 1 ? first : stayAround(lonAt, FASTEST[graha], within.at(-1)!.start + 1000, reach)
  const node9 = graha === 'rahu' || graha === 'ketu'
  return within.map(({ sign, start: from, end: to }, i) => ({
    graha,
    sign,
    start: i === 0 ? first.start : from,
    end: i === within.length - 1 ? last.end : to,
    from,
    to,
    retrograde: !node9 && grahaAt((from + to) / 2, graha, positions, node).speed < 0,
  }))
}

function phasesOf({ start, end }: Span, almanac: Almanac, moonAt: LonAt): Phase[] {
  const elongation = (ms: number) => wrap360(moonLon(almanac, ms) - sunLon(almanac, ms))
  const found: Phase[] = []
  for (let at = newMoon(almanac, start - 30 * DAY_MS, 'after'); at < end; at = newMoon(almanac, at + DAY_MS, 'after')) {
    const full = whenReaches(elongation, 180, at + 14.77 * DAY_MS, 12.190749)
    found.push(
      { phase: 'newmoon', at, sign: signOf(moonAt(at)) },
      { phase: 'fullmoon', at: full, sign: signOf(moonAt(full)) },
    )
  }
  return found.filter(({ at }) => at >= start && at < end)
}

/** Julian centuries of an instant, for the rules' ayanamsa value. */
export function ayanamsaOf({ ayanamsa, positions, zodiac }: SkyRules, ms: number): number {
  return zodiac === 'tropical' ? 0 : ayanamsaAt(ayanamsa, daysUt(ms) / CENTURY_DAYS, positions)
}
