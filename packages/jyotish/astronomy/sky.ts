// The sky at an instant: the values that bodies and houses share, calculated once.

import { daysTt, daysUt } from '../clock/time.ts'
import { DEG, wrap360 } from './angles.ts'
import { pull } from './apparent.ts'
import { apparentSiderealTime, centuries, type Nutation, nutation, trueObliquity } from './earth.ts'
import { precession, precessionRate } from './frames.ts'
import { heliocentric } from './series.ts'
import { type Matrix, rotate, type Spherical, toVectors, type Vector, vector } from './vector.ts'

export type Earth = { place: Vector; velocity: Vector; pull: Vector }

/** A geocentric ecliptic position, with its motion. */
export type Place = {
  /** Longitude from the mean equinox of date, degrees: the one from which an ayanamsa is subtracted. */
  meanLon: number
  /** Longitude from the true equinox of date (with nutation), degrees. */
  lon: number
  /** Latitude from the ecliptic of date, degrees. */
  lat: number
  /** Distance, au. */
  distance: number
  /** Change of `lon`, degrees a day; negative while retrograde. */
  speed: number
  /** Change of `lat`, degrees a day. */
  latSpeed: number
}

/** The sky of one instant, from `skyAt`: time, nutation, obliquity and frame that bodies and houses share. */
export type Sky = {
  /** The instant, milliseconds since 1970 UT. */
  ms: number
  /** Julian centuries TT from J2000. */
  T: number
  /** Days of TT and of UT from J2000. */
  tt: number
  ut: number
  nutation: Nutation
  /** True obliquity, degrees. */
  obliquity: number
  /** Greenwich apparent sidereal time, degrees. */
  gast: number
  /** Mean ecliptic J2000 → of date. */
  frame: Matrix
  /**
   * The Earth's heliocentric position (au, ecliptic J2000), velocity and acceleration; calculated when first needed.
   */
  earth: Earth | undefined
}

/** Creates the sky of an instant. skyAt(Date.UTC(2000, 0, 1, 12)).gast = 280.457°. */
export function skyAt(ms: number): Sky {
  const ut = daysUt(ms)
  const tt = daysTt(ut)
  const T = centuries(tt)
  const turn = nutation(T)
  const obliquity = trueObliquity(T, turn)
  const gast = apparentSiderealTime(ut, T, turn, obliquity)
  const frame = precession(T, [1, 0, 0, 0, 1, 0, 0, 0, 1])
  return { ms, T, tt, ut, nutation: turn, obliquity, gast, frame, earth: undefined }
}

/** The Earth at that instant, calculated once. */
export function earthOf(sky: Sky): Earth {
  if (sky.earth) return sky.earth
  const earth = { place: vector(), velocity: vector(), pull: vector() }
  heliocentric('earth', sky.tt, earth.place, earth.velocity)
  pull(earth.place, earth.pull)
  sky.earth = earth
  return earth
}

/** Sets the Earth's position from its evaluated series. */
export function setEarth(sky: Sky, place: Spherical): void {
  const earth = { place: vector(), velocity: vector(), pull: vector() }
  toVectors(place, 1, earth.place, earth.velocity)
  pull(earth.place, earth.pull)
  sky.earth = earth
}

const turned = vector()
const turnedChange = vector()

/** Converts a direction of J2000 and its daily change (of any length) to longitude, latitude and rates of date. */
export function placeOf(sky: Sky, direction: Vector, change: Vector, distance: number): Place {
  const [x, y, z] = rotate(sky.frame, direction, turned)
  const [vx, vy, vz] = rotate(sky.frame, change, turnedChange)
  const flat = x * x + y * y
  const meanLon = Math.atan2(y, x) * DEG
  const around = ((x * vy - y * vx) / flat) * DEG
  const rising = ((vz * flat - z * (x * vx + y * vy)) / (Math.sqrt(flat) * (flat + z * z))) * DEG
  return {
    meanLon: wrap360(meanLon),
    lon: wrap360(meanLon + sky.nutation.dpsi / 3600),
    lat: Math.atan2(z, Math.sqrt(flat)) * DEG,
    distance,
    speed: around + (precessionRate(sky.T) + sky.nutation.dpsiRate) / 3600,
    latSpeed: rising,
  }
}
