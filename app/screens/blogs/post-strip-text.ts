// The row of posts on the home page.
export const postStripText = {
  title: 'From our astrologers',
  all: 'All blogs',
} as const
