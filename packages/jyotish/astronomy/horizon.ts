// Rise and set of Sun and Moon, by the conventions of almanacs and astronomers.

import { MINUTE_MS } from '../clock/durations.ts'
import { type Almanac, type Seen, seenAt } from './almanac.ts'
import { DEG, RAD } from './angles.ts'
import { AU_KM } from './moon.ts'
import type { RiseConvention } from './rise-conventions.ts'

/** A place on the Earth: latitude and longitude in degrees, north and east positive. */
export type Spot = { lat: number; lon: number }
/** A rise or a set: its instant, milliseconds UT, or null with the reason that there is none. */
export type Crossing =
  | { at: number; reason?: undefined }
  /** No crossing: the body stays up or down during the whole span, or crosses only in the other direction. */
  | { at: null; reason: 'stays_up' | 'stays_down' | 'not_within' }

/** Refraction at the horizon for 1013.25 hPa and 15 °C, degrees. */
const REFRACTION = 33.595 / 60
const SUN_PARALLAX = 8.794 / 3600
const SUN_RADIUS = 959.63 / 3600
const EARTH_KM = 6378.137
const MOON_KM = 1737.4

const seen: Seen = { lon: 0, lat: 0, distance: 1, obliquity: 0, gast: 0 }

/** The body's altitude above its rising position, degrees: 0 at the instant of rise or set. */
export function elevation(
  almanac: Almanac,
  body: 'sun' | 'moon',
  spot: Spot,
  convention: RiseConvention,
  ms: number,
): number {
  seenAt(almanac, body, ms, seen)
  const beta = convention === 'hindu' ? 0 : seen.lat * RAD
  const lambda = seen.lon * RAD
  const eps = seen.obliquity * RAD
  const x = Math.cos(beta) * Math.cos(lambda)
  const y = Math.cos(beta) * Math.sin(lambda) * Math.cos(eps) - Math.sin(beta) * Math.sin(eps)
  const z = Math.cos(beta) * Math.sin(lambda) * Math.sin(eps) + Math.sin(beta) * Math.cos(eps)
  const meridian = (seen.gast + spot.lon) * RAD
  const latitude = spot.lat * RAD
  const sine = z * Math.sin(latitude) + Math.cos(latitude) * (x * Math.cos(meridian) + y * Math.sin(meridian))
  const h = Math.asin(Math.min(1, Math.max(-1, sine)))
  switch (convention) {
    case 'hindu':
      return h * DEG
    case 'drik':
      return h * DEG + (body === 'sun' ? 50 / 60 : 0)
    default:
      return h * DEG + REFRACTION + raised(body, h, latitude, convention === 'upper')
  }
}

/** Parallax minus the semidiameter, degrees. */
function raised(body: 'sun' | 'moon', h: number, latitude: number, limb: boolean): number {
  const flattened = 1 - 0.00335 * Math.sin(latitude) ** 2
  if (body === 'sun') return (-SUN_PARALLAX * flattened * Math.cos(h) + (limb ? SUN_RADIUS : 0)) / seen.distance
  const km = seen.distance * AU_KM
  const sinParallax = EARTH_KM / km
  const radius = Math.asin((MOON_KM / km) * (1 + sinParallax * Math.sin(h))) * DEG
  return -Math.asin(sinParallax) * DEG * flattened * Math.cos(h) + (limb ? radius : 0)
}

/**
 * Time between samples, by latitude, short enough that no day or night fits between two. At 50° the Sun's shortest day
 * is nearly eight hours, the Moon's six and a half; near the polar circles days and nights become arbitrarily short.
 */
function sampleStep(body: 'sun' | 'moon', lat: number): number {
  const north = Math.abs(lat)
  return (north > 60 ? 10 : north > 50 ? 30 : body === 'moon' ? 180 : 240) * MINUTE_MS
}

/** The first rise or set in [from, to), from samples dense enough to find short days and nights. */
export function firstCrossing(
  almanac: Almanac,
  body: 'sun' | 'moon',
  kind: 'rise' | 'set',
  spot: Spot,
  convention: RiseConvention,
  from: number,
  to: number,
): Crossing {
  const sign = kind === 'rise' ? 1 : -1
  const f = (ms: number) => sign * elevation(almanac, body, spot, convention, ms)
  const step = sampleStep(body, spot.lat)
  let before = from
  let here = from
  let fBefore = f(from)
  let fHere = fBefore
  let up = 0
  let down = 0
  while (here < to) {
    const next = Math.min(here + step, to)
    const fNext = f(next)
    if (fHere * sign > 0) up++
    else down++
    if (fHere < 0 && fNext >= 0) return { at: zeroBetween(f, here, next, fHere, fNext) }
    // An extremum without a change of sign may hide a short day or night, so it is checked, too.
    const turns = (fHere - fBefore) * (fNext - fHere) < 0 && Math.sign(fHere) === Math.sign(fNext)
    if (turns && Math.abs(fHere) < 2) {
      const peak = extremum(f, before, next, fHere > fBefore)
      const fPeak = f(peak)
      if (fHere < 0 && fPeak >= 0) return { at: zeroBetween(f, before, peak, fBefore, fPeak) }
      if (fHere >= 0 && fPeak < 0 && peak < to) return { at: zeroBetween(f, peak, next, fPeak, fNext) }
    }
    before = here
    fBefore = fHere
    here = next
    fHere = fNext
  }
  if (up > 0 && down > 0) return { at: null, reason: 'not_within' }
  return { at: null, reason: up > 0 ? 'stays_up' : 'stays_down' }
}

/**
 * The zero of f, which is `fa` < 0 at `a` and `fb` ≥ 0 at `b`, to a hundredth of a millisecond, by the Illinois method:
 * regula falsi that halves the value of an end which did not move.
 */
function zeroBetween(f: (ms: number) => number, a: number, b: number, fa: number, fb: number): number {
  let [low, high, fLow, fHigh] = [a, b, fa, fb]
  let last = low
  let side = 0
  for (let round = 0; round < 60; round++) {
    const at = fHigh === fLow ? (low + high) / 2 : low + ((high - low) * -fLow) / (fHigh - fLow)
    if (Math.abs(at - last) < 0.01 || high - low < 0.01) return at
    last = at
    const value = f(at)
    if (value < 0) {
      low = at
      fLow = value
      if (side === -1) fHigh /= 2
      side = -1
    } else {
      high = at
      fHigh = value
      if (side === 1) fLow /= 2
      side = 1
    }
  }
  return last
}

const GOLDEN = (Math.sqrt(5) - 1) / 2

/** The maximum (or minimum) of f between a and b, by golden-section search to a second. */
function extremum(f: (ms: number) => number, a: number, b: number, highest: boolean): number {
  const g = (ms: number) => (highest ? f(ms) : -f(ms))
  let low = a
  let high = b
  for (let round = 0; round < 40 && high - low > 1000; round++) {
    const left = high - GOLDEN * (high - low)
    const right = low + GOLDEN * (high - low)
    if (g(left) > g(right)) high = right
    else low = left
  }
  return (low + high) / 2
}
