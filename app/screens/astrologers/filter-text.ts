import { texts } from '#app/language/texts.ts'
import { filterHindi } from './filter-text.hi.ts'

/** Texts of the list, its search, order and filters. Separate, because profiles do not load them. */
export const filterEnglish = {
  lead: 'Each one is approved by us. Prices are per minute, charged by the second.',
  leadFrom: (price: string) => `Each one is approved by us. From ${price} a minute, charged by the second.`,
  missing: 'That astrologer is not listed at the moment. These are.',
  search: 'Name, language or question',
  sort: 'Order',
  sorts: {
    available: 'Available first',
    rating: 'Best rated',
    price: 'Lowest price',
    experience: 'Most experience',
  },
  counted: (label: string, count: number) => `${label} (${count})`,
  searchLabel: 'Search astrologers',
  filters: 'Filters',
  apply: 'Show astrologers',
  online: 'Available now',
  language: 'Speaks',
  any: 'Any',
  price: 'Highest price a minute',
  upTo: (price: string) => `Up to ${price}`,
  clear: 'Clear filters',
  remove: (what: string) => `Remove filter ${what}`,
  found: (count: number, online: number) =>
    `${count} ${count === 1 ? 'astrologer' : 'astrologers'}, ${online} available now`,
  empty: 'No astrologer fits these filters',
  emptyText: 'Remove one of them, and more people appear.',
  emptySearch: (search: string) => `Nobody is found for “${search}”`,
  emptySearchText: 'You can search for a name, a language such as Marathi, or what it is about, such as career.',
  emptySearchFilters: 'The filters below the search also count.',
  clearSearch: 'Clear the search',
  emptyList: 'No astrologer is listed yet',
  emptyListText: 'As soon as one is approved, you find them here.',
} as const

export const filterTexts = texts({ en: filterEnglish, hi: filterHindi })
