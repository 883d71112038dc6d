// Evaluates the truncated series of data/series.ts: values and daily rates in one pass.

import { CENTURY_DAYS } from '../clock/time.ts'
import { MOON_BENT, MOON_MEAN_LONGITUDE, MOON_STRAIGHT, PLANET_SERIES, type Powers } from '../data/series.ts'
import { ARCSEC, TURN } from './angles.ts'
import { COS_TURN, COS_TURN_COARSE, SIN_TURN, SIN_TURN_COARSE } from './half-turn.ts'
import { bentRows, bySize, unpack } from './series-lists.ts'
import { type Spherical, toVectors, type Vector } from './vector.ts'

/** The terms of one power of t by the work they ask for: `fine` and `coarse` by size, `rated` or `plain` as in the data. */
type Power = {
  fineRated: Float64Array
  finePlain: Float64Array
  coarseRated: Float64Array
  coarsePlain: Float64Array
  bent: Float64Array
}
export type Coordinate = Power[]

export type PlanetName = 'earth' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune'

/** VSOP87's equinox against FK5's (Bretagnon & Francou 1988), and FK5's against the ICRS (ERFA fk5hip), radians. */
export const FK5_TIE = (-0.09033 + 0.0229) * ARCSEC
const MOON_MEAN_KM = 385_000
export const MILLENNIUM_DAYS = 10 * CENTURY_DAYS

/** Terms below this share of `unit` are coarse: a radian, or the mean distance. */
const COARSE = 1e-5

function coordinate(powers: Powers, unit: number, bent: readonly (readonly number[])[] = []): Coordinate {
  return powers.map(([rated, plain], k) => {
    const [fineRated, coarseRated] = bySize(unpack(rated), COARSE * unit)
    const [finePlain, coarsePlain] = bySize(unpack(plain), COARSE * unit)
    return { fineRated, finePlain, coarseRated, coarsePlain, bent: bentRows(bent[k]) }
  })
}

const planets = new Map<PlanetName, readonly Coordinate[]>()
let moon: readonly Coordinate[] | undefined

export function planetSeries(name: PlanetName): readonly Coordinate[] {
  let found = planets.get(name)
  if (!found) {
    found = PLANET_SERIES[name]!.map((powers) => coordinate(powers, 1))
    planets.set(name, found)
  }
  return found
}

/** Longitude minus the mean longitude, latitude and distance. */
export function moonSeries(): readonly Coordinate[] {
  moon ??= MOON_STRAIGHT.map((powers, i) => coordinate(powers, i === 2 ? MOON_MEAN_KM : 1, MOON_BENT[i]))
  return moon
}

const [W0, W1, W2, W3, W4] = MOON_MEAN_LONGITUDE as [number, number, number, number, number]

/** The Moon's mean longitude, radians, at Julian centuries of TT. */
export function moonMeanLongitude(T: number): number {
  return W0 + T * (W1 + T * (W2 + T * (W3 + T * W4)))
}

let value = 0
let rate = 0
let change = 0

/** Stores Σ t^k·S_k(t) in `value`, and its derivative with respect to t in `rate`. */
function evaluate(powers: Coordinate, t: number): void {
  value = 0
  rate = 0
  for (let k = powers.length - 1; k >= 0; k--) {
    const { fineRated, finePlain, coarseRated, coarsePlain, bent } = powers[k]!
    change = 0
    let sum = 0
    if (coarsePlain.length > 0) sum += coarsePlainSum(coarsePlain, t)
    if (finePlain.length > 0) sum += fineSum(finePlain, t, false)
    if (coarseRated.length > 0) sum += coarseRatedSum(coarseRated, t)
    if (fineRated.length > 0) sum += fineSum(fineRated, t, true)
    if (bent.length > 0) sum += bentSum(bent, t)
    // `change` counts in turns, and half of sin 2πr.
    rate = rate * t + value + change * 2 * TURN
    value = value * t + sum
  }
}

// A coarse term is at most 1e-5, of which its short polynomials leave 2.4e-11: a fiftieth of the rounding of its data.
const [S0, S1, S2, S3, S4, S5] = SIN_TURN
const [C0, C1, C2, C3, C4, C5] = COS_TURN
const [K0, K1, K2, K3] = SIN_TURN_COARSE
const [Q0, Q1, Q2, Q3] = COS_TURN_COARSE

function coarsePlainSum(rows: Float64Array, t: number): number {
  let sum = 0
  for (let i = 0; i < rows.length; i += 3) {
    const turns = rows[i + 1]! + rows[i + 2]! * t
    const r = turns - Math.floor(turns + 0.5)
    const z = r * r
    const s = r * (K0 + z * (K1 + z * (K2 + z * K3)))
    sum += rows[i]! * (1 - 2 * s * s)
  }
  return sum
}

