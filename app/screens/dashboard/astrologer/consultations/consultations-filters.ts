// Parses the filters of a URL; invalid ones are ignored.
import { AstrologerConsultationsQuery } from '#workers/contract/astrologers/astrologer-consultations.ts'
import { type ConsultationFilters, FILTER_NAMES } from './consultations-address.ts'

export function readConsultationFilters(params: URLSearchParams): {
  query: AstrologerConsultationsQuery
  filters: ConsultationFilters
} {
  const filters: ConsultationFilters = {}
  for (const name of FILTER_NAMES) {
    const value = params.get(name)?.trim()
    if (value && AstrologerConsultationsQuery.shape[name].safeParse(value).success) filters[name] = value
  }
  return { query: AstrologerConsultationsQuery.parse(filters), filters }
}
