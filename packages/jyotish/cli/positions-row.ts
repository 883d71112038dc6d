// One row of `positions`: the columns of the reference file positions.json.
import { ayanamsaAt, siderealLon, trueAyanamsa } from '../astronomy/ayanamsa.ts'
import { type BodyName, bodyAt } from '../astronomy/bodies.ts'
import { anglesAt, housesOf } from '../astronomy/houses.ts'
import { nodePlace } from '../astronomy/moon.ts'
import { type Place, type Sky, skyAt } from '../astronomy/sky.ts'
import { deltaT, julianDay } from '../clock/time.ts'
import { readInstant, readObject, readSpot, refuseUnknown } from '../input.ts'
import { dashaOf } from '../kundli/dasha.ts'
import { nakshatraOf, padaOf } from '../zodiac.ts'

const BODIES: readonly BodyName[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
]
const column = (name: string) => name[0]!.toUpperCase() + name.slice(1)

function placesAt(sky: Sky): [string, Place][] {
  const nodes = (['mean', 'true'] as const).flatMap((kind): [string, Place][] => {
    const rahu = nodePlace(sky, kind)
    const opposite = { ...rahu, lon: (rahu.lon + 180) % 360, meanLon: (rahu.meanLon + 180) % 360 }
    return [
      [`Rahu${column(kind)}`, rahu],
      [`Ketu${column(kind)}`, opposite],
    ]
  })
  return [...BODIES.map((name): [string, Place] => [column(name), bodyAt(sky, name)]), ...nodes]
}

const gather = (places: readonly [string, Place][], of: (place: Place) => unknown) =>
  Object.fromEntries(places.map(([name, place]) => [name, of(place)]))

/** Fields of a row; the last two only go with it. */
const POSITION_FIELDS = 'id utc lat lon place note'.split(' ')

export function positionsRow(row: unknown) {
  const input = readObject(row, 'row')
  refuseUnknown(input, POSITION_FIELDS, 'row')
  const ms = readInstant(input.utc)
  const { lat, lon } = readSpot(input)
  const sky = skyAt(ms)
  const ayanamsa = ayanamsaAt('lahiri', sky.T)
  const places = placesAt(sky)
  const angles = anglesAt(sky, lat, lon, trueAyanamsa('lahiri', sky))
  const placidus = housesOf(angles, 'placidus')
  const moon = siderealLon(places[1]![1], ayanamsa)
  const dasha = dashaOf('vimshottari', moon, ms)
  return {
    utc: new Date(ms).toISOString(),
    jd_ut: julianDay(ms),
    lat,
    lon,
    deltaT_sec: deltaT(sky.ut),
    dpsi_arcsec: sky.nutation.dpsi,
    eps_true: sky.obliquity,
    gast_deg: sky.gast,
    ayanamsa_lahiri_mean: ayanamsa,
    ayanamsa_lahiri_true: angles.ayanamsa,
    ayanamsa_raman_mean: ayanamsaAt('raman', sky.T),
    ayanamsa_kp_mean: ayanamsaAt('kp', sky.T),
    lon_trop: gather(places, (place) => place.lon),
    lon_sid: gather(places, (place) => siderealLon(place, ayanamsa)),
    lat_ecl: gather(places, (place) => place.lat),
    speed: gather(places, (place) => place.speed),
    retrograde: gather(places, (place) => place.speed < 0),
    asc_sid: angles.asc,
    mc_sid: angles.mc,
    armc: angles.armc,
    cusps_porphyry_sid: housesOf(angles, 'porphyry').starts,
    cusps_placidus_sid: placidus.used === 'placidus' ? placidus.starts : null,
    moon_nakshatra: nakshatraOf(moon),
    moon_pada: padaOf(moon),
    vim_lord: column(dasha.birthLord),
    vim_balance_years: dasha.balanceYears,
  }
}
