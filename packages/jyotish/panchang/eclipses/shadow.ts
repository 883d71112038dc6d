// Sun and Moon as bodies in space, for eclipses: rectangular, Earth radii, equator of date.
import { type Almanac, seenAt } from '../../astronomy/almanac.ts'
import { RAD } from '../../astronomy/angles.ts'
import type { Spot } from '../../astronomy/horizon.ts'
import { AU_KM } from '../../astronomy/moon.ts'
import { dot, type Vector } from '../../astronomy/vector.ts'

export const EARTH_KM = 6378.137
/** The Sun's radius, and the Moon's at the penumbra's and the umbra's edge, in Earth radii (IAU 1982, Espenak). */
export const SUN_RADIUS = 696_000 / EARTH_KM
export const MOON_RADIUS = 0.2725076
export const MOON_UMBRAL = 0.272281
const FLATTENING = 1 / 298.257223563

const seen = { lon: 0, lat: 0, distance: 0, obliquity: 0, gast: 0 }

/** The Sun or the Moon from the Earth's centre, in Earth radii, x towards the true equinox. */
export function bodyVector(almanac: Almanac, body: 'sun' | 'moon', ms: number): Vector {
  seenAt(almanac, body, ms, seen)
  const [lon, lat, eps] = [seen.lon * RAD, seen.lat * RAD, seen.obliquity * RAD]
  const r = (seen.distance * AU_KM) / EARTH_KM
  const y = Math.cos(lat) * Math.sin(lon)
  const z = Math.sin(lat)
  return [
    r * Math.cos(lat) * Math.cos(lon),
    r * (y * Math.cos(eps) - z * Math.sin(eps)),
    r * (y * Math.sin(eps) + z * Math.cos(eps)),
  ]
}

/** An observer at sea level from the Earth's centre, in the same axes, and the direction of the zenith. */
export function observer(almanac: Almanac, { lat, lon }: Spot, ms: number): { place: Vector; zenith: Vector } {
  const { gast } = seenAt(almanac, 'sun', ms, seen)
  const theta = (gast + lon) * RAD
  const [sin, cos] = [Math.sin(lat * RAD), Math.cos(lat * RAD)]
  const c = 1 / Math.sqrt(1 - (2 * FLATTENING - FLATTENING ** 2) * sin * sin)
  const [x, y] = [Math.cos(theta), Math.sin(theta)]
  return {
    place: [c * cos * x, c * cos * y, c * (1 - FLATTENING) ** 2 * sin],
    zenith: [cos * x, cos * y, sin],
  }
}

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const length = (a: Vector) => Math.sqrt(dot(a, a))

/** The angle between two directions, radians, exact for small ones. */
export function angleBetween(a: Vector, b: Vector): number {
  const [ax, ay, az] = a
  const [bx, by, bz] = b
  return Math.atan2(length([ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]), dot(a, b))
}

/** The minimum of f between a and b, to a tenth of a second. */
export function lowest(f: (ms: number) => number, a: number, b: number): number {
  const golden = (Math.sqrt(5) - 1) / 2
  let low = a
  let high = b
  while (high - low > 100) {
    const left = high - golden * (high - low)
    const right = low + golden * (high - low)
    if (f(left) < f(right)) high = right
    else low = left
  }
  return (low + high) / 2
}

/** The zero of f, of opposite signs at a and b, to a millisecond; null where the signs agree. */
export function rootOf(f: (ms: number) => number, a: number, b: number): number | null {
  const negative = f(a) < 0
  if (f(b) < 0 === negative) return null
  let low = a
  let high = b
  for (let round = 0; round < 60 && high - low > 1; round++) {
    const middle = (low + high) / 2
    if (f(middle) < 0 === negative) low = middle
    else high = middle
  }
  return (low + high) / 2
}
