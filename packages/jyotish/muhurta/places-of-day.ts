// The grahas at each sunrise, and between two of them: a rule asks for their signs at any moment of the day.
import { wrap180, wrap360 } from '../astronomy/angles.ts'
import { ayanamsaAt, siderealLon } from '../astronomy/ayanamsa.ts'
import { skyAt } from '../astronomy/sky.ts'
import { grahasAt } from '../grahas.ts'
import { once, type Reckoning } from '../panchang/reckoning.ts'
import { siderealLonAt } from '../panchang/single-body-longitude.ts'
import { signLadder, stepsBetween } from '../panchang/steps.ts'
import type { Stretch } from '../panchang/sun-day.ts'
import { GRAHAS, type Graha, signOf } from '../zodiac.ts'

type PerGraha = Readonly<Record<Graha, number>>
export type PlacesAt = { lons: PerGraha; speeds: PerGraha; signs: PerGraha }

/** Sidereal longitudes and daily motions at an instant. */
export function placesAt({ rules, known }: Reckoning, ms: number): PlacesAt {
  return once(known.observances, `places ${ms}`, () => {
    const sky = skyAt(ms)
    const found = grahasAt(sky, rules.positions, rules.node)
    const ayanamsa = ayanamsaAt(rules.ayanamsa, sky.T, rules.positions)
    const of = (value: (graha: Graha) => number) =>
      Object.fromEntries(GRAHAS.map((graha) => [graha, value(graha)])) as PerGraha
    const lons = of((graha) => siderealLon(found[graha], ayanamsa))
    return { lons, speeds: of((graha) => found[graha].speed), signs: of((graha) => signOf(lons[graha])) }
  })
}

/** The signs at a moment between two instants: the Moon's by its own longitude, the others' by the straight line. */
export function signsBetween(
  reckoning: Reckoning,
  { start, end, at }: { start: number; end: number; at: number },
): PerGraha {
  const [first, last] = [placesAt(reckoning, start), placesAt(reckoning, end)]
  const share = (at - start) / (end - start)
  const signs = {} as Record<Graha, number>
  for (const graha of GRAHAS) {
    const moved = wrap180(last.lons[graha] - first.lons[graha])
    signs[graha] =
      first.signs[graha] === last.signs[graha] ? first.signs[graha] : signOf(wrap360(first.lons[graha] + share * moved))
  }
  const { almanac, rules } = reckoning
  signs.moon = signOf(siderealLonAt(almanac, 'moon', rules.ayanamsa, at))
  return signs
}

/** Stretches whose edges are the changes of sign of the grahas: between them every house keeps its occupants. */
export function signChanges(reckoning: Reckoning, { start, end }: Stretch): Stretch[] {
  const [first, last] = [placesAt(reckoning, start), placesAt(reckoning, end)]
  const ingresses = GRAHAS.filter((graha) => graha !== 'moon' && first.signs[graha] !== last.signs[graha]).map(
    (graha) => {
      const moved = wrap180(last.lons[graha] - first.lons[graha])
      const edge = moved > 0 ? last.signs[graha] * 30 : first.signs[graha] * 30
      const at = start + (wrap180(edge - first.lons[graha]) / moved) * (end - start)
      return { start, end: at }
    },
  )
  return [...stepsBetween(signLadder(reckoning, 'moon'), start, end), ...ingresses]
}
