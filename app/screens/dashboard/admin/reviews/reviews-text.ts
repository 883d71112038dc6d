import { staffTexts } from '#app/language/texts.ts'

export const reviewsTexts = staffTexts({
  en: {
    title: 'Reviews',
    lead: 'Reviews of all astrologers. A removed one neither counts nor is shown.',
    list: 'Reviews',
    search: 'Search by client or astrologer...',
    searchLabel: 'Search reviews',
    stars: { label: 'Stars', all: 'Stars: all', of: (stars: string) => (stars === '1' ? '1 star' : `${stars} stars`) },
    state: { label: 'State', all: 'State: all', shown: 'Shown', removed: 'Removed' },
    none: 'No reviews found matching the current filters',
    columns: {
      client: 'Client',
      astrologer: 'Astrologer',
      rating: 'Rating',
      text: 'Review',
      date: 'Date',
      actions: 'Actions',
    },
    reply: 'Answer: ',
    removedBecause: (reason: string) => `Removed: ${reason}`,
    remove: 'Remove',
    removeOf: (client: string) => `Remove the review of ${client}`,
    removeTitle: 'Remove this review?',
    removeLead: 'It no longer counts in the rating, and its place says that a review was removed.',
    reason: 'Reason',
    removed: 'The review is removed.',
  },
})
