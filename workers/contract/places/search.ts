// Searches places while the user types: the browser and the Worker share this code and its files.
import { type Point, placeAt, readCoordinates } from './coordinates.ts'
import { fold } from './fold.ts'
import { type Place, placeId, placeKey } from './place.ts'
import { best } from './rank.ts'
import { type Entry, fileOf, type Index, type IndexFile, readIndex, readShard, type Shard } from './shards.ts'
import { type ZoneMap, zoneAt } from './zone-map.ts'

export const PLACES_FOLDER = '/places'
/** The file with the time zones of points outside the gazetteer. */
export const ZONE_MAP = 'zone-map.json'
export const PLACES_SHOWN = 8
const QUERY_MAX = 120
const KEPT_FILES = 64

export type PlaceFiles = {
  /** A file below /places, parsed as JSON; `fresh` bypasses every cache. Rejects if the file does not exist. */
  read(file: string, fresh?: boolean): Promise<unknown>
}

export type PlaceSearch = ReturnType<typeof createPlaceSearch>

export function createPlaceSearch({ read }: PlaceFiles) {
  let index: Promise<Index> | null = null
  const files = new Map<string, Promise<Entry[]>>()
  let zones: ZoneMap | null = null

  function loadIndex(fresh = false): Promise<Index> {
    if (fresh || !index) {
      const loading = read('index.json', fresh).then((file) => readIndex(file as IndexFile))
      index = loading
      loading.catch(() => {
        if (index === loading) index = null
      })
    }
    return index
  }

  function loadFile(file: string): Promise<Entry[]> {
    const known = files.get(file)
    if (known) return known
    const loading = read(file).then((shard) => readShard(shard as Shard))
    files.set(file, loading)
    loading.catch(() => files.delete(file))
    const [oldest] = files.keys()
    if (files.size > KEPT_FILES && oldest !== undefined) files.delete(oldest)
    return loading
  }

  /** Entries with this prefix. */
  async function entriesOf(prefix: string): Promise<Entry[]> {
    const file = async (fresh: boolean) => loadFile(fileOf(await loadIndex(fresh), prefix))
    // Retries with a fresh index, because a new version may have been deployed since the index was read.
    const entries = await file(false).catch(() => file(true))
    return entries.filter(({ key }) => key.startsWith(prefix))
  }

  /** "delhi india", "paris texas": the last words may name the region or the country. */
  async function withinRegion(query: string, text: string): Promise<Entry[]> {
    const words = query.split(' ')
    const comma = text.indexOf(',')
    const named = comma > 0 ? fold(text.slice(0, comma)).split(' ').length : 0
    const heads = named > 0 && named < words.length ? [named] : [words.length - 1, words.length - 2]
    for (const n of heads.filter((each) => each > 0)) {
      const head = words.slice(0, n).join(' ')
      const entries = (await entriesOf(head)).filter(({ name, place }) => {
        const where = placeKey('', place.region, `${place.country} ${place.country_code}`).split(' ')
        return name === head && words.slice(n).every((word) => where.some((part) => part.startsWith(word)))
      })
      if (entries.length > 0) return best(entries, head, PLACES_SHOWN)
    }
    return []
  }

  /** A point outside the gazetteer. */
  async function pointPlace(point: Point): Promise<Place> {
    zones ??= (await read(ZONE_MAP)) as ZoneMap
    return placeAt(point, zoneAt(zones, point.lat, point.lon))
  }

  async function search(text: string, limit = PLACES_SHOWN): Promise<Place[]> {
    const point = readCoordinates(text)
    if (point) return [await pointPlace(point)]
    const query = fold(text.slice(0, QUERY_MAX))
    if (query === '') return []
    const found = best(await entriesOf(query), query, limit)
    const more = found.length < limit && query.includes(' ') ? await withinRegion(query, text) : []
    return best([...found, ...more], query, limit).map(({ place }) => place)
  }

  return {
    search,

    /** The place of an id, a label or a name as typed: the exact one, else the best match; null when there is none. */
    async resolve(text: string): Promise<Place | null> {
      const point = readCoordinates(text)
      if (point) return pointPlace(point)
      const id = text.trim().toLowerCase()
      const key = fold(id.replace(/-\d+$/, ''))
      if (key === '' || id.length > QUERY_MAX) return null
      const all = (await entriesOf(key)).map(({ place }) => place)
      const exact = all.find((place) => place.id === id) ?? all.find((place) => place.id === placeId(key))
      if (exact) return exact
      const [first] = await search(id.replaceAll('-', ' '), 1)
      return first ?? null
    },

    /** Preloads the index before the first letter is typed. */
    async warm(): Promise<void> {
      await loadIndex()
    },
  }
}
