// The words of a post's card, English (SPEC 2.6).
export const cardText = {
  by: 'By',
  on: 'on',
  readMore: 'Read More',
  minutes: (n: number) => `${n} min read`,
  draft: 'Draft',
  waiting: 'Awaiting Admin Approval',
} as const
