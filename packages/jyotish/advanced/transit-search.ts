// Transits over a birth chart between two instants: entries into signs, stations, and exact meetings with the places of
// the birth. Works for the grahas from the Sun to Ketu; the Moon's are left to the almanac.
import { wrap180 } from '../astronomy/angles.ts'
import { ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { skyAt } from '../astronomy/sky.ts'
import { DAY_MS } from '../clock/durations.ts'
import { jyotishError } from '../errors.ts'
import { grahaAt } from '../grahas.ts'
import { readChoices } from '../input.ts'
import type { Kundli } from '../kundli/kundli.ts'
import { FASTEST, signPeriods } from '../transits/sign-periods.ts'
import { stations } from '../transits/stations.ts'
import { GRAHAS, type Graha, houseFrom } from '../zodiac.ts'

/** Grahas whose transits are searched; the Moon’s are left to the almanac. */
export const TRANSIT_GRAHAS = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
export type TransitGraha = (typeof TRANSIT_GRAHAS)[number]
/** Years that one search may cover. */
export const MOST_YEARS_SEARCHED = 12

/** Names of grahas from outside; a typed error for any other word. */
export function readTransitGrahas(value: unknown): TransitGraha[] {
  return readChoices(value, 'grahas', TRANSIT_GRAHAS)
}

/**
 * One event of `transitSearch`, `at` milliseconds UT: a graha `enters` a sign (0–11; houses 1–12 from the lagna and
 * the Moon), turns at a `station`, or `meets` a place of the birth: conjunction (0°) or opposition (180°).
 */
export type TransitEvent = { at: number; graha: TransitGraha } & (
  | { kind: 'enters'; sign: number; fromLagna: number; fromMoon: number }
  | { kind: 'station'; turns: 'retrograde' | 'direct' }
  | { kind: 'meets'; natal: Graha | 'lagna'; angle: 0 | 180 }
)

/**
 * The span of a search, milliseconds UT, `from` before `to` and at most twelve years of 366 days; all grahas but the
 * Moon unless `grahas` names some.
 */
export type TransitQuery = { from: number; to: number; grahas?: readonly TransitGraha[] }

/** All events in order of time. */
export function transitSearch(made: Kundli, { from, to, grahas = TRANSIT_GRAHAS }: TransitQuery): TransitEvent[] {
  const refused = (params: Record<string, number>) =>
    jyotishError('out_of_range', 'to', `after from, within ${MOST_YEARS_SEARCHED} years`, params)
  if (!(to > from)) throw refused({ after: from })
  if (to - from > MOST_YEARS_SEARCHED * 366 * DAY_MS) throw refused({ years: MOST_YEARS_SEARCHED })
  return grahas.flatMap((graha) => eventsOf(made, graha, { from, to })).sort((a, b) => a.at - b.at)
}

function eventsOf(made: Kundli, graha: TransitGraha, { from, to }: { from: number; to: number }): TransitEvent[] {
  const { ayanamsa, positions, node } = made.rules
  const placeAt = (ms: number) => grahaAt(ms, graha, positions, node)
  const lonAt = (ms: number) => siderealLon(placeAt(ms), ayanamsaAt(ayanamsa, skyAt(ms).T, positions))
  const [, ...entries] = signPeriods(lonAt, FASTEST[graha], from, to)
  const entered = entries.map(({ sign, start }): TransitEvent => {
    const [fromLagna, fromMoon] = [houseFrom(made.lagna.sign, sign), houseFrom(made.avakahada.sign, sign)]
    return { at: start, graha, kind: 'enters', sign, fromLagna, fromMoon }
  })
  const turns = graha === 'sun' || graha === 'rahu' || graha === 'ketu'
  const turned = turns ? [] : stations((ms) => placeAt(ms).speed, from, to)
  return [
    ...entered,
    ...turned.map((station): TransitEvent => ({ at: station.at, graha, kind: 'station', turns: station.turns })),
    ...meetings(made, graha, { lonAt, from, to }),
  ]
}

type Path = { lonAt: (ms: number) => number; from: number; to: number }

/** Crossings of each natal longitude and its opposite: steps of a few degrees, then halvings. */
function meetings({ chart }: Kundli, graha: TransitGraha, { lonAt, from, to }: Path): TransitEvent[] {
  const points = [...GRAHAS.map((name) => [name, chart.lons[name]] as const), ['lagna', chart.ascendant] as const]
  const step = Math.min(3 / FASTEST[graha], 8) * DAY_MS
  const found: TransitEvent[] = []
  let before = lonAt(from)
  for (let ms = from; ms < to; ms += step) {
    const next = Math.min(ms + step, to)
    const after = lonAt(next)
    for (const [natal, lon] of points)
      for (const angle of [0, 180] as const) {
        const off = (at: number) => wrap180(at - lon - angle)
        if (Math.sign(off(before)) === Math.sign(off(after)) || Math.abs(off(before)) > 90) continue
        found.push({ at: crossing((at) => off(lonAt(at)), ms, next), graha, kind: 'meets', natal, angle })
      }
    before = after
  }
  return found
}

function crossing(off: (ms: number) => number, a: number, b: number): number {
  let [low, high] = [a, b]
  const sign = Math.sign(off(low))
  while (high - low > 30_000) {
    const middle = (low + high) / 2
    if (Math.sign(off(middle)) === sign) low = middle
    else high = middle
  }
  return high
}
