// Lunar eclipses: the Moon in the Earth's shadow, its parallax enlarged by a hundredth after Danjon (Espenak & Meeus,
// Five Millennium Canon of Lunar Eclipses, 1.3).

import type { Almanac } from '../../astronomy/almanac.ts'
import { dot, type Vector } from '../../astronomy/vector.ts'
import { HOUR_MS } from '../../clock/durations.ts'
import { angleBetween, bodyVector, length, lowest, MOON_RADIUS, rootOf, SUN_RADIUS } from './shadow.ts'

export type LunarEclipse = {
  kind: 'lunar'
  type: 'penumbral' | 'partial' | 'total'
  greatest: number
  /** Share of the Moon's diameter in the umbra and the penumbra. */
  magnitude: number
  penumbralMagnitude: number
  /** Beginning and end of each phase. */
  penumbral: [number, number]
  partial: [number, number] | null
  total: [number, number] | null
}

type Geometry = { apart: number; umbra: number; penumbra: number; moon: number }

/** Distance of the Moon from the shadow's axis and the radii, radians as seen from the Earth's centre. */
function geometry(almanac: Almanac, ms: number): Geometry {
  const sun = bodyVector(almanac, 'sun', ms)
  const moon = bodyVector(almanac, 'moon', ms)
  const [sunAway, moonAway] = [length(sun), length(moon)]
  const parallax = Math.asin(1 / moonAway) * 1.01
  const [sunParallax, sunRadius] = [1 / sunAway, Math.asin(SUN_RADIUS / sunAway)]
  return {
    apart: angleBetween(moon, sun.map((x) => -x) as Vector),
    umbra: parallax + sunParallax - sunRadius,
    penumbra: parallax + sunParallax + sunRadius,
    moon: Math.asin(MOON_RADIUS / moonAway),
  }
}

/** The eclipse of the full moon at an instant, or null. */
export function lunarEclipse(almanac: Almanac, fullMoon: number): LunarEclipse | null {
  const near = geometry(almanac, fullMoon)
  if (near.apart > near.penumbra + near.moon + 0.003) return null
  const greatest = lowest((ms) => geometry(almanac, ms).apart, fullMoon - HOUR_MS, fullMoon + HOUR_MS)
  const at = geometry(almanac, greatest)
  if (at.apart >= at.penumbra + at.moon) return null
  const between = (limit: (g: Geometry) => number): [number, number] | null => {
    const f = (ms: number) => {
      const g = geometry(almanac, ms)
      return g.apart - limit(g)
    }
    if (f(greatest) >= 0) return null
    const start = rootOf(f, greatest - 4 * HOUR_MS, greatest)
    const end = rootOf(f, greatest, greatest + 4 * HOUR_MS)
    return start !== null && end !== null ? [start, end] : null
  }
  const partial = between((g) => g.umbra + g.moon)
  const total = between((g) => g.umbra - g.moon)
  return {
    kind: 'lunar',
    type: total ? 'total' : partial ? 'partial' : 'penumbral',
    greatest,
    magnitude: (at.umbra + at.moon - at.apart) / (2 * at.moon),
    penumbralMagnitude: (at.penumbra + at.moon - at.apart) / (2 * at.moon),
    penumbral: between((g) => g.penumbra + g.moon) ?? [greatest, greatest],
    partial,
    total,
  }
}

/** Sine of the Moon's altitude over the zenith's horizon, parallax included. */
export function moonSine(moon: Vector, place: Vector, zenith: Vector): number {
  const seen: Vector = [moon[0] - place[0], moon[1] - place[1], moon[2] - place[2]]
  return dot(seen, zenith) / length(seen)
}
