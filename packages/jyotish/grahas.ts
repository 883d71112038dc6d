// The nine grahas at one instant.
import { wrap360 } from './astronomy/angles.ts'
import { bodyAt, type Positions } from './astronomy/bodies.ts'
import { type NodeKind, nodePlace } from './astronomy/moon.ts'
import { type Place, type Sky, skyAt } from './astronomy/sky.ts'
import { type Graha, SEVEN } from './zodiac.ts'

/** The tropical positions of the nine grahas: degrees, degrees a day and au; the nodes have latitude and distance 0. */
export type GrahaPlaces = Readonly<Record<Graha, Place>>

/** All nine; Ketu is opposite Rahu. */
export function grahasAt(sky: Sky, positions: Positions = 'apparent', node: NodeKind = 'mean'): GrahaPlaces {
  const places = {} as Record<Graha, Place>
  for (const planet of SEVEN) places[planet] = bodyAt(sky, planet, positions)
  const rahu = nodePlace(sky, node)
  places.rahu = rahu
  places.ketu = { ...rahu, meanLon: wrap360(rahu.meanLon + 180), lon: wrap360(rahu.lon + 180) }
  return places
}

/** One of the nine at an instant. */
export function grahaAt(ms: number, graha: Graha, positions: Positions = 'apparent', node: NodeKind = 'mean'): Place {
  const sky = skyAt(ms)
  if (graha !== 'rahu' && graha !== 'ketu') return bodyAt(sky, graha, positions)
  const rahu = nodePlace(sky, node)
  if (graha === 'rahu') return rahu
  return { ...rahu, meanLon: wrap360(rahu.meanLon + 180), lon: wrap360(rahu.lon + 180) }
}
