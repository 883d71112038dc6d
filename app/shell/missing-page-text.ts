// Headings of the page for a thing that does not exist for this viewer; only the server writes them.
export const missingPageText = {
  here: 'There is nothing here',
  astrologer: 'There is no astrologer here',
  conversation: 'There is no conversation here',
} as const
