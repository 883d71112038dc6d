// The houses of a horary number: its degree rises, and the other cusps follow from it at the place's latitude.
import { DEG, RAD, wrap360 } from '../astronomy/angles.ts'
import { type ChartAngles, PLACIDUS_LIMIT } from '../astronomy/houses.ts'
import type { Sky } from '../astronomy/sky.ts'
import { jyotishError } from '../errors.ts'

/**
 * The angles at which a sidereal degree rises, by its oblique ascension (Meeus, Astronomical Algorithms, ch. 13 and 14).
 * `ayanamsa` is the one with nutation.
 */
export function anglesRising(sky: Sky, { lat, lagna, ayanamsa }: { lat: number; lagna: number; ayanamsa: number }) {
  if (Math.abs(lat) >= PLACIDUS_LIMIT)
    throw jyotishError('out_of_range', 'lat', `horary charts are cast below ${PLACIDUS_LIMIT}° of latitude`, {
      min: -PLACIDUS_LIMIT,
      max: PLACIDUS_LIMIT,
    })
  const eps = sky.obliquity * RAD
  const lambda = (lagna + ayanamsa) * RAD
  const ascension = Math.atan2(Math.sin(lambda) * Math.cos(eps), Math.cos(lambda))
  const declination = Math.asin(Math.sin(lambda) * Math.sin(eps))
  const oblique = ascension - Math.asin(Math.tan(lat * RAD) * Math.tan(declination))
  const armc = wrap360(oblique * DEG - 90)
  const theta = armc * RAD
  const mc = Math.atan2(Math.sin(theta), Math.cos(theta) * Math.cos(eps)) * DEG
  const angles: ChartAngles = {
    asc: wrap360(lagna),
    mc: wrap360(mc - ayanamsa),
    armc,
    lat,
    obliquity: sky.obliquity,
    ayanamsa,
  }
  return angles
}
