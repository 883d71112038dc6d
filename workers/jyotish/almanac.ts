// Sun and Moon through the days: each UT day that is asked about is fitted once by polynomials, and everything that
// hunts for instants (rise and set, tithi ends) reads those. One day costs about as much as nine full positions.
import { wrap180 } from './angles.ts'
import { bodyAt, type Positions } from './bodies.ts'
import { DAY_MS } from './durations.ts'
import { type Sky, skyAt } from './sky.ts'

const NODES = 9
/** Days kept before the book starts anew: 1.3 MB. */
const MOST_DAYS = 2000
/**
 * Contents of a day's polynomials, in this order: the Sun's half and the Moon's half, each fitted when first read. After
 * a body's longitude stand its latitude and its distance (au).
 */
const SUN_LON = 0
const NUTATION = 3
const OBLIQUITY = 4
const SIDEREAL = 5
const SUN_COUNT = 6
const MOON_LON = 6
const COUNT = 9

const CHEBYSHEV = Array.from({ length: NODES }, (_, i) => Math.cos((Math.PI * (i + 0.5)) / NODES))
/** cos(πk(i + ½)/n) for coefficient k and node i. */
const WEIGHTS = Float64Array.from({ length: NODES * NODES }, (_, at) =>
  Math.cos((Math.PI * Math.floor(at / NODES) * ((at % NODES) + 0.5)) / NODES),
)

type Day = { coefficients: Float64Array; skies: Sky[]; sun: boolean; moon: boolean }

export type Almanac = {
  readonly positions: Positions
  /** By UT day number. */
  readonly days: Map<number, Day>
}

/** A body as the horizon sees it: degrees, distance in au; `gast` is Greenwich apparent sidereal time. */
export type Seen = { lon: number; lat: number; distance: number; obliquity: number; gast: number }

export function createAlmanac(positions: Positions = 'apparent'): Almanac {
  return { positions, days: new Map() }
}

const values = new Float64Array(COUNT * NODES)

function fitBody(almanac: Almanac, day: Day, body: 'sun' | 'moon'): void {
  const first = body === 'sun' ? SUN_LON : MOON_LON
  for (let node = 0; node < NODES; node++) {
    const sky = day.skies[node]!
    const place = bodyAt(sky, body, almanac.positions)
    const at = first * NODES + node
    values[at] = node === 0 ? place.meanLon : unwrapped(place.meanLon, values[first * NODES]!)
    values[at + NODES] = place.lat
    values[at + 2 * NODES] = place.distance
    if (body === 'moon') continue
    values[NUTATION * NODES + node] = sky.nutation.dpsi / 3600
    values[OBLIQUITY * NODES + node] = sky.obliquity
    const turn = sky.gast - 180 * CHEBYSHEV[node]!
    values[SIDEREAL * NODES + node] = node === 0 ? turn : unwrapped(turn, values[SIDEREAL * NODES]!)
  }
  day[body] = true
  const end = body === 'sun' ? SUN_COUNT : COUNT
  for (let quantity = first; quantity < end; quantity++)
    for (let k = 0; k < NODES; k++) {
      let sum = 0
      for (let node = 0; node < NODES; node++) sum += values[quantity * NODES + node]! * WEIGHTS[k * NODES + node]!
      day.coefficients[quantity * NODES + k] = (sum * (k === 0 ? 1 : 2)) / NODES
    }
}

function unwrapped(angle: number, near: number): number {
  return near + wrap180(angle - near)
}

let coefficients = new Float64Array()
let x = 0

/** Chooses the day of an instant: the following `read`s are about it. */
function turnTo(almanac: Almanac, body: 'sun' | 'moon', ms: number): void {
  const at = ms / DAY_MS
  const number = Math.floor(at)
  let day = almanac.days.get(number)
  if (!day) {
    if (almanac.days.size >= MOST_DAYS) almanac.days.clear()
    const skies = CHEBYSHEV.map((node) => skyAt((number + (node + 1) / 2) * DAY_MS))
    day = { coefficients: new Float64Array(COUNT * NODES), skies, sun: false, moon: false }
    almanac.days.set(number, day)
  }
  if (!day[body]) fitBody(almanac, day, body)
  coefficients = day.coefficients as Float64Array<ArrayBuffer>
  x = 2 * (at - number) - 1
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
  turnTo(almanac, 'sun', ms)
  return read(SUN_LON)
}

/** Longitude from the mean equinox of date, degrees, not wrapped. */
export function moonLon(almanac: Almanac, ms: number): number {
  turnTo(almanac, 'moon', ms)
  return read(MOON_LON)
}

/** The Sun or Moon with the true equinox, obliquity and sidereal time of the instant. */
export function seenAt(almanac: Almanac, body: 'sun' | 'moon', ms: number, out: Seen): Seen {
  turnTo(almanac, 'sun', ms)
  if (body === 'moon') turnTo(almanac, 'moon', ms)
  const first = body === 'sun' ? SUN_LON : MOON_LON
  out.lon = read(first) + read(NUTATION)
  out.lat = read(first + 1)
  out.distance = read(first + 2)
  out.obliquity = read(OBLIQUITY)
  out.gast = read(SIDEREAL) + 180 * x
  return out
}
