// Positions of Sun and Moon over days: each requested block of four days is fitted once by polynomials, which all
// searches for instants (rise and set, ends of tithis) evaluate. A block costs about as much as nine full positions.

import { DAY_MS } from '../clock/durations.ts'
import { wrap180 } from './angles.ts'
import { BLOCK_DAYS, CHEBYSHEV, fit, NODES } from './block-nodes.ts'
import { bodyAt, type Positions } from './bodies.ts'
import { moonPlaceFrom } from './moon.ts'
import { earthAtNodes, moonAtNodes } from './series-block.ts'
import { type Place, type Sky, setEarth, skyAt } from './sky.ts'

const BLOCK_MS = BLOCK_DAYS * DAY_MS
/** Maximum number of blocks before the cache is cleared: half a megabyte. */
const MOST_BLOCKS = 500
/**
 * Indices of a block's polynomials: the Sun's half, then the Moon's, each fitted when first read. Latitude and distance
 * (au) follow each body's longitude.
 */
const SUN_LON = 0
const NUTATION = 3
const OBLIQUITY = 4
const SIDEREAL = 5
const SUN_COUNT = 6
const MOON_LON = 6
const COUNT = 9

type Block = { coefficients: Float64Array; skies: Sky[]; sun: boolean; moon: boolean }

/**
 * A cache of positions of Sun and Moon by instant, from `createAlmanac`: blocks of four days are fitted when first
 * read. Calculations may share one if they use the same kind of positions.
 */
export type Almanac = {
  readonly positions: Positions
  /** The instant from which the blocks are numbered, milliseconds UT. */
  readonly origin: number
  readonly blocks: Map<number, Block>
}

/** An angle in degrees and its rate, degrees a day. */
export type Motion = { angle: number; rate: number }

/**
 * Geocentric coordinates of a body for the horizon: degrees, distance in au; `gast` is Greenwich apparent sidereal
 * time.
 */
export type Seen = { lon: number; lat: number; distance: number; obliquity: number; gast: number }

/** An empty almanac. All instants within two days of `centre` are in one block, so that a single day is fitted once. */
export function createAlmanac(positions: Positions = 'apparent', centre = BLOCK_MS / 2): Almanac {
  return { positions, origin: centre - BLOCK_MS / 2, blocks: new Map() }
}

const values = new Float64Array(COUNT * NODES)
/** Degrees of the Earth's rotation in half a block, counting whole days only. */
const HALF_TURNS = 180 * BLOCK_DAYS

function fitBody(almanac: Almanac, block: Block, body: 'sun' | 'moon'): void {
  const days = block.skies.map(({ tt }) => tt)
  const apparent = almanac.positions === 'apparent'
  if (body === 'moon')
    moonAtNodes(days, (place, node) => {
      note(node, MOON_LON, moonPlaceFrom(block.skies[node]!, place, apparent))
    })
  else
    earthAtNodes(days, (place, node) => {
      const sky = block.skies[node]!
      setEarth(sky, place)
      note(node, SUN_LON, bodyAt(sky, 'sun', almanac.positions))
      noteSky(node, sky)
    })
  block[body] = true
  if (block.sun && block.moon) block.skies = []
  const [first, end] = body === 'sun' ? [SUN_LON, SUN_COUNT] : [MOON_LON, COUNT]
  for (let quantity = first; quantity < end; quantity++) fit(values, quantity * NODES, block.coefficients)
}

function note(node: number, first: number, place: Place): void {
  const at = first * NODES + node
  values[at] = node === 0 ? place.meanLon : unwrapped(place.meanLon, values[first * NODES]!)
  values[at + NODES] = place.lat
  values[at + 2 * NODES] = place.distance
}

function noteSky(node: number, sky: Sky): void {
  values[NUTATION * NODES + node] = sky.nutation.dpsi / 3600
  values[OBLIQUITY * NODES + node] = sky.obliquity
  const turn = sky.gast - HALF_TURNS * CHEBYSHEV[node]!
  values[SIDEREAL * NODES + node] = node === 0 ? turn : unwrapped(turn, values[SIDEREAL * NODES]!)
}

function unwrapped(angle: number, near: number): number {
  return near + wrap180(angle - near)
}

let coefficients = new Float64Array()
let x = 0

/** Selects the block of an instant for the following calls of `read`. */
function turnTo(almanac: Almanac, body: 'sun' | 'moon', ms: number): void {
  const at = (ms - almanac.origin) / BLOCK_MS
  const number = Math.floor(at)
  let block = almanac.blocks.get(number)
  if (!block) {
    if (almanac.blocks.size >= MOST_BLOCKS) almanac.blocks.clear()
    const skies = CHEBYSHEV.map((node) => skyAt(almanac.origin + (number + (node + 1) / 2) * BLOCK_MS))
    block = { coefficients: new Float64Array(COUNT * NODES), skies, sun: false, moon: false }
    almanac.blocks.set(number, block)
  }
  if (!block[body]) fitBody(almanac, block, body)
  coefficients = block.coefficients as Float64Array<ArrayBuffer>
  x = 2 * (at - number) - 1
}

/** True if the block with that instant is already fitted for the body. */
export function isFitted(almanac: Almanac, body: 'sun' | 'moon', ms: number): boolean {
  return almanac.blocks.get(Math.floor((ms - almanac.origin) / BLOCK_MS))?.[body] === true
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

/** The daily rate of the quantity that `read` returns. */
function readRate(quantity: number): number {
  const start = quantity * NODES
  let b1 = 0
  let b2 = 0
  for (let k = NODES - 1; k > 0; k--) {
    const b = 2 * x * b1 - b2 + k * coefficients[start + k]!
    b2 = b1
    b1 = b
  }
  return b1 / (BLOCK_DAYS / 2)
}

/** The Moon's elongation from the Sun in longitude, degrees, not wrapped, and its rate per day. */
export function elongationMotion(almanac: Almanac, ms: number): Motion {
  turnTo(almanac, 'moon', ms)
  const [moon, moonRate] = [read(MOON_LON), readRate(MOON_LON)]
  turnTo(almanac, 'sun', ms)
  return { angle: moon - read(SUN_LON), rate: moonRate - readRate(SUN_LON) }
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
  out.gast = read(SIDEREAL) + HALF_TURNS * x
  return out
}
