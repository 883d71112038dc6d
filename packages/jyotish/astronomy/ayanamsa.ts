// Ayanamsas: the distance of the sidereal zodiac's origin from the mean equinox of date.
import { wrap360 } from './angles.ts'
import type { Positions } from './bodies.ts'
import { isOwnAyanamsa, type OwnAyanamsa, ownValue } from './own-ayanamsa.ts'
import type { Place, Sky } from './sky.ts'
import { STAR_AYANAMSAS, type StarAyanamsa, starAyanamsaAt } from './star-ayanamsa.ts'

const MEAN_AYANAMSAS = ['lahiri', 'raman', 'kp', 'fagan', 'yukteshwar', 'lahiri_icrc', 'kp_senthil'] as const
/**
 * Names of the ayanamsas. The cubics of the first seven follow Swiss Ephemeris 2.10.03; `true_chitra` and
 * `true_pushya` hold a star of the Hipparcos catalogue at its longitude.
 */
export const AYANAMSAS = [...MEAN_AYANAMSAS, ...STAR_AYANAMSAS] as const
/** A name of `AYANAMSAS`, or an own one: its value in degrees on a date, `own:23.15@1950-01-01`. */
export type Ayanamsa = (typeof AYANAMSAS)[number] | OwnAyanamsa

/** Value at J2000 in degrees, then arcseconds per century, per century² and per century³. */
type Cubic = readonly [degrees: number, linear: number, square: number, cube: number]

// Fitted to Swiss Ephemeris 2.10.03: within 0.0001″ of it from 1800 to 2200.
const CUBICS: Readonly<Record<Exclude<Ayanamsa, StarAyanamsa | OwnAyanamsa>, Cubic>> = {
  lahiri: [23.857092334, 5028.796576, 1.105488, 0.000013],
  raman: [22.410791021, 5028.797009, 1.105367, 0.000013],
  kp: [23.760240021, 5028.797009, 1.105367, 0.000013],
  fagan: [24.740299975, 5028.796628, 1.105474, 0],
  yukteshwar: [22.478803008, 5028.797009, 1.105367, 0.000013],
  lahiri_icrc: [23.856788997, 5028.796576, 1.105488, 0],
  kp_senthil: [23.780364965, 5028.773742, 1.101821, 0],
}

/**
 * Mean ayanamsa in degrees at T Julian centuries TT from J2000. ayanamsaAt('lahiri', 0) = 23.857092334. `positions`: of the
 * grahas that it is taken from; only the ayanamsas of stars ask for it.
 */
export function ayanamsaAt(name: Ayanamsa, T: number, positions: Positions = 'apparent'): number {
  if (name === 'true_chitra' || name === 'true_pushya') return starAyanamsaAt(name, T, positions === 'apparent')
  if (isOwnAyanamsa(name)) {
    const own = ownValue(name)
    return own.degrees + ayanamsaAt('lahiri', T) - ayanamsaAt('lahiri', own.T)
  }
  const [degrees, linear, square, cube] = CUBICS[name]
  return degrees + (T * (linear + T * (square + T * cube))) / 3600
}

/** Ayanamsa with nutation in degrees, for subtraction from a longitude of the true equinox. */
export function trueAyanamsa(name: Ayanamsa, sky: Sky, positions: Positions = 'apparent'): number {
  return ayanamsaAt(name, sky.T, positions) + sky.nutation.dpsi / 3600
}

/** Sidereal longitude of a position, degrees. Neither term includes nutation. */
export function siderealLon(place: Pick<Place, 'meanLon'>, ayanamsa: number): number {
  return wrap360(place.meanLon - ayanamsa)
}
