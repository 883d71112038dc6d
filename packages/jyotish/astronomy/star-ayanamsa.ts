// Ayanamsas that fix one star at a longitude, with the star's proper motion and the precession of the ecliptic.
import { ARCSEC, DEG, RAD, wrap360 } from './angles.ts'
import { precession } from './frames.ts'
import { type Matrix, rotate, type Vector, vector } from './vector.ts'

/** Right ascension and declination at J2000 (ICRS, degrees), and their yearly change in arcseconds (the first times cos δ). */
type Star = { ra: number; dec: number; raMotion: number; decMotion: number; siderealLon: number }

/**
 * Places and motions: Hipparcos, the New Reduction (F. van Leeuwen 2007), HIP 65474 and 42911, at J2000. `siderealLon`: the
 * longitude at which the school holds the star. Chitra (Spica) in the middle of the zodiac; Pushya (δ Cancri) at 16° Karka,
 * the Pushya-paksha ayanamsa of P.V.R. Narasimha Rao (2013).
 */
const STARS = {
  true_chitra: { ra: 201.2982475, dec: -11.1613194, raMotion: -0.04235, decMotion: -0.03067, siderealLon: 180 },
  true_pushya: { ra: 131.1712458, dec: 18.1543083, raMotion: -0.01767, decMotion: -0.22926, siderealLon: 106 },
} as const satisfies Record<string, Star>

export const STAR_AYANAMSAS = ['true_chitra', 'true_pushya'] as const
export type StarAyanamsa = (typeof STAR_AYANAMSAS)[number]

/** Obliquity of the ecliptic at J2000 (IAU 2006): 84,381.406″. */
const OBLIQUITY = (84_381.406 / 3600) * RAD
const YEARS_A_CENTURY = 100

/**
 * Longitude of the star from the mean equinox of date less its sidereal one, degrees, at T Julian centuries TT from J2000.
 * `apparent`: as the star is seen, with the aberration of the year (up to 20.5″), so that it is exactly at its longitude
 * among apparent grahas; else its geometric place, for true positions.
 * starAyanamsaAt('true_chitra', 0, false) = 23.8414°; Swiss Ephemeris 2.10 has the apparent ones within 0.13″ from 1800 to 2200, Pushya's within
 * 3″ about 1 August, when it bends the star's light by the Sun beside it (docs/accuracy.md).
 */
export function starAyanamsaAt(name: StarAyanamsa, T: number, apparent: boolean): number {
  const star: Star = STARS[name]
  const [x, y, z] = rotate(precession(T, frame), directionOf(star, T), turned)
  const lon = Math.atan2(y, x)
  const shift = apparent ? aberration(lon, Math.asin(z), T) : 0
  return wrap360((lon + shift) * DEG - star.siderealLon)
}

/** Annual aberration in longitude, radians; Meeus, Astronomical Algorithms, chapter 23. */
function aberration(lon: number, lat: number, T: number): number {
  const anomaly = (357.52911 + 35_999.05029 * T) * RAD
  const centre = (1.914602 - 0.004817 * T) * Math.sin(anomaly) + 0.019993 * Math.sin(2 * anomaly)
  const sun = (280.46646 + 36_000.76983 * T + centre) * RAD
  const perihelion = (102.93735 + 1.71946 * T) * RAD
  const eccentricity = 0.016708634 - 0.000042037 * T
  const turn = eccentricity * Math.cos(perihelion - lon) - Math.cos(sun - lon)
  return (20.49552 * ARCSEC * turn) / Math.cos(lat)
}

const frame: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]
const turned = vector()

/** The direction at T in the ecliptic of J2000. */
function directionOf({ ra, dec, raMotion, decMotion }: Star, T: number): Vector {
  const years = T * YEARS_A_CENTURY
  const declination = (dec + (decMotion * years) / 3600) * RAD
  const ascension = (ra + (raMotion * years) / 3600 / Math.cos(dec * RAD)) * RAD
  const x = Math.cos(declination) * Math.cos(ascension)
  const y = Math.cos(declination) * Math.sin(ascension)
  const z = Math.sin(declination)
  return [x, y * Math.cos(OBLIQUITY) + z * Math.sin(OBLIQUITY), z * Math.cos(OBLIQUITY) - y * Math.sin(OBLIQUITY)]
}
