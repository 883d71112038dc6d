// Filters read from an address; filters that make no sense are left out rather than failing.
import { SessionsQuery } from '#workers/contract/sessions.ts'
import { FILTER_NAMES, type SessionFilters } from './sessions-address.ts'

export function readSessionFilters(params: URLSearchParams): { query: SessionsQuery; filters: SessionFilters } {
  const filters: SessionFilters = {}
  for (const name of FILTER_NAMES) {
    const value = params.get(name)?.trim()
    if (value && SessionsQuery.shape[name].safeParse(value).success) filters[name] = value
  }
  return { query: SessionsQuery.parse(filters), filters }
}
