import type { Entry } from './shards.ts'

// A match with a later word of the name ("york" of New York) or a misspelling ranks below a match at the start.
const ASIDE = 0.3
// Exact matches: a small place with exactly this name ranks above a large one whose name only starts with it.
const WHOLE = 20
const UNKNOWN = 200

/** Higher is better: population, weighted by the kind of match. */
export function rank({ key, name, aside, weight }: Entry, query: string): number {
  const people = weight || UNKNOWN
  if (aside) return people * ASIDE
  return name === query || key === query ? people * WHOLE : people
}

/** The best first, without duplicates of a place. */
export function best(entries: readonly Entry[], query: string, limit: number): Entry[] {
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry, query) }))
  // With equal ranks, an entry for a place's own name comes before one for another name.
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
