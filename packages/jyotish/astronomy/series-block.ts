// The series of the Earth and the Moon at all instants of an almanac block. From the middle of any block to its nodes a
// term's angle changes by constant amounts, whose sines and cosines are cached, so that a block needs one sine and
// cosine per term instead of thirteen.

import { CENTURY_DAYS } from '../clock/time.ts'
import { TURN } from './angles.ts'
import { BLOCK_DAYS, CHEBYSHEV, NODES, PAIRS, slopeAt } from './block-nodes.ts'
import { COS_TURN, SIN_TURN } from './half-turn.ts'
import { type Coordinate, FK5_TIE, MILLENNIUM_DAYS, moonMeanLongitude, moonSeries, planetSeries } from './series.ts'
import type { Spherical } from './vector.ts'

/** The terms of one power of t: straight ones in rows of three, then bent ones in rows of six. */
type Power = {
  rows: Float64Array
  bent: Float64Array
  /** Cosines and sines of the way from the middle to each pair of nodes, pair by pair. */
  cosines: Float64Array
  sines: Float64Array
}
type Series = { unit: number; coordinates: Power[][] }

const HALF_DAYS = BLOCK_DAYS / 2

/** The terms of a body whose t is in units of `unit` days. */
function seriesOf(coordinates: readonly Coordinate[], unit: number): Series {
  return { unit, coordinates: coordinates.map((powers) => powers.map((power) => powerOf(power, HALF_DAYS / unit))) }
}

/** Throws for a list longer than the room: beyond it a write would be lost in silence. */
export function powerOf(
  { fineRated, finePlain, coarseRated, coarsePlain, bent }: Coordinate[number],
  half: number,
): Power {
  const rows = Float64Array.from([...fineRated, ...finePlain, ...coarseRated, ...coarsePlain])
  const frequencies = [...rows.filter((_, i) => i % 3 === 2), ...bent.filter((_, i) => i % 6 === 2)]
  if (frequencies.length > ROOM) throw new RangeError(`${frequencies.length} terms, and room for ${ROOM}`)
  const ways = CHEBYSHEV.slice(0, PAIRS).flatMap((node) => frequencies.map((each) => each * node * half * TURN))
  return { rows, bent, cosines: Float64Array.from(ways, Math.cos), sines: Float64Array.from(ways, Math.sin) }
}

const [S0, S1, S2, S3, S4, S5] = SIN_TURN
const [C0, C1, C2, C3, C4, C5] = COS_TURN
/** More than the terms of the longest list; `powerOf` checks it. */
const ROOM = 1500
/** A·cos and A·sin of each term at the middle, and by how much a bent one's frequency differs there, radians. */
const cosineTerms = new Float64Array(ROOM)
const sineTerms = new Float64Array(ROOM)
const drifts = new Float64Array(ROOM)

/** Stores term `i`, whose phase is in turns. */
function note(i: number, amplitude: number, turns: number): void {
  const r = turns - Math.floor(turns + 0.5)
  const z = r * r
  const s = r * (S0 + z * (S1 + z * (S2 + z * (S3 + z * (S4 + z * S5)))))
  const c = C0 + z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * C5))))
  cosineTerms[i] = amplitude * (1 - 2 * s * s)
  sineTerms[i] = 2 * amplitude * s * c
}

function noteAll({ rows, bent }: Power, t: number): void {
  const straight = rows.length / 3
  for (let i = 0, at = 0; at < rows.length; i++, at += 3) note(i, rows[at]!, rows[at + 1]! + rows[at + 2]! * t)
  for (let i = straight, at = 0; at < bent.length; i++, at += 6) {
    const [p1, p2, p3, p4] = [bent[at + 2]!, bent[at + 3]!, bent[at + 4]!, bent[at + 5]!]
    note(i, bent[at]!, bent[at + 1]! + t * (p1 + t * (p2 + t * (p3 + t * p4))))
    drifts[i] = t * (2 * p2 + t * (3 * p3 + t * 4 * p4)) * TURN
  }
}

