// Parses the directory's filters from its URL, each separately, so that an invalid one does not affect the others.
import { AvailableQuery, SORTS, type Sort } from '#workers/contract/astrologers/astrologers.ts'

const NAMES = ['search', 'skill', 'language', 'max_price', 'online'] as const
export type FilterName = (typeof NAMES)[number]
export type Applied = { name: FilterName; value: string }[]

/** `query` is for the use case, `applied` lists the recognized filters as in the URL. */
export function readFilters(params: URLSearchParams): { query: AvailableQuery; applied: Applied; sort: Sort | null } {
  const query: AvailableQuery = {}
  const applied: Applied = []
  for (const name of NAMES) {
    const value = params.get(name)?.trim()
    if (!value) continue
    const parsed = AvailableQuery.safeParse({ [name]: value })
    if (!parsed.success || parsed.data[name] === false) continue
    Object.assign(query, parsed.data)
    applied.push({ name, value })
  }
  const sort = SORTS.find((each) => each === params.get('sort')) ?? null
  if (sort) query.sort = sort
  return { query, applied, sort }
}
