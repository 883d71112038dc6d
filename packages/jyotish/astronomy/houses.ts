// Ascendant, midheaven and the twelve houses. Angles in degrees.
import { DEG, RAD, wrap180, wrap360 } from './angles.ts'
import type { Sky } from './sky.ts'

/**
 * House systems. `whole_sign`: the signs from the ascendant’s; `equal`: 30° each, the ascendant in the middle of the
 * first; `porphyry`: each quadrant cut in three from the ascendant on; `sripati`: its cusps are the middles;
 * `placidus`: thirds of semi-arcs, up to 90° less the obliquity.
 */
export const HOUSE_SYSTEMS = ['whole_sign', 'equal', 'sripati', 'porphyry', 'placidus'] as const
/** A name of `HOUSE_SYSTEMS`. */
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number]

/** Ascendant and midheaven of an instant and a place, from `anglesAt`; all values are degrees. */
export type ChartAngles = {
  /** Ascendant and midheaven: tropical, true equinox, less the ayanamsa (with nutation) that was given. */
  asc: number
  mc: number
  /** Right ascension of the midheaven. */
  armc: number
  lat: number
  obliquity: number
  ayanamsa: number
}

/** The twelve houses of a chart, the first one at index 0; degrees of the zodiac that the angles were in. */
export type Houses = {
  system: HouseSystem
  /** The system really used: Placidus has no houses beyond the polar circle, so Porphyry is used there. */
  used: HouseSystem
  /** The beginning and the middle of each house; the house runs to the next one's beginning. */
  starts: number[]
  middles: number[]
}

/** The latitude from which a part of the ecliptic never rises, so that Placidus has no houses. */
const placidusLimit = (obliquity: number) => 90 - obliquity

/** Below this latitude Placidus has houses in every year of 1800–2200. */
export const PLACIDUS_LIMIT = 66.5

/**
 * The ascendant and the midheaven of a place (north and east positive). `ayanamsa` is the one with nutation; 0 gives
 * tropical angles. Chennai 1945-10-20T05:41:42Z, Lahiri: asc 254.52244°, mc 172.12789°.
 */
export function anglesAt(sky: Sky, lat: number, lon: number, ayanamsa: number): ChartAngles {
  const armc = wrap360(sky.gast + lon)
  const theta = armc * RAD
  const eps = sky.obliquity * RAD
  const mc = Math.atan2(Math.sin(theta), Math.cos(theta) * Math.cos(eps)) * DEG
  const tilt = Math.sin(theta) * Math.cos(eps) + Math.tan(lat * RAD) * Math.sin(eps)
  let asc = Math.atan2(Math.cos(theta), -tilt) * DEG
  if (wrap360(asc - mc) > 180) asc += 180
  const { obliquity } = sky
  return { asc: wrap360(asc - ayanamsa), mc: wrap360(mc - ayanamsa), armc, lat, obliquity, ayanamsa }
}

/** The twelve houses by a system. Whole-sign houses are the signs themselves, from the ascendant's. */
export function housesOf(angles: ChartAngles, system: HouseSystem): Houses {
  const used = system === 'placidus' && Math.abs(angles.lat) >= placidusLimit(angles.obliquity) ? 'porphyry' : system
  switch (used) {
    case 'whole_sign':
      return from(system, used, twelfths(Math.floor(angles.asc / 30) * 30))
    case 'equal':
      return from(system, used, twelfths(angles.asc - 15))
    case 'sripati': {
      const middles = porphyry(angles)
      return { system, used, starts: middles.map((middle, i) => between(middles[(i + 11) % 12]!, middle)), middles }
    }
    case 'porphyry':
      return from(system, used, porphyry(angles))
    case 'placidus':
      return from(system, used, placidus(angles))
  }
}

/** The house, 1–12, of a longitude. */
export function houseOf(houses: Houses, longitude: number): number {
  for (let i = 0; i < 12; i++) {
    const width = wrap360(houses.starts[(i + 1) % 12]! - houses.starts[i]!)
    if (wrap360(longitude - houses.starts[i]!) < width) return i + 1
  }
  return 12
}

function from(system: HouseSystem, used: HouseSystem, starts: number[]): Houses {
  return { system, used, starts, middles: starts.map((start, i) => between(start, starts[(i + 1) % 12]!)) }
}

const twelfths = (first: number) => Array.from({ length: 12 }, (_, i) => wrap360(first + 30 * i))
const between = (a: number, b: number) => wrap360(a + wrap360(b - a) / 2)

/** Each quadrant between the angles divided into three equal arcs of longitude. */
function porphyry({ asc, mc }: ChartAngles): number[] {
  const below = wrap360(mc + 180 - asc)
  const cusps: number[] = []
  for (let i = 0; i < 3; i++) cusps[i] = wrap360(asc + (below * i) / 3)
  for (let i = 0; i < 3; i++) cusps[3 + i] = wrap360(mc + 180 + ((180 - below) * i) / 3)
  for (let i = 0; i < 6; i++) cusps[6 + i] = wrap360(cusps[i]! + 180)
  return cusps
}

/** Cusps at one and two thirds of a point's own time above or below the horizon. */
function placidus(angles: ChartAngles): number[] {
  const { asc, mc } = angles
  const c11 = trisected(angles, 0, 1 / 3)
  const c12 = trisected(angles, 0, 2 / 3)
  const c2 = trisected(angles, 180, -2 / 3)
  const c3 = trisected(angles, 180, -1 / 3)
  const half = [asc, c2, c3, wrap360(mc + 180), wrap360(c11 + 180), wrap360(c12 + 180)]
  return [...half, ...half.map((cusp) => wrap360(cusp + 180))]
}

/**
 * The ecliptic point whose right ascension is `share` of its semi-arc from the meridian (`side` 0 upper, 180
 * lower). Below the polar circle each round shrinks the error to two thirds or less.
 */
function trisected({ armc, lat, obliquity, ayanamsa }: ChartAngles, side: number, share: number): number {
  const eps = obliquity * RAD
  const steep = Math.tan(lat * RAD) * Math.tan(eps)
  const sign = side === 0 ? 1 : -1
  let ra = armc + side + 90 * share
  for (let round = 0; round < 90; round++) {
    const next = armc + side + share * (90 + sign * Math.asin(steep * Math.sin(ra * RAD)) * DEG)
    const moved = Math.abs(wrap180(next - ra))
    ra = next
    if (moved < 1e-11) break
  }
  const longitude = Math.atan2(Math.sin(ra * RAD), Math.cos(ra * RAD) * Math.cos(eps)) * DEG
  return wrap360(longitude - ayanamsa)
}
