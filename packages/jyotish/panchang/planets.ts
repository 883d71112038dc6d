// The grahas at the beginning of the day, and those that change sign or turn during it.
import { ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { skyAt } from '../astronomy/sky.ts'
import { CENTURY_DAYS, daysUt } from '../clock/time.ts'
import { grahaAt, grahasAt } from '../grahas.ts'
import { type Combustion, combustionOf } from '../kundli/dignity.ts'
import { GRAHAS, type Graha, nakshatraOf, padaOf, signOf } from '../zodiac.ts'
import type { Reckoning } from './reckoning.ts'
import type { SunDay } from './sun-day.ts'

export type GrahaAtSunrise = {
  graha: Graha
  /** Sidereal longitude and latitude, degrees; speed in degrees a day. */
  lon: number
  lat: number
  speed: number
  sign: number
  nakshatra: number
  pada: number
  retrograde: boolean
  combustion: Combustion | null
}
export type GrahaEvent = { graha: Graha; at: number } & (
  | { kind: 'ingress'; sign: number }
  | { kind: 'retrograde' | 'direct' }
)

function rowsAt({ rules }: Reckoning, ms: number): GrahaAtSunrise[] {
  const places = grahasAt(skyAt(ms), rules.positions, rules.node)
  const ayanamsa = ayanamsaAt(rules.ayanamsa, daysUt(ms) / CENTURY_DAYS, rules.positions)
  const sun = siderealLon(places.sun, ayanamsa)
  return GRAHAS.map((graha) => {
    const { lat, speed } = places[graha]
    const lon = siderealLon(places[graha], ayanamsa)
    const retrograde = speed < 0
    return {
      graha,
      lon,
      lat,
      speed,
      sign: signOf(lon),
      nakshatra: nakshatraOf(lon),
      pada: padaOf(lon),
      retrograde,
      combustion: combustionOf(graha, lon, sun, retrograde),
    }
  })
}

/** The instant between a and b at which a yes becomes a no, to a second. */
function change(holds: (ms: number) => boolean, a: number, b: number): number {
  let [low, high] = [a, b]
  while (high - low > 1000) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return high
}

/** The grahas at the day's start, and their ingresses and stations before its end (the Moon's are in its signs). */
export function planetsOf(reckoning: Reckoning, { start, end }: SunDay) {
  const { rules } = reckoning
  const first = rowsAt(reckoning, start)
  const last = rowsAt(reckoning, end)
  const events = first.flatMap((row, i): GrahaEvent[] => {
    const { graha } = row
    const then = last[i]!
    const found: GrahaEvent[] = []
    const at = (ms: number) => grahaAt(ms, graha, rules.positions, rules.node)
    const signAt = (ms: number) =>
      signOf(siderealLon(at(ms), ayanamsaAt(rules.ayanamsa, daysUt(ms) / CENTURY_DAYS, rules.positions)))
    if (graha !== 'moon' && then.sign !== row.sign)
      found.push({ graha, kind: 'ingress', sign: then.sign, at: change((ms) => signAt(ms) === row.sign, start, end) })
    const planet = graha !== 'rahu' && graha !== 'ketu'
    if (planet && then.retrograde !== row.retrograde) {
      const turned = change((ms) => at(ms).speed < 0 === row.retrograde, start, end)
      found.push({ graha, kind: then.retrograde ? 'retrograde' : 'direct', at: turned })
    }
    return found
  })
  return { grahas: first, events: events.sort((a, b) => a.at - b.at) }
}
