// Solar eclipses: whether the Moon's shadow meets the Earth, how it passes, and what is visible from a place. Sources:
// Explanatory Supplement to the Astronomical Almanac (1992) 8.3; radii as in Espenak's canons.

import type { Almanac } from '../../astronomy/almanac.ts'
import type { Spot } from '../../astronomy/horizon.ts'
import { dot, type Vector } from '../../astronomy/vector.ts'
import { HOUR_MS } from '../../clock/durations.ts'
import {
  angleBetween,
  bodyVector,
  length,
  lowest,
  MOON_RADIUS,
  MOON_UMBRAL,
  minus,
  observer,
  rootOf,
  SUN_RADIUS,
} from './shadow.ts'

export type SolarType = 'partial' | 'annular' | 'total' | 'hybrid'
export type SolarEclipse = {
  kind: 'solar'
  type: SolarType
  /** When the shadow's axis passes closest to the Earth's centre, and how far, Earth radii, north positive. */
  greatest: number
  gamma: number
  local: LocalSolar | null
}
/** As seen from the place, were the Sun up. */
export type LocalSolar = {
  type: 'partial' | 'annular' | 'total'
  start: number
  greatest: number
  end: number
  /** Totality or annularity. */
  central: [number, number] | null
  /** Share of the Sun's diameter covered at the greatest, and of its face. */
  magnitude: number
  obscuration: number
}

type Axis = { off: number; north: boolean; penumbra: number; umbra: number; umbralTangent: number }

/** The shadow against the plane through the Earth's centre across its axis, Earth radii; the umbra is negative. */
function axisAt(almanac: Almanac, ms: number): Axis {
  const sun = bodyVector(almanac, 'sun', ms)
  const moon = bodyVector(almanac, 'moon', ms)
  const line = minus(sun, moon)
  const away = length(line)
  const k = line.map((x) => x / away) as Vector
  const z = dot(moon, k)
  const foot = moon.map((x, i) => x - z * k[i]!) as Vector
  const f1 = Math.asin((SUN_RADIUS + MOON_RADIUS) / away)
  const f2 = Math.asin((SUN_RADIUS - MOON_UMBRAL) / away)
  return {
    off: length(foot),
    north: foot[2] > 0,
    penumbra: z * Math.tan(f1) + MOON_RADIUS / Math.cos(f1),
    umbra: z * Math.tan(f2) - MOON_UMBRAL / Math.cos(f2),
    umbralTangent: Math.tan(f2),
  }
}

/** The mean polar flattening shortens the Earth's edge to 0.9972 of its equator. */
const EDGE = 0.9972

function typeOf({ off, umbra, umbralTangent }: Axis): SolarType {
  if (off > EDGE) return off < EDGE + Math.abs(umbra) ? (umbra < 0 ? 'total' : 'annular') : 'partial'
  const highest = umbra - Math.sqrt(1 - Math.min(1, off * off)) * umbralTangent
  if (umbra < 0) return 'total'
  return highest < 0 ? 'hybrid' : 'annular'
}

/** The eclipse of the new moon at an instant, for the world and as visible from the place, or null. */
export function solarEclipse(almanac: Almanac, spot: Spot, newMoon: number): SolarEclipse | null {
  if (axisAt(almanac, newMoon).off > 1.75) return null
  const greatest = lowest((ms) => axisAt(almanac, ms).off, newMoon - HOUR_MS, newMoon + HOUR_MS)
  const axis = axisAt(almanac, greatest)
  if (axis.off > EDGE + axis.penumbra) return null
  const gamma = axis.north ? axis.off : -axis.off
  return { kind: 'solar', type: typeOf(axis), greatest, gamma, local: localSolar(almanac, spot, greatest) }
}

type Discs = { apart: number; sun: number; moon: number; umbral: number }

function discs(almanac: Almanac, spot: Spot, ms: number): Discs {
  const { place } = observer(almanac, spot, ms)
  const sun = minus(bodyVector(almanac, 'sun', ms), place)
  const moon = minus(bodyVector(almanac, 'moon', ms), place)
  return {
    apart: angleBetween(sun, moon),
    sun: Math.asin(SUN_RADIUS / length(sun)),
    moon: Math.asin(MOON_RADIUS / length(moon)),
    umbral: Math.asin(MOON_UMBRAL / length(moon)),
  }
}

function localSolar(almanac: Almanac, spot: Spot, globalGreatest: number): LocalSolar | null {
  const at = (ms: number) => discs(almanac, spot, ms)
  // The separation has one minimum in these hours: the Moon outruns the observer by half at least.
  const greatest = lowest((ms) => at(ms).apart, globalGreatest - 3.5 * HOUR_MS, globalGreatest + 3.5 * HOUR_MS)
  const g = at(greatest)
  if (g.apart >= g.sun + g.moon) return null
  const touch = (limit: (d: Discs) => number) => {
    const f = (ms: number) => {
      const d = at(ms)
      return d.apart - limit(d)
    }
    return [rootOf(f, greatest - 3 * HOUR_MS, greatest), rootOf(f, greatest, greatest + 3 * HOUR_MS)] as const
  }
  const [start, end] = touch((d) => d.sun + d.moon)
  const isCentral = g.apart < Math.abs(g.sun - g.umbral)
  const [in1, in2] = isCentral ? touch((d) => Math.abs(d.sun - d.umbral)) : [null, null]
  const type = !isCentral ? 'partial' : g.umbral >= g.sun ? 'total' : 'annular'
  return {
    type,
    start: start ?? greatest,
    greatest,
    end: end ?? greatest,
    central: in1 !== null && in2 !== null ? [in1, in2] : null,
    magnitude: type === 'partial' ? (g.sun + g.moon - g.apart) / (2 * g.sun) : g.umbral / g.sun,
    obscuration: covered(g),
  }
}

/** Share of the Sun's face that the Moon's disc covers: two circles' lens. */
function covered({ apart: d, sun: r, moon: q }: Discs): number {
  if (d <= Math.abs(r - q)) return Math.min(1, (q / r) ** 2)
  if (d >= r + q) return 0
  const a = Math.acos((d * d + r * r - q * q) / (2 * d * r))
  const b = Math.acos((d * d + q * q - r * r) / (2 * d * q))
  const lens = r * r * (a - Math.sin(2 * a) / 2) + q * q * (b - Math.sin(2 * b) / 2)
  return lens / (Math.PI * r * r)
}
