// The seven bodies by ours, astronomy-engine and astronomia: apparent longitude, true equinox of date, degrees.
import { base, coord, elliptic, moonposition, nutation, planetposition, solar } from 'astronomia'
import vsopEarth from 'astronomia/data/vsop87Bearth'
import vsopJupiter from 'astronomia/data/vsop87Bjupiter'
import vsopMars from 'astronomia/data/vsop87Bmars'
import vsopMercury from 'astronomia/data/vsop87Bmercury'
import vsopSaturn from 'astronomia/data/vsop87Bsaturn'
import vsopVenus from 'astronomia/data/vsop87Bvenus'
import { AstroTime, Body, Ecliptic, GeoVector } from 'astronomy-engine'
import { skyAt } from '../../packages/jyotish/astronomy/sky.ts'
import { deltaT } from '../../packages/jyotish/clock/time.ts'
import { grahasAt } from '../../packages/jyotish/grahas.ts'

export const NAMES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']

/** All nine, with latitudes, distances and speeds. */
export function ours(ms) {
  const places = grahasAt(skyAt(ms))
  return NAMES.map((name) => places[name.toLowerCase()].lon)
}

/** The seven bodies; the library has no lunar nodes as grahas and gives no speeds here. */
export function astronomyEngine(ms) {
  const time = new AstroTime(new Date(ms))
  return NAMES.map((name) => Ecliptic(GeoVector(Body[name], time, true)).elon)
}

/** Astronomy Engine with our ΔT instead of its own: the accuracy of its series alone. */
export function astronomyEngineOurDeltaT(ms) {
  const ut = ms / 86_400_000 - 10_957.5
  const time = AstroTime.FromTerrestrialTime(ut + deltaT(ut) / 86_400)
  return NAMES.map((name) => Ecliptic(GeoVector(Body[name], time, true)).elon)
}

const earth = new planetposition.Planet(vsopEarth)
const planets = Object.fromEntries(
  Object.entries({
    Mercury: vsopMercury,
    Venus: vsopVenus,
    Mars: vsopMars,
    Jupiter: vsopJupiter,
    Saturn: vsopSaturn,
  }).map(([name, data]) => [name, new planetposition.Planet(data)]),
)

/** Its own sums with our ΔT: full VSOP87B, Meeus's Moon. */
export function astronomia(ms) {
  const jd = ms / 86_400_000 + 2_440_587.5
  const jde = jd + deltaT(jd - base.J2000) / 86_400
  const [dpsi, deps] = nutation.nutation(jde)
  const obliquity = nutation.meanObliquity(jde) + deps
  return NAMES.map((name) => {
    if (name === 'Sun') return (solar.apparentVSOP87(earth, jde).lon * 180) / Math.PI
    if (name === 'Moon') return ((moonposition.position(jde).lon + dpsi) * 180) / Math.PI
    const { ra, dec } = elliptic.position(planets[name], earth, jde)
    return (new coord.Equatorial(ra, dec).toEcliptic(obliquity).lon * 180) / Math.PI
  })
}
