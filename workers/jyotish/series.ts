// Evaluates the truncated series of data/series.ts: values and their daily change in one pass.
import { ARCSEC, TURN } from './angles.ts'
import { MOON_BENT, MOON_MEAN_LONGITUDE, MOON_STRAIGHT, PLANET_SERIES, type Powers } from './data/series.ts'
import { bentRows, unpack } from './series-lists.ts'
import { CENTURY_DAYS } from './time.ts'
import { type Spherical, toVectors, type Vector } from './vector.ts'

type Coordinate = { rated: Float64Array; plain: Float64Array; bent: Float64Array }[]

export type PlanetName = 'earth' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune'

/** VSOP87's equinox against FK5's (Bretagnon & Francou 1988), and FK5's against the ICRS (ERFA fk5hip), radians. */
const FK5_TIE = (-0.09033 + 0.0229) * ARCSEC
const MILLENNIUM_DAYS = 10 * CENTURY_DAYS

function coordinate(powers: Powers, bent: readonly (readonly number[])[] = []): Coordinate {
  return powers.map(([rated, plain], k) => ({ rated: unpack(rated), plain: unpack(plain), bent: bentRows(bent[k]) }))
}

const planets = new Map<PlanetName, readonly Coordinate[]>()
let moon: readonly Coordinate[] | undefined

function planetSeries(name: PlanetName): readonly Coordinate[] {
  let found = planets.get(name)
  if (!found) {
    found = PLANET_SERIES[name]!.map((powers) => coordinate(powers))
    planets.set(name, found)
  }
  return found
}

let value = 0
let rate = 0

// sin πr and cos πr for |r| ≤ ½ by their Taylor series: within 7e-12, at a third of the time of Math.sin and Math.cos,
// which sum thousands of terms here. Then cos 2πr = 1 − 2 sin² πr and sin 2πr = 2 sin πr cos πr.
const taylor = (first: number) =>
  Array.from({ length: 9 }, (_, k) => {
    let term = first === 1 ? Math.PI : 1
    for (let n = 1; n <= k; n++) term *= -(Math.PI * Math.PI) / ((2 * n - 1 + first) * (2 * n + first))
    return term
  }) as [number, number, number, number, number, number, number, number, number]
const [S0, S1, S2, S3, S4, S5, S6, S7] = taylor(1)
const [C0, C1, C2, C3, C4, C5, C6, C7, C8] = taylor(0)

/** Leaves Σ t^k·S_k(t) in `value` and its derivative by t in `rate`. */
function evaluate(powers: Coordinate, t: number): void {
  value = 0
  rate = 0
  for (let k = powers.length - 1; k >= 0; k--) {
    const { rated, plain, bent } = powers[k]!
    let sum = 0
    let change = 0
    for (let i = 0; i < plain.length; i += 3) {
      const turns = plain[i + 1]! + plain[i + 2]! * t
      const r = turns - Math.floor(turns + 0.5)
      const z = r * r
      const s = r * (S0 + z * (S1 + z * (S2 + z * (S3 + z * (S4 + z * (S5 + z * (S6 + z * S7)))))))
      sum += plain[i]! * (1 - 2 * s * s)
    }
    for (let i = rated.length - 3; i >= 0; i -= 3) {
      const frequency = rated[i + 2]!
      const turns = rated[i + 1]! + frequency * t
      const r = turns - Math.floor(turns + 0.5)
      const z = r * r
      const s = r * (S0 + z * (S1 + z * (S2 + z * (S3 + z * (S4 + z * (S5 + z * (S6 + z * S7)))))))
      const c = C0 + z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * (C6 + z * (C7 + z * C8)))))))
      const amplitude = rated[i]!
      sum += amplitude * (1 - 2 * s * s)
      change -= amplitude * frequency * s * c
    }
    for (let i = bent.length - 6; i >= 0; i -= 6) {
      const p1 = bent[i + 2]!
      const p2 = bent[i + 3]!
      const turns = bent[i + 1]! + t * (p1 + t * (p2 + t * (bent[i + 4]! + t * bent[i + 5]!)))
      const r = turns - Math.floor(turns + 0.5)
      const z = r * r
      const s = r * (S0 + z * (S1 + z * (S2 + z * (S3 + z * (S4 + z * (S5 + z * (S6 + z * S7)))))))
      const c = C0 + z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * (C6 + z * (C7 + z * C8)))))))
      const amplitude = bent[i]!
      sum += amplitude * (1 - 2 * s * s)
      change -= amplitude * (p1 + 2 * t * p2) * s * c
    }
    // `change` counts in turns, and half of sin 2πr.
    rate = rate * t + value + change * 2 * TURN
    value = value * t + sum
  }
}

const spherical: Spherical = { L: 0, B: 0, R: 0, dL: 0, dB: 0, dR: 0 }

/** A planet's heliocentric place (au) and velocity (au a day), ecliptic J2000. */
export function heliocentric(name: PlanetName, days: number, position: Vector, velocity: Vector): void {
  planetAt(name, days, spherical)
  spherical.L += FK5_TIE
  toVectors(spherical, 1, position, velocity)
}

/** Heliocentric place of a planet, ecliptic and equinox J2000 (VSOP87B), at days of TT from J2000. */
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

/** Longitude (radians) and distance (au) by the few large terms alone: within 0.05° from 1800 to 2200. */
export function roughPlanetAt(name: PlanetName, days: number): { L: number; R: number } {
  const [longitude, , radius] = planetSeries(name) as [Coordinate, Coordinate, Coordinate]
  const tau = days / MILLENNIUM_DAYS
  return { L: largeTerms(longitude, tau), R: largeTerms(radius, tau) }
}

/** Radians, or au. */
const SMALL = 2e-4

function largeTerms(powers: Coordinate, t: number): number {
  let total = 0
  for (let k = powers.length - 1; k >= 0; k--) {
    const { rated } = powers[k]!
    let sum = 0
    for (let i = 0; i < rated.length; i += 3) {
      if (rated[i]! > SMALL) sum += rated[i]! * Math.cos((rated[i + 1]! + rated[i + 2]! * t) * TURN)
    }
    total = total * t + sum
  }
  return total
}

/** Geocentric place of the Moon in the mean ecliptic of date without precession (ELP/MPP02), as above; R in km. */
export function moonAt(days: number, out: Spherical): Spherical {
  moon ??= MOON_STRAIGHT.map((powers, i) => coordinate(powers, MOON_BENT[i]))
  const [longitude, latitude, distance] = moon as [Coordinate, Coordinate, Coordinate]
  const [w0, w1, w2, w3, w4] = MOON_MEAN_LONGITUDE as [number, number, number, number, number]
  const T = days / CENTURY_DAYS
  evaluate(longitude, T)
  out.L = value + w0 + T * (w1 + T * (w2 + T * (w3 + T * w4)))
  out.dL = (rate + w1 + T * (2 * w2 + T * 3 * w3)) / CENTURY_DAYS
  evaluate(latitude, T)
  out.B = value
  out.dB = rate / CENTURY_DAYS
  evaluate(distance, T)
  out.R = value
  out.dR = rate / CENTURY_DAYS
  return out
}
