// The orientation of the Earth's axis and equinox: obliquity, nutation, sidereal time.

import { CENTURY_DAYS } from '../clock/time.ts'
import { NUTATION, NUTATION_COLUMNS } from '../data/nutation.ts'
import { ARCSEC, DEG, RAD, TURN, wrap360 } from './angles.ts'
import { COS_TURN, SIN_TURN } from './half-turn.ts'

const [S0, S1, S2, S3, S4, S5] = SIN_TURN
const [C0, C1, C2, C3, C4, C5] = COS_TURN

export type Nutation = {
  /** Nutation in longitude, arcseconds. */
  dpsi: number
  /** Nutation in obliquity, arcseconds. */
  deps: number
  /** Change of `dpsi`, arcseconds a day: up to 0.17. */
  dpsiRate: number
}

const ROWS = Float64Array.from(NUTATION)
/** Rates of the arguments l, l′, F, D and the node, arcseconds per Julian century. */
const ARGUMENT_SPEEDS = [1_717_915_923.2178, 129_596_581.0481, 1_739_527_262.8478, 1_602_961_601.209, -6_962_890.5431]
// The rate of each row's argument, radians per Julian century.
const SPEEDS = Float64Array.from(
  { length: ROWS.length / NUTATION_COLUMNS },
  (_, row) => ARGUMENT_SPEEDS.reduce((sum, speed, i) => sum + speed * ROWS[row * NUTATION_COLUMNS + i]!, 0) * ARCSEC,
)

/** Mean longitude of the Moon's ascending node for nutation, radians; T in Julian centuries TT. */
function nodeArgument(T: number): number {
  return ((450_160.398036 - 6_962_890.5431 * T) * ARCSEC) % TURN
}

/**
 * IAU 2000B nutation, 40 terms (±1.5 mas against 77), with its fixed planetary offsets. T: Julian centuries TT.
 * Source: ERFA nut00b. At J2000: dpsi −13.93″, deps −5.77″.
 */
export function nutation(T: number): Nutation {
  const l = turns(485_868.249036 + 1_717_915_923.2178 * T)
  const lp = turns(1_287_104.79305 + 129_596_581.0481 * T)
  const F = turns(335_779.526232 + 1_739_527_262.8478 * T)
  const D = turns(1_072_260.70369 + 1_602_961_601.209 * T)
  const node = turns(450_160.398036 - 6_962_890.5431 * T)
  let dpsi = 0
  let deps = 0
  let rate = 0
  for (let i = ROWS.length - NUTATION_COLUMNS; i >= 0; i -= NUTATION_COLUMNS) {
    const argument = ROWS[i]! * l + ROWS[i + 1]! * lp + ROWS[i + 2]! * F + ROWS[i + 3]! * D + ROWS[i + 4]! * node
    const r = argument - Math.floor(argument + 0.5)
    const z = r * r
    const half = r * (S0 + z * (S1 + z * (S2 + z * (S3 + z * (S4 + z * S5)))))
    const s = 2 * half * (C0 + z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * C5)))))
    const c = 1 - 2 * half * half
    dpsi += (ROWS[i + 5]! + ROWS[i + 6]! * T) * s + ROWS[i + 7]! * c
    rate += ROWS[i + 5]! * SPEEDS[i / NUTATION_COLUMNS]! * c
    deps += (ROWS[i + 8]! + ROWS[i + 9]! * T) * c + ROWS[i + 10]! * s
  }
  return { dpsi: dpsi * 1e-7 - 0.000135, deps: deps * 1e-7 + 0.000388, dpsiRate: (rate * 1e-7) / CENTURY_DAYS }
}

const turns = (arcseconds: number): number => (arcseconds / 1_296_000) % 1

/** Mean obliquity of the ecliptic of date in degrees (IAU 2006). T = 0 gives 23.4392794°. */
export function meanObliquity(T: number): number {
  return (84_381.406 + T * (-46.836769 + T * (-0.0001831 + T * 0.0020034))) / 3600
}

/**
 * Greenwich mean sidereal time in degrees (IAU 2006) from days of UT and Julian centuries TT, both from J2000.
 * At 2000-01-01T12:00 UT: 280.4606°.
 */
export function meanSiderealTime(daysUt: number, T: number): number {
  const dayFraction = daysUt - Math.floor(daysUt)
  const era = 360 * (0.779057273264 + 0.00273781191135448 * daysUt + dayFraction)
  const drift = 0.014506 + T * (4612.156534 + T * (1.3915817 + T * (-0.00000044 - T * 0.000029956)))
  return wrap360(era + drift / 3600)
}

/** Greenwich apparent sidereal time in degrees: the mean one plus the equation of the equinoxes. */
export function apparentSiderealTime(daysUt: number, T: number, turn: Nutation, trueObliquity: number): number {
  const equation = turn.dpsi * Math.cos(trueObliquity * RAD) + 0.00264 * Math.sin(nodeArgument(T))
  return wrap360(meanSiderealTime(daysUt, T) + equation / 3600)
}

/** True obliquity of date in degrees. T = 0 gives 23.4376767°. */
export function trueObliquity(T: number, turn: Nutation): number {
  return meanObliquity(T) + turn.deps / 3600
}

/** Julian centuries TT from J2000 of days of TT. centuries(36525) = 1. */
export function centuries(daysTt: number): number {
  return daysTt / CENTURY_DAYS
}

/** Converts radians to degrees in [0, 360). */
export function degrees(radians: number): number {
  return wrap360(radians * DEG)
}
