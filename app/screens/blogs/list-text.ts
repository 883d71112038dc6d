// The words of the list of posts, English. SPEC 2.6 gives most of them.
export const listText = {
  title: 'Astrology Blogs',
  lead: 'Essays by the astrologers you can talk to here. They explain how they read a chart, and where they stop.',
  searchLabel: 'Search by title or tags',
  search: 'Search',
  clear: 'Show all blogs',
  create: 'Create New Blog',
  found: (count: number, search: string) => `${blogs(count)} for “${search}”`,
  byAuthor: (count: number, name: string) => `${blogs(count)} by ${name}`,
  empty: 'No blogs found',
  emptySearch: 'No title and no tag begins with these words. Try one word, or another spelling.',
  emptyAuthor: 'This astrologer has not published anything yet.',
  emptyAll: 'The first essays are being written. Please come back soon.',
  astrologers: (search: string) => `Astrologers for “${search}”`,
  allAstrologers: (count: number) => `All ${count} astrologers for this search`,
  from: (price: string) => `From ${price} a minute`,
  nothingOffered: 'Takes no consultations at the moment',
  emptyPage: 'There are fewer pages than that.',
} as const

function blogs(count: number): string {
  return count === 1 ? '1 blog' : `${count} blogs`
}