/** Stores the sum of a power's terms at each node in `out`; `middle` and `half` are in the unit of t. */
function sumTerms(power: Power, middle: number, half: number, out: Float64Array): void {
  const { cosines, sines } = power
  const terms = cosines.length / PAIRS
  noteAll(power, middle)
  let sum = 0
  for (let i = 0; i < terms; i++) sum += cosineTerms[i]!
  out[PAIRS] = sum
  // Two pairs per iteration, because a processor executes four independent additions in parallel.
  for (let pair = 0, at = 0; pair < PAIRS; pair += 2, at += 2 * terms) {
    let even = 0
    let odd = 0
    let nextEven = 0
    let nextOdd = 0
    for (let i = 0; i < terms; i++) {
      const cosine = cosineTerms[i]!
      const sine = sineTerms[i]!
      even += cosine * cosines[at + i]!
      odd += sine * sines[at + i]!
      nextEven += cosine * cosines[at + terms + i]!
      nextOdd += sine * sines[at + terms + i]!
    }
    spread(out, pair, even, odd)
    spread(out, pair + 1, nextEven, nextOdd)
  }
  if (power.bent.length > 0) for (let pair = 0; pair < PAIRS; pair++) bend(power, pair, half * CHEBYSHEV[pair]!, out)
}

/** cos(a ± b) = cos a·cos b ∓ sin a·sin b, over all terms. */
function spread(out: Float64Array, pair: number, even: number, odd: number): void {
  out[pair] = even - odd
  out[NODES - 1 - pair] = even + odd
}

/** Bent terms turn a little further or less from the middle than in the year 2000: 1e-7 radians, whose square is nothing. */
function bend({ rows, cosines, sines }: Power, pair: number, way: number, out: Float64Array): void {
  const terms = cosines.length / PAIRS
  const at = pair * terms
  let even = 0
  let odd = 0
  for (let i = rows.length / 3; i < terms; i++) {
    even -= drifts[i]! * cosineTerms[i]! * sines[at + i]!
    odd += drifts[i]! * sineTerms[i]! * cosines[at + i]!
  }
  out[pair] = out[pair]! + (even - odd) * way
  out[NODES - 1 - pair] = out[NODES - 1 - pair]! + (even + odd) * way
}

const sums = new Float64Array(NODES)

/** Σ t^k·S_k(t) at each node, into `out`. */
function coordinateAtNodes(powers: readonly Power[], middle: number, half: number, out: Float64Array): void {
  out.fill(0)
  for (let k = powers.length - 1; k >= 0; k--) {
    sumTerms(powers[k]!, middle, half, sums)
    for (let node = 0; node < NODES; node++) out[node] = out[node]! * (middle + half * CHEBYSHEV[node]!) + sums[node]!
  }
}

const spherical: Spherical = { L: 0, B: 0, R: 0, dL: 0, dB: 0, dR: 0 }
const columns = [new Float64Array(NODES), new Float64Array(NODES), new Float64Array(NODES)] as const

/** Calls `use` with the position at each node, whose instant is `days[node]` days of TT from J2000. */
function atNodes(
  { unit, coordinates }: Series,
  days: readonly number[],
  meanLongitude: (t: number) => number,
  use: (place: Spherical, node: number) => void,
): void {
  const middle = days[PAIRS]!
  coordinates.forEach((powers, i) => {
    coordinateAtNodes(powers, middle / unit, HALF_DAYS / unit, columns[i]!)
  })
  const [longitude, latitude, radius] = columns
  for (let node = 0; node < NODES; node++) {
    const day = middle + HALF_DAYS * CHEBYSHEV[node]!
    longitude[node] = longitude[node]! + meanLongitude(day / unit)
  }
  for (let node = 0; node < NODES; node++) {
    // Corrects for ΔT, because the nodes are uniform in UT, which drifts from TT.
    const beyond = days[node]! - middle - HALF_DAYS * CHEBYSHEV[node]!
    spherical.dL = slopeAt(longitude, node) / HALF_DAYS
    spherical.dB = slopeAt(latitude, node) / HALF_DAYS
    spherical.dR = slopeAt(radius, node) / HALF_DAYS
    spherical.L = longitude[node]! + spherical.dL * beyond
    spherical.B = latitude[node]! + spherical.dB * beyond
    spherical.R = radius[node]! + spherical.dR * beyond
    use(spherical, node)
  }
}

let earth: Series | undefined
let moon: Series | undefined

/** The Earth's heliocentric positions (au), ecliptic and equinox J2000, at the nodes of a block. */
export function earthAtNodes(days: readonly number[], use: (place: Spherical, node: number) => void): void {
  earth ??= seriesOf(planetSeries('earth'), MILLENNIUM_DAYS)
  atNodes(earth, days, () => FK5_TIE, use)
}

/** The Moon's positions as from `moonAt`, at the nodes of a block. */
export function moonAtNodes(days: readonly number[], use: (place: Spherical, node: number) => void): void {
  moon ??= seriesOf(moonSeries(), CENTURY_DAYS)
  atNodes(moon, days, moonMeanLongitude, use)
}
