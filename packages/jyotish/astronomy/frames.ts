// Rotations from the ecliptic and equinox of J2000 to those of date, and from the Moon's frame to J2000.
import { ARCSEC, RAD } from './angles.ts'
import type { Matrix, Vector } from './vector.ts'

/** General precession in longitude, arcseconds a day (IAU 2006). precessionRate(0) = 0.13768. */
export function precessionRate(T: number): number {
  return (5028.796195 + T * (2.2108696 + T * 0.00023892)) / 36_525
}

/**
 * Mean ecliptic J2000 → mean ecliptic and equinox of date: Rz(−(Π + p))·Rx(π)·Rz(Π) with the IAU 2006 angles.
 * T: Julian centuries TT. At T = 1 the longitude of a point on the ecliptic grows by about 5029.9″.
 */
export function precession(T: number, out: Matrix): Matrix {
  const tilt = T * (46.998973 + T * (-0.0334926 - T * 0.00012559)) * ARCSEC
  const ascending = 174.876383889 * RAD + T * (-867.95758 + T * 0.157992) * ARCSEC
  const p = T * (5028.796195 + T * (1.1054348 + T * (0.00007964 - T * 0.000023857))) * ARCSEC
  const ca = Math.cos(ascending)
  const sa = Math.sin(ascending)
  const ct = Math.cos(tilt)
  const st = Math.sin(tilt)
  const cb = Math.cos(ascending + p)
  const sb = Math.sin(ascending + p)
  out[0] = cb * ca + sb * ct * sa
  out[1] = cb * sa - sb * ct * ca
  out[2] = -sb * st
  out[3] = sb * ca - cb * ct * sa
  out[4] = sb * sa + cb * ct * ca
  out[5] = cb * st
  out[6] = st * sa
  out[7] = -st * ca
  out[8] = ct
  return out
}

/** Rotates a vector of ELP's mean ecliptic of date (without precession) to the ecliptic of J2000, in place. */
export function laplaceToJ2000(T: number, v: Vector): void {
  const P = T * (0.10180391e-4 + T * (0.47020439e-6 + T * (-0.5417367e-9 + T * (-0.2507948e-11 + T * 0.463486e-14))))
  const Q = T * (-0.113469002e-3 + T * (0.12372674e-6 + T * (0.1265417e-8 + T * (-0.1371808e-11 - T * 0.320334e-14))))
  const root = 2 * Math.sqrt(1 - P * P - Q * Q)
  const [x, y, z] = v
  v[0] = (1 - 2 * P * P) * x + 2 * P * Q * y + P * root * z
  v[1] = 2 * P * Q * x + (1 - 2 * Q * Q) * y - Q * root * z
  v[2] = -P * root * x + Q * root * y + (1 - 2 * P * P - 2 * Q * Q) * z
}
