// The files of the gazetteer. The sorted keys are split into leaves of a few KB, each named by its number; `starts` has
// the first letters of each. A prefix that spans several leaves has a file with its best places.
import { fold } from './fold.ts'
import { type Place, placeId, placeKey } from './place.ts'

/** [name, region, zone, lat, lon, weight, other name or 0, words skipped, n]; the last three may be absent. */
export type Row = [string, number, number, number, number, number, (string | 0)?, number?, number?]
export type Shard = { regions: [region: string, country: string, code: string][]; zones: string[]; rows: Row[] }
/** `starts`: for each leaf, the number of letters shared with the one before (base 36), and the remaining letters. */
export type IndexFile = { version: string; places: number; starts: string }
export type Index = { version: string; starts: string[]; hot: Map<string, number> }

/**
 * `name`: the folded name at the start of the key. `aside`: the entry is for a later word of the name, or for a
 * misspelling. `weight`: the population, if known.
 */
export type Entry = { key: string; name: string; aside: boolean; weight: number; place: Place }

/** Marks another name as a misspelling: it matches the place but is not shown. */
export const MISSPELT = '~'

export function packStarts(starts: readonly string[]): string {
  return starts
    .map((start, i) => {
      const shared = sharedLength(start, starts[i - 1] ?? '')
      return shared.toString(36) + start.slice(shared)
    })
    .join(',')
}

export function readIndex({ version, starts: packed }: Pick<IndexFile, 'version' | 'starts'>): Index {
  let before = ''
  const starts = packed.split(',').map((text) => {
    before = before.slice(0, Number.parseInt(text[0] ?? '0', 36)) + text.slice(1)
    return before
  })
  return { version, starts, hot: hotPrefixes(starts) }
}

/** Every prefix whose places span several leaves, with the number of its file. */
export function hotPrefixes(starts: readonly string[]): Map<string, number> {
  const hot = new Map<string, number>()
  for (const start of starts)
    for (let n = 1; n < start.length; n++) if (!hot.has(start.slice(0, n))) hot.set(start.slice(0, n), hot.size)
  return hot
}

/** The file to read for a folded prefix. */
export function fileOf({ version, starts, hot }: Index, prefix: string): string {
  const number = hot.get(prefix)
  return `${version}/${number === undefined ? leafOf(starts, prefix) : `top-${number}`}.json`
}

export function leafOf(starts: readonly string[], key: string): number {
  let [low, high] = [0, starts.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= key) low = middle
    else high = middle
  }
  return low
}

export function readShard({ regions, zones, rows }: Shard): Entry[] {
  return rows.map(([name, r, z, lat, lon, weight, other = 0, skip = 0, n = 1]) => {
    const [region, country, code] = regions[r]!
    const id = placeId(placeKey(name, region, country), n)
    const place = { id, name, region, country, country_code: code, lat, lon, tz: zones[z]! }
    return { ...listedUnder({ other, skip }, place), weight }
  })
}

/** The kind of an entry: by a place's name, by another name, or by a later word of the name ("Delhi" of New Delhi). */
export function listedUnder({ other, skip }: { other: string | 0; skip: number }, place: Place): Omit<Entry, 'weight'> {
  const misspelt = other !== 0 && other.startsWith(MISSPELT)
  const folded = fold(other || place.name)
  const name = skip ? folded.split(' ').slice(skip).join(' ') : folded
  return {
    key: placeKey(name, place.region, place.country),
    name,
    aside: misspelt || skip > 0,
    place: other && !misspelt ? { ...place, also: other } : place,
  }
}

function sharedLength(a: string, b: string): number {
  let n = 0
  while (n < a.length && n < 35 && a[n] === b[n]) n += 1
  return n
}
