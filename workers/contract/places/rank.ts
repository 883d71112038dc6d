import type { Entry } from './shards.ts'

// Found by a later word of its name ("york" of New York) or a misspelling: less than a place that begins so.
const ASIDE = 0.3
// Typed whole: small places called exactly so stand before big ones that only begin so.
const WHOLE = 20
const UNKNOWN = 200

/** The higher the better: population, weighed by how the name was met. */
export function rank({ key, name, aside, weight }: Entry, query: string): number {
  const people = weight || UNKNOWN
  if (aside) return people * ASIDE
  return name === query || key === query ? people * WHOLE : people
}

/** The best first, each place once. */
export function best(entries: readonly Entry[], query: string, limit: number): Entry[] {
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry, query) }))
  // Where a place is met by its own name, that is the one to show.
  const other = ({ entry }: { entry: Entry }) => (entry.place.also ? 1 : 0)
  ranked.sort((a, b) => b.rank - a.rank || other(a) - other(b) || (a.entry.key < b.entry.key ? -1 : 1))
  const seen = new Set<string>()
  const found: Entry[] = []
  for (const { entry } of ranked) {
    if (seen.has(entry.place.id)) continue
    seen.add(entry.place.id)
    found.push(entry)
    if (found.length === limit) break
  }
  return found
}
