// The page of a wrong address.
export const notFoundText = {
  pageTitle: 'Page not found',
  title: 'There is no page at this address',
  lead: 'The address may be mistyped, or the page has moved. These lead on:',
  home: 'Home',
  astrologers: 'Astrologers',
  kundli: 'Kundli',
} as const
