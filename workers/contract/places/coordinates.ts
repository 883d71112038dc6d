// Parses coordinates: "25.3176, 82.9739", "25.3176 N 82.9739 E", "25°19'4\" N, 83°0' E".
import type { Place } from './place.ts'

export type Point = { lat: number; lon: number }

const PART =
  '([+-]?\\d{1,3}(?:\\.\\d+)?)\\s*°?\\s*(?:(\\d{1,2}(?:\\.\\d+)?)\\s*[\'′]?\\s*(?:(\\d{1,2}(?:\\.\\d+)?)\\s*["″]?\\s*)?)?'
const LETTERED = new RegExp(`^${PART}\\s*([NS])[\\s,;]*${PART}\\s*([EW])$`, 'i')
const PLAIN = /^([+-]?\d{1,2}(?:\.\d+)?)°?\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)°?$/
// Decimal places in URLs (11 m).
const DIGITS = 4

export function readCoordinates(text: string): Point | null {
  const trimmed = text.trim()
  const plain = PLAIN.exec(trimmed)
  if (plain) return checked(Number(plain[1]), Number(plain[2]))
  const match = LETTERED.exec(trimmed)
  if (!match) return null
  const [, d1, m1, s1, ns = '', d2, m2, s2, ew = ''] = match
  const south = ns.toUpperCase() === 'S' ? -1 : 1
  const west = ew.toUpperCase() === 'W' ? -1 : 1
  return checked(south * degrees(d1, m1, s1), west * degrees(d2, m2, s2))
}

/** degrees("25", "19", "4") = 25.3178. */
function degrees(d = '0', m = '0', s = '0'): number {
  return Number(d) + Number(m) / 60 + Number(s) / 3600
}

function checked(lat: number, lon: number): Point | null {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return null
  return { lat: round(lat), lon: round(lon) }
}

function round(value: number): number {
  // `+ 0` turns -0 into 0.
  return Number(value.toFixed(DIGITS)) + 0
}

/** `tz` is an IANA name. */
export function placeAt({ lat, lon }: Point, tz: string): Place {
  return {
    id: `${lat},${lon}`,
    name: formatPoint({ lat, lon }),
    region: '',
    country: '',
    country_code: '',
    lat,
    lon,
    tz,
  }
}

/** formatPoint({ lat: 25.3176, lon: -82.9 }) = "25.3176° N, 82.9° W". */
export function formatPoint({ lat, lon }: Point): string {
  return `${Math.abs(lat)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon)}° ${lon < 0 ? 'W' : 'E'}`
}
