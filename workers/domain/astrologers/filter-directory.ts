// The directory for its page: filtered, sorted, with the number of results of each filter.
import type { AvailableQuery, WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import { lowestOffered, offeredPrices } from '#workers/contract/astrologers/offered-prices.ts'
import { matchesSearch } from './search.ts'

/** The choices of the price filter, in dollars per minute. */
const PRICE_CAPS = [1, 1.5, 2, 2.5, 3]

export type FilterChoice = { value: string; count: number }
export type Directory = {
  list: WireAstrologer[]
  /** Each count applies all other filters, so that it equals the results of the choice. */
  choices: { online: number; skills: FilterChoice[]; languages: FilterChoice[]; prices: FilterChoice[] }
  /** The lowest price per minute of all listed astrologers, in cents; null without any. */
  fromCents: number | null
}

export function filterDirectory(all: readonly WireAstrologer[], query: AvailableQuery): Directory {
  const without = (name: keyof AvailableQuery) => matchingAstrologers(all, { ...query, [name]: undefined })
  const [anySkill, anyLanguage, anyPrice] = [without('skill'), without('language'), without('max_price')]
  const prices = all.flatMap(offeredPrices)
  return {
    list: listDirectory(all, query),
    choices: {
      online: without('online').filter(({ status }) => status === 'online').length,
      skills: distinct(all.flatMap((each) => each.specializations)).map((value) => ({
        value,
        count: matchingAstrologers(anySkill, { skill: value }).length,
      })),
      languages: distinct(all.flatMap((each) => each.languages)).map((value) => ({
        value,
        count: matchingAstrologers(anyLanguage, { language: value }).length,
      })),
      prices: PRICE_CAPS.map((cap) => ({
        value: String(cap),
        count: matchingAstrologers(anyPrice, { max_price: cap }).length,
      })),
    },
    fromCents: prices.length === 0 ? null : Math.round(Math.min(...prices) * 100),
  }
}

/** The astrologers that match every filter, in the order of the query. */
export function listDirectory(all: readonly WireAstrologer[], query: AvailableQuery): WireAstrologer[] {
  return sorted(matchingAstrologers(all, query), query.sort)
}

/** The astrologers that match every filter, in the given order. */
export function matchingAstrologers(all: readonly WireAstrologer[], query: AvailableQuery): WireAstrologer[] {
  const { search, skill, language, max_price, online } = query
  return all.filter(
    (each) =>
      (!search || matchesSearch(each, search)) &&
      (!skill || has(each.specializations, skill)) &&
      (!language || has(each.languages, language)) &&
      (max_price === undefined || lowestOffered(each) <= max_price) &&
      (!online || each.status === 'online'),
  )
}

/** The given order is the default: available first. Sorting is stable, so it decides between equals. */
function sorted(list: WireAstrologer[], by: AvailableQuery['sort']): WireAstrologer[] {
  if (by === 'rating') return list.sort((a, b) => (b.average_rating ?? 0) - (a.average_rating ?? 0))
  if (by === 'price') return list.sort((a, b) => lowestOffered(a) - lowestOffered(b) || 0)
  if (by === 'experience') return list.sort((a, b) => b.experience_years - a.experience_years)
  return list
}

function has(values: readonly string[], wanted: string): boolean {
  return values.some((value) => value.toLowerCase() === wanted.toLowerCase())
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'))
}