function coarseRatedSum(rows: Float64Array, t: number): number {
  let sum = 0
  let turning = 0
  for (let i = 0; i < rows.length; i += 3) {
    const frequency = rows[i + 2]!
    const turns = rows[i + 1]! + frequency * t
    const r = turns - Math.floor(turns + 0.5)
    const z = r * r
    const s = r * (K0 + z * (K1 + z * (K2 + z * K3)))
    const c = Q0 + z * (Q1 + z * (Q2 + z * Q3))
    const amplitude = rows[i]!
    sum += amplitude * (1 - 2 * s * s)
    turning += amplitude * frequency * s * c
  }
  change -= turning
  return sum
}

function fineSum(rows: Float64Array, t: number, rated: boolean): number {
  let sum = 0
  let turning = 0
  for (let i = rows.length - 3; i >= 0; i -= 3) {
    const frequency = rows[i + 2]!
    const turns = rows[i + 1]! + frequency * t
    const r = turns - Math.floor(turns + 0.5)
    const z = r * r
    const s = r * (S0 + z * (S1 + z * (S2 + z * (S3 + z * (S4 + z * S5)))))
    const amplitude = rows[i]!
    sum += amplitude * (1 - 2 * s * s)
    if (rated) turning += amplitude * frequency * s * (C0 + z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * C5)))))
  }
  change -= turning
  return sum
}

/** Terms whose phase is a polynomial of t. */
function bentSum(rows: Float64Array, t: number): number {
  let sum = 0
  let turning = 0
  for (let i = rows.length - 6; i >= 0; i -= 6) {
    const p1 = rows[i + 2]!
    const p2 = rows[i + 3]!
    const turns = rows[i + 1]! + t * (p1 + t * (p2 + t * (rows[i + 4]! + t * rows[i + 5]!)))
    const r = turns - Math.floor(turns + 0.5)
    const z = r * r
    const s = r * (S0 + z * (S1 + z * (S2 + z * (S3 + z * (S4 + z * S5)))))
    const c = C0 + z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * C5))))
    const amplitude = rows[i]!
    sum += amplitude * (1 - 2 * s * s)
    turning += amplitude * (p1 + 2 * t * p2) * s * c
  }
  change -= turning
  return sum
}

const spherical: Spherical = { L: 0, B: 0, R: 0, dL: 0, dB: 0, dR: 0 }

/** A planet's heliocentric position (au) and velocity (au a day), ecliptic J2000. */
export function heliocentric(name: PlanetName, days: number, position: Vector, velocity: Vector): void {
  planetAt(name, days, spherical)
  spherical.L += FK5_TIE
  toVectors(spherical, 1, position, velocity)
}

/** Heliocentric position of a planet, ecliptic and equinox J2000 (VSOP87B), at days of TT from J2000. */
export function planetAt(name: PlanetName, days: number, out: Spherical): Spherical {
  const [longitude, latitude, radius] = planetSeries(name) as [Coordinate, Coordinate, Coordinate]
  const tau = days / MILLENNIUM_DAYS
  evaluate(longitude, tau)
  out.L = value
  out.dL = rate / MILLENNIUM_DAYS
  evaluate(latitude, tau)
  out.B = value
  out.dB = rate / MILLENNIUM_DAYS
  evaluate(radius, tau)
  out.R = value
  out.dR = rate / MILLENNIUM_DAYS
  return out
}

/** Longitude (radians) and distance (au) by the few large terms only: within 0.05° from 1800 to 2200. */
export function roughPlanetAt(name: PlanetName, days: number): { L: number; R: number } {
  let large = largest.get(name)
  if (!large) {
    const [longitude, , radius] = planetSeries(name) as [Coordinate, Coordinate, Coordinate]
    const chosen = (powers: Coordinate) => powers.map(({ fineRated }) => bySize(fineRated, SMALL)[0])
    large = [chosen(longitude), chosen(radius)]
    largest.set(name, large)
  }
  const tau = days / MILLENNIUM_DAYS
  return { L: largeTerms(large[0], tau), R: largeTerms(large[1], tau) }
}

/** Radians, or au. */
const SMALL = 2e-4
const largest = new Map<PlanetName, readonly [longitude: Float64Array[], radius: Float64Array[]]>()

function largeTerms(powers: readonly Float64Array[], t: number): number {
  let total = 0
  for (let k = powers.length - 1; k >= 0; k--) {
    total = total * t + fineSum(powers[k]!, t, false)
  }
  return total
}

/** Geocentric position of the Moon in the mean ecliptic of date without precession (ELP/MPP02), as above; R in km. */
export function moonAt(days: number, out: Spherical): Spherical {
  const [longitude, latitude, distance] = moonSeries() as [Coordinate, Coordinate, Coordinate]
  const T = days / CENTURY_DAYS
  evaluate(longitude, T)
  out.L = value + moonMeanLongitude(T)
  out.dL = (rate + W1 + T * (2 * W2 + T * 3 * W3)) / CENTURY_DAYS
  evaluate(latitude, T)
  out.B = value
  out.dB = rate / CENTURY_DAYS
  evaluate(distance, T)
  out.R = value
  out.dR = rate / CENTURY_DAYS
  return out
}
