// Distance from the celestial equator.
import { DEG, RAD } from '../../astronomy/angles.ts'
import type { Place } from '../../astronomy/sky.ts'

/** Declination in degrees, north positive; `obliquity` in degrees. The Sun at 90° has +23.44°. */
export function declinationOf({ lon, lat }: Pick<Place, 'lon' | 'lat'>, obliquity: number): number {
  const eps = obliquity * RAD
  const sine = Math.sin(lat * RAD) * Math.cos(eps) + Math.cos(lat * RAD) * Math.sin(eps) * Math.sin(lon * RAD)
  return Math.asin(Math.min(1, Math.max(-1, sine))) * DEG
}
