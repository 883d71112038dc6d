// Rectangular vectors (x, y, z) in reused plain arrays, so that loops allocate nothing.
/** Spherical coordinates and their rates. */
export type Spherical = {
  /** Longitude and latitude (rad), radius (au; the Moon's km). */
  L: number
  B: number
  R: number
  /** Their rates per day. */
  dL: number
  dB: number
  dR: number
}

export type Vector = [x: number, y: number, z: number]

export const vector = (): Vector => [0, 0, 0]

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** Converts a spherical position and its daily rates into a position and a velocity, times `unit`. */
export function toVectors(s: Spherical, unit: number, position: Vector, velocity: Vector): void {
  const cosL = Math.cos(s.L)
  const sinL = Math.sin(s.L)
  const cosB = Math.cos(s.B)
  const sinB = Math.sin(s.B)
  const flat = s.R * cosB * unit
  const outward = (s.dR * cosB - s.R * sinB * s.dB) * unit
  position[0] = flat * cosL
  position[1] = flat * sinL
  position[2] = s.R * sinB * unit
  velocity[0] = outward * cosL - flat * sinL * s.dL
  velocity[1] = outward * sinL + flat * cosL * s.dL
  velocity[2] = (s.dR * sinB + s.R * cosB * s.dB) * unit
}

/** A rotation as nine numbers, row by row. */
export type Matrix = [number, number, number, number, number, number, number, number, number]

export function rotate(m: Matrix, v: Vector, out: Vector): Vector {
  const [x, y, z] = v
  out[0] = m[0] * x + m[1] * y + m[2] * z
  out[1] = m[3] * x + m[4] * y + m[5] * z
  out[2] = m[6] * x + m[7] * y + m[8] * z
  return out
}
