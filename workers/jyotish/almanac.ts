// Sun and Moon through the days: each UT day that is asked about is fitted once by polynomials, and everything that
// hunts for instants (rise and set, tithi ends) reads those. One day costs about as much as nine full positions.
import { wrap180 } from './angles.ts'
import { bodyAt, type Positions } from './bodies.ts'
import { skyAt } from './sky.ts'
import { DAY_MS } from './time.ts'

const NODES = 9
/** Days kept before the book starts anew: 1.3 MB. */
const MOST_DAYS = 2000
/** What a day's polynomials hold, in this order. */
const SUN_LON = 0
const SUN_LAT = 1
const SUN_AU = 2
const MOON_LON = 3
const MOON_LAT = 4
const MOON_AU = 5
const NUTATION = 6
const OBLIQUITY = 7
const SIDEREAL = 8
const COUNT = 9

const CHEBYSHEV = Array.from({ length: NODES }, (_, i) => Math.cos((Math.PI * (i + 0.5)) / NODES))

export type Almanac = {
  readonly positions: Positions
  /** Chebyshev coefficients by UT day number. */
  readonly days: Map<number, Float64Array>
}

/** A body as the horizon sees it: degrees, distance in au; `gast` is Greenwich apparent sidereal time. */
export type Seen = { lon: number; lat: number; distance: number; obliquity: number; gast: number }

export function createAlmanac(positions: Positions = 'apparent'): Almanac {
  return { positions, days: new Map() }
}

function fitDay(almanac: Almanac, day: number): Float64Array {
  const values = Array.from({ length: COUNT }, () => new Float64Array(NODES))
  const put = (quantity: number, node: number, value: number) => {
    values[quantity]![node] = value
  }
  CHEBYSHEV.forEach((x, node) => {
    const sky = skyAt((day + (x + 1) / 2) * DAY_MS)
    const sun = bodyAt(sky, 'sun', almanac.positions)
    const moon = bodyAt(sky, 'moon', almanac.positions)
    const first = node === 0
    put(SUN_LON, node, first ? sun.meanLon : unwrapped(sun.meanLon, values[SUN_LON]![0]!))
    put(SUN_LAT, node, sun.lat)
    put(SUN_AU, node, sun.distance)
    put(MOON_LON, node, first ? moon.meanLon : unwrapped(moon.meanLon, values[MOON_LON]![0]!))
    put(MOON_LAT, node, moon.lat)
    put(MOON_AU, node, moon.distance)
    put(NUTATION, node, sky.nutation.dpsi / 3600)
    put(OBLIQUITY, node, sky.obliquity)
    const turn = sky.gast - 180 * x
    put(SIDEREAL, node, first ? turn : unwrapped(turn, values[SIDEREAL]![0]!))
  })
  const coefficients = new Float64Array(COUNT * NODES)
  for (let quantity = 0; quantity < COUNT; quantity++)
    for (let k = 0; k < NODES; k++) {
      let sum = 0
      for (let node = 0; node < NODES; node++)
        sum += values[quantity]![node]! * Math.cos((Math.PI * k * (node + 0.5)) / NODES)
      coefficients[quantity * NODES + k] = (sum * (k === 0 ? 1 : 2)) / NODES
    }
  return coefficients
}

function unwrapped(angle: number, near: number): number {
  return near + wrap180(angle - near)
}

let coefficients = new Float64Array()
let x = 0

/** Chooses the day of an instant: the following `read`s are about it. */
function turnTo(almanac: Almanac, ms: number): void {
  const at = ms / DAY_MS
  const day = Math.floor(at)
  let found = almanac.days.get(day)
  if (!found) {
    found = fitDay(almanac, day)
    if (almanac.days.size >= MOST_DAYS) almanac.days.clear()
    almanac.days.set(day, found)
  }
  coefficients = found as Float64Array<ArrayBuffer>
  x = 2 * (at - day) - 1
}

function read(quantity: number): number {
  const start = quantity * NODES
  let b1 = 0
  let b2 = 0
  for (let k = NODES - 1; k > 0; k--) {
    const b = 2 * x * b1 - b2 + coefficients[start + k]!
    b2 = b1
    b1 = b
  }
  return x * b1 - b2 + coefficients[start]!
}

/** Longitude from the mean equinox of date, degrees, not wrapped. */
export function sunLon(almanac: Almanac, ms: number): number {
  turnTo(almanac, ms)
  return read(SUN_LON)
}

/** Longitude from the mean equinox of date, degrees, not wrapped. */
export function moonLon(almanac: Almanac, ms: number): number {
  turnTo(almanac, ms)
  return read(MOON_LON)
}

/** The Sun or Moon with the true equinox, obliquity and sidereal time of the instant. */
export function seenAt(almanac: Almanac, body: 'sun' | 'moon', ms: number, out: Seen): Seen {
  turnTo(almanac, ms)
  const first = body === 'sun' ? SUN_LON : MOON_LON
  out.lon = read(first) + read(NUTATION)
  out.lat = read(first + 1)
  out.distance = read(first + 2)
  out.obliquity = read(OBLIQUITY)
  out.gast = read(SIDEREAL) + 180 * x
  return out
}
