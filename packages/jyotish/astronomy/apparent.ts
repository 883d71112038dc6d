// The difference between a body's true and apparent position: light time, gravitational deflection by the Sun,
// aberration.
import { dot, type Vector, vector } from './vector.ts'

/** Speed of light, au a day. */
export const LIGHT_AU_DAY = 173.1446326846693
/** Gaussian gravitational constant squared: the Sun's GM in au³/day². */
const SUN_GM = 0.01720209895 ** 2
/** Twice the Sun's gravitational radius, au. */
const BENDING_AU = 1.97412574336e-8

/**
 * The Sun's gravitational acceleration at a heliocentric position, au/day²: precise enough to extrapolate velocities
 * over the light time.
 */
export function pull(place: Vector, out: Vector): Vector {
  const factor = -SUN_GM / dot(place, place) ** 1.5
  out[0] = place[0] * factor
  out[1] = place[1] * factor
  out[2] = place[2] * factor
  return out
}

const q = vector()

/**
 * Deflects the unit direction `u` from the Earth to a body by the Sun's gravity, in place. `earth` and `body` are
 * heliocentric positions in au. Source: ERFA's ld. A planet 1° from the Sun's centre moves 0.47″.
 */
export function bend(u: Vector, earth: Vector, body: Vector): void {
  const earthAu = Math.sqrt(dot(earth, earth))
  const bodyAu = Math.sqrt(dot(body, body))
  for (let i = 0; i < 3; i++) q[i] = body[i]! / bodyAu
  const eu = dot(earth, u) / earthAu
  const facing = Math.max(1 + dot(q, earth) / earthAu, 1e-6)
  const strength = BENDING_AU / earthAu / facing
  const uq = dot(u, q)
  for (let i = 0; i < 3; i++) u[i] = u[i]! + strength * ((uq * earth[i]!) / earthAu - eu * q[i]!)
}

/**
 * Applies the aberration of an observer with `velocity` (au/day) to the unit direction `u`, in place: up to 20.5″.
 * Returns the factor by which directions ahead of the observer change more slowly, about 1 ± 0.0001.
 */
export function aberrate(u: Vector, velocity: Vector): number {
  const vx = velocity[0] / LIGHT_AU_DAY
  const vy = velocity[1] / LIGHT_AU_DAY
  const vz = velocity[2] / LIGHT_AU_DAY
  const along = u[0] * vx + u[1] * vy + u[2] * vz
  const inverse = Math.sqrt(1 - vx * vx - vy * vy - vz * vz)
  const own = 1 + along / (1 + inverse)
  u[0] = (inverse * u[0] + own * vx) / (1 + along)
  u[1] = (inverse * u[1] + own * vy) / (1 + along)
  u[2] = (inverse * u[2] + own * vz) / (1 + along)
  return 1 / (1 + along)
}
