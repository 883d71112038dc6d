// The Moon and the lunar nodes.

import { DAY_MS } from '../clock/durations.ts'
import { CENTURY_DAYS } from '../clock/time.ts'
import { ARCSEC, DEG, wrap360 } from './angles.ts'
import { LIGHT_AU_DAY } from './apparent.ts'
import { laplaceToJ2000 } from './frames.ts'
import { moonAt } from './series.ts'
import { type Place, placeOf, type Sky, skyAt } from './sky.ts'
import { dot, rotate, type Spherical, toVectors, vector } from './vector.ts'

export const AU_KM = 149_597_870.7
/**
 * The offset of ELP's dynamical equinox from the IAU 2006 one, radians: the mean difference from the reference,
 * 1900–2100.
 */
const ELP_TIE = -0.034 * ARCSEC
const LIGHT_KM_DAY = LIGHT_AU_DAY * AU_KM

/** `mean`: the mean ascending node; `true`: the node of the Moon's instantaneous orbital plane. */
export type NodeKind = 'mean' | 'true'

const spherical: Spherical = { L: 0, B: 0, R: 0, dL: 0, dB: 0, dR: 0 }
const seen = vector()
const seenVelocity = vector()
const turned = vector()
const turnedVelocity = vector()

/** Stores the geocentric Moon in km, ecliptic J2000, in `seen` and `seenVelocity`. */
function moonVectors(sky: Sky, place: Spherical): void {
  place.L += ELP_TIE
  toVectors(place, 1, seen, seenVelocity)
  laplaceToJ2000(sky.T, seen)
  laplaceToJ2000(sky.T, seenVelocity)
}

/** The Moon's position, with (`apparent`) or without the 1.3 s of light time. */
export function moonPlace(sky: Sky, apparent: boolean): Place {
  return moonPlaceFrom(sky, moonAt(sky.tt, spherical), apparent)
}

/** The Moon's position from evaluated series; overwrites `place`. */
export function moonPlaceFrom(sky: Sky, place: Spherical, apparent: boolean): Place {
  moonVectors(sky, place)
  if (apparent) {
    const tau = Math.sqrt(dot(seen, seen)) / LIGHT_KM_DAY
    for (let i = 0; i < 3; i++) seen[i] = seen[i]! - tau * seenVelocity[i]!
  }
  return placeOf(sky, seen, seenVelocity, Math.sqrt(dot(seen, seen)) / AU_KM)
}

/** The mean ascending node from the mean equinox of date, degrees. meanNode(0) = 125.0445°. */
export function meanNode(T: number): number {
  return wrap360(125.0445479 + T * (-1934.1362891 + T * (0.0020754 + T * (1 / 467_441 - T / 60_616_000))))
}

/** The ascending node of the Moon's instantaneous orbital plane, from the mean equinox of date, degrees. */
function trueNode(sky: Sky): number {
  moonVectors(sky, moonAt(sky.tt, spherical))
  const [x, y, z] = rotate(sky.frame, seen, turned)
  const [vx, vy, vz] = rotate(sky.frame, seenVelocity, turnedVelocity)
  return wrap360(Math.atan2(y * vz - z * vy, x * vz - z * vx) * DEG)
}

/** Rahu, the ascending node (Ketu is opposite). On 1945-10-20T05:41:42Z the mean one's `lon` is 93.32667°. */
export function nodePlace(sky: Sky, kind: NodeKind): Place {
  const meanLon = kind === 'mean' ? meanNode(sky.T) : trueNode(sky)
  const speed = kind === 'mean' ? meanNodeSpeed(sky.T) : trueNodeSpeed(sky)
  return {
    meanLon,
    lon: wrap360(meanLon + sky.nutation.dpsi / 3600),
    lat: 0,
    distance: 0,
    speed: speed + sky.nutation.dpsiRate / 3600,
    latSpeed: 0,
  }
}

function meanNodeSpeed(T: number): number {
  return (-1934.1362891 + T * 0.0041508) / CENTURY_DAYS
}

const STEP_DAYS = 0.01

function trueNodeSpeed(sky: Sky): number {
  const before = trueNode(skyAt(sky.ms - STEP_DAYS * DAY_MS))
  const after = trueNode(skyAt(sky.ms + STEP_DAYS * DAY_MS))
  return (wrap360(after - before + 180) - 180) / (2 * STEP_DAYS)
}
