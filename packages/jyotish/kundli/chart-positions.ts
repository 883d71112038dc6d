// The sky of a birth, as charts, strengths and matches need it.
import { ayanamsaAt, siderealLon, trueAyanamsa } from '../astronomy/ayanamsa.ts'
import type { Spot } from '../astronomy/horizon.ts'
import { anglesAt, type ChartAngles } from '../astronomy/houses.ts'
import { type Sky, skyAt } from '../astronomy/sky.ts'
import { type GrahaPlaces, grahasAt } from '../grahas.ts'
import { GRAHAS, type Graha } from '../zodiac.ts'
import type { Chart } from './chart.ts'
import type { KundliRules } from './options.ts'

export type ChartPositions = {
  sky: Sky
  places: GrahaPlaces
  angles: ChartAngles
  /** Degrees, without nutation (for grahas) and with it (for the angles). */
  ayanamsa: number
  ayanamsaWithNutation: number
  chart: Chart
}

/** Works out the nine grahas and the angles of an instant and a spot. */
export function chartPositionsOf(
  { ms, lat, lon }: Spot & { ms: number },
  { ayanamsa: name, positions, node }: Pick<KundliRules, 'ayanamsa' | 'positions' | 'node'>,
): ChartPositions {
  const sky = skyAt(ms)
  const ayanamsa = ayanamsaAt(name, sky.T, positions)
  const ayanamsaWithNutation = trueAyanamsa(name, sky, positions)
  const places = grahasAt(sky, positions, node)
  const angles = anglesAt(sky, lat, lon, ayanamsaWithNutation)
  const lons = {} as Record<Graha, number>
  const speeds = {} as Record<Graha, number>
  for (const graha of GRAHAS) {
    lons[graha] = siderealLon(places[graha], ayanamsa)
    speeds[graha] = places[graha].speed
  }
  return { sky, places, angles, ayanamsa, ayanamsaWithNutation, chart: { ascendant: angles.asc, lons, speeds } }
}
