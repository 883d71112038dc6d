// A chart by the Krishnamurti Paddhati, of a birth or of a horary number: Placidus cusps with star, sub and sub-sub
// lords, significators in four ranks, ruling planets.
import { createAlmanac } from '../astronomy/almanac.ts'
import { ayanamsaAt, siderealLon, trueAyanamsa } from '../astronomy/ayanamsa.ts'
import type { Spot } from '../astronomy/horizon.ts'
import { anglesAt, type ChartAngles, type Houses, houseOf, housesOf } from '../astronomy/houses.ts'
import { skyAt } from '../astronomy/sky.ts'
import type { Birth } from '../birth.ts'
import { jyotishError } from '../errors.ts'
import { grahasAt } from '../grahas.ts'
import { type Standing, standingOf } from '../kundli/graha-rows.ts'
import { type KundliRules, readChosen } from '../kundli/options.ts'
import { ENGINE, type EngineStamp } from '../version.ts'
import { GRAHAS, type Graha } from '../zodiac.ts'
import { anglesRising } from './lagna-of-number.ts'
import { type RulingPlanets, rulingPlanetsOf } from './ruling-planets.ts'
import {
  type GrahaSignificators,
  grahaSignificators,
  type HouseSignificators,
  houseSignificators,
  type NodeAgency,
  nodeAgencies,
} from './significators.ts'
import { KP_NUMBERS, type KpNumber, kpNumbers } from './subs.ts'

export type KpRules = Pick<KundliRules, 'preset' | 'ayanamsa' | 'positions' | 'node'>
/**
 * The choices of `kpChart`: any of preset, ayanamsa, positions and node; those of the preset, or else `KP_DEFAULTS`, fill
 * the rest.
 */
export type KpOptions = Partial<KpRules>
/** Krishnamurti's own ayanamsa; the mean node of Krishnamurti's ephemerides. */
export const KP_DEFAULTS: KpRules = { preset: null, ayanamsa: 'kp', positions: 'apparent', node: 'mean' }

/** A birth, the facts of one, or the moment of a question; the clocks there tell the day of the ruling planets. */
export type KpMoment = Spot & Pick<Birth, 'ms' | 'zoned'> & { offsetSeconds?: number | null }

export type Cusp = Standing & { house: number }
export type KpGraha = Standing & { graha: Graha; house: number; retrograde: boolean }
/**
 * A chart by the Krishnamurti Paddhati: Placidus cusps and grahas with their star, sub and sub-sub lords,
 * significators in four ranks, ruling planets. Latitude and longitudes are degrees, signs 0–11, houses 1–12, `ms`
 * milliseconds UT. Source: K.S. Krishnamurti, KP Readers 3 and 6.
 */
export type KpChart = {
  engine: EngineStamp
  rules: KpRules & { ayanamsaDegrees: number; houses: 'placidus'; housesUsed: Houses['used'] }
  ms: number
  lat: number
  lon: number
  /** The horary number whose degree rises; null where the lagna is that of the moment. */
  number: KpNumber | null
  cusps: Cusp[]
  grahas: KpGraha[]
  houses: HouseSignificators[]
  significators: GrahaSignificators[]
  nodes: NodeAgency[]
  ruling: RulingPlanets
}

/**
 * Reads the options of a KP chart from outside, and fills them up from the preset and `KP_DEFAULTS`. Throws `missing`
 * for null, `not_an_object` for another value, `bad_choice` for an unknown name or word.
 */
export function readKpOptions(value: unknown = {}): KpRules {
  return readChosen(value, KP_DEFAULTS)
}

/** 1 to 249; a typed error for anything else. */
export function readKpNumber(value: unknown): KpNumber {
  if (value === undefined || value === null) throw jyotishError('missing', 'number', `1 to ${KP_NUMBERS}`)
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw jyotishError('not_a_number', 'number', 'a whole number is needed')
  const found = kpNumbers()[value - 1]
  if (!found) throw jyotishError('out_of_range', 'number', `1 to ${KP_NUMBERS}`, { min: 1, max: KP_NUMBERS })
  return found
}

/** The chart of a birth, or with `number` of a question that is asked at that moment and place. */
export function kpChart(birth: KpMoment, options: KpOptions = {}, number: KpNumber | null = null): KpChart {
  const rules = readKpOptions(options)
  const { ms, lat, lon } = birth
  const sky = skyAt(ms)
  const ayanamsa = ayanamsaAt(rules.ayanamsa, sky.T, rules.positions)
  const withNutation = trueAyanamsa(rules.ayanamsa, sky, rules.positions)
  const moment = anglesAt(sky, lat, lon, withNutation)
  const angles: ChartAngles = number
    ? anglesRising(sky, { lat, lagna: number.startLon, ayanamsa: withNutation })
    : moment
  const houses = housesOf(angles, 'placidus')
  const places = grahasAt(sky, rules.positions, rules.node)
  const cusps = houses.starts.map((start, i) => ({ house: i + 1, ...standingOf(start) }))
  const grahas = GRAHAS.map((graha): KpGraha => {
    const at = siderealLon(places[graha], ayanamsa)
    return { graha, house: houseOf(houses, at), retrograde: places[graha].speed < 0, ...standingOf(at) }
  })
  const spots = grahas.map(({ nakshatraLord: star, ...graha }) => ({ ...graha, star }))
  const found = houseSignificators(
    spots,
    cusps.map(({ signLord }) => signLord),
  )
  const moon = grahas.find(({ graha }) => graha === 'moon')!.lon
  const at = { almanac: createAlmanac(undefined, ms), spot: { lat, lon }, ms, offsetMs: offsetOf(birth) }
  return {
    engine: ENGINE,
    rules: { ...rules, ayanamsaDegrees: ayanamsa, houses: 'placidus', housesUsed: houses.used },
    ms,
    lat,
    lon,
    number,
    cusps,
    grahas,
    houses: found,
    significators: grahaSignificators(found),
    nodes: nodeAgencies(spots),
    // Of a question they are those of the moment it is judged: the number does not change what rises.
    ruling: rulingPlanetsOf(at, moment.asc, moon),
  }
}

function offsetOf({ zoned, offsetSeconds }: KpMoment): number | undefined {
  const seconds = zoned?.offsetSeconds ?? offsetSeconds ?? undefined
  return seconds === undefined ? undefined : seconds * 1000
}
