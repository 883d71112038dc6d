// Cuts the entries into files (workers/contract/places/shards.ts says how they are found again).
import { best } from '../../workers/contract/places/rank.ts'
import { hotPrefixes, type Row, type Shard } from '../../workers/contract/places/shards.ts'
import type { Listed } from './entries.ts'

export const LEAF_BYTES = 9_000
export const TOP_PLACES = 40
// A leaf may end anywhere in its last third: where the next one's first letters are fewest.
const FULL = 0.67

export type Partition = { starts: string[]; leaves: Shard[]; tops: Shard[] }

export function partition(entries: readonly Listed[]): Partition {
  const sorted = [...entries].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.weight - a.weight))
  const cuts = cut(sorted)
  const starts = cuts.map((at) => startAt(sorted, at))
  const leaves = cuts.map((at, i) => pack(sorted.slice(at, cuts[i + 1] ?? sorted.length)))
  const tops = [...hotPrefixes(starts).keys()].map((prefix) => {
    const [from, to] = [lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`)]
    return pack(best(sorted.slice(from, to), prefix, TOP_PLACES) as Listed[])
  })
  return { starts, leaves, tops }
}

/** The first entry of each leaf. */
function cut(sorted: readonly Listed[]): number[] {
  const cuts = [0]
  let bytes = 0
  let bestAt = 0
  for (let i = 0; i < sorted.length; i++) {
    bytes += sizeOf(sorted[i]!)
    const splits = i > 0 && sorted[i]!.key !== sorted[i - 1]!.key
    if (splits && bytes > LEAF_BYTES * FULL && (!bestAt || startAt(sorted, i).length < startAt(sorted, bestAt).length))
      bestAt = i
    if (bytes > LEAF_BYTES && bestAt) {
      cuts.push(bestAt)
      i = bestAt - 1
      bytes = 0
      bestAt = 0
    }
  }
  return cuts
}

/** The fewest first letters that tell a leaf from the one before. */
function startAt(sorted: readonly Listed[], at: number): string {
  if (at === 0) return ''
  const [before, key] = [sorted[at - 1]!.key, sorted[at]!.key]
  let n = 0
  while (before[n] === key[n]) n += 1
  return key.slice(0, n + 1)
}

function lowerBound(sorted: readonly Listed[], key: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.key < key) low = middle + 1
    else high = middle
  }
  return low
}

const encoder = new TextEncoder()

// The row, and its share of the file's list of regions.
function sizeOf(entry: Listed): number {
  return encoder.encode(JSON.stringify(rowOf(entry, 100, 10))).length + 14
}

function rowOf({ place, weight, other, skip, n }: Listed, region: number, zone: number): Row {
  const row: Row = [place.name, region, zone, place.lat, place.lon, weight, other, skip, n]
  if (n === 1) row.pop()
  if (n === 1 && skip === 0) row.pop()
  if (n === 1 && skip === 0 && other === 0) row.pop()
  return row
}

function pack(entries: readonly Listed[]): Shard {
  const regions: Shard['regions'] = []
  const zones: string[] = []
  const regionAt = new Map<string, number>()
  const rows = entries.map((entry) => {
    const { region, country, country_code, tz } = entry.place
    const name = `${region}|${country_code}`
    if (!regionAt.has(name)) regionAt.set(name, regions.push([region, country, country_code]) - 1)
    if (!zones.includes(tz)) zones.push(tz)
    return rowOf(entry, regionAt.get(name)!, zones.indexOf(tz))
  })
  return { regions, zones, rows }
}
