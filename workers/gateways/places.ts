// The gazetteer's files from the Worker's assets, and Cloudflare's geolocation of a visitor.
import { readCoordinates } from '#workers/contract/places/coordinates.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { createPlaceSearch, PLACES_FOLDER, type PlaceSearch } from '#workers/contract/places/search.ts'
import type { ReadSiteFile } from './files/site-files.ts'

const KEPT_FILES = 100
const KEPT_GUESSES = 1000
// About 60 km, because Cloudflare's geolocation is a city, and sometimes only the centre of its region.
const NEAR = 0.6

// Values instead of promises, because workerd does not let a request await the I/O of another request.
const kept = new Map<string, unknown>()
const guesses = new Map<string, Place | null>()

type Places = PlaceSearch & {
  /** The visitor's place by Cloudflare's geolocation (request.cf). */
  near(cf: object | undefined): Promise<Place | null>
  /** The ids of larger cities, with those of India first. */
  largest(): Promise<string[]>
}

export function createPlaces(readFile: ReadSiteFile): Places {
  async function read(file: string, fresh = false): Promise<unknown> {
    if (!fresh && kept.has(file)) return kept.get(file)
    const value = await readFile(`${PLACES_FOLDER}/${file}`)
    kept.set(file, value)
    const [oldest] = [...kept.keys()].filter((name) => name !== 'index.json')
    if (kept.size > KEPT_FILES && oldest) kept.delete(oldest)
    return value
  }
  const search = createPlaceSearch({ read })
  return {
    ...search,
    async near(cf: EdgePlace = {}) {
      const guess = [cf.country, cf.city, cf.latitude, cf.longitude].join()
      const known = guesses.get(guess)
      if (known !== undefined) return known
      const place = await nearestPlace(search, cf)
      if (guesses.size >= KEPT_GUESSES) guesses.clear()
      guesses.set(guess, place)
      return place
    },
    largest: async () => (await read('cities.json')) as string[],
  }
}

type EdgePlace = Partial<Record<'city' | 'country' | 'latitude' | 'longitude', unknown>>

async function nearestPlace(search: PlaceSearch, cf: EdgePlace): Promise<Place | null> {
  const { city, country, latitude, longitude } = cf
  const point = readCoordinates(`${latitude}, ${longitude}`)
  if (!point || typeof city !== 'string' || !city) return null
  const away = ({ lat, lon }: Place) =>
    Math.hypot(lat - point.lat, (lon - point.lon) * Math.cos((point.lat * Math.PI) / 180))
  const found = (await search.search(city)).filter((place) => place.country_code === country && away(place) < NEAR)
  const [nearest] = found.sort((a, b) => away(a) - away(b))
  if (!nearest) return null
  const { also: _, ...place } = nearest
  return place
}
