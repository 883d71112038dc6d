import { staffTexts } from '#app/language/texts.ts'

/** Texts of the astrologer's reviews. */
export const reviewsTexts = staffTexts({
  en: {
    title: 'Reviews',
    lead: 'You can answer each review once; your answer appears below it on your profile.',
    counts: (received: number, removed: number) =>
      `${received} received, ${removed} removed by us because they broke the rules.`,
    none: 'No review yet',
    noneText: 'Clients can review a session of a minute or more, once.',
    emptyPage: 'There are fewer pages of reviews than that.',
    pages: 'Pages of reviews',
    outOf: (stars: number) => `${stars} out of 5`,
    wordless: 'Without words.',
    yours: 'Your answer',
    answer: 'Answer',
    answerTo: (name: string) => `Answer ${name}`,
    label: (name: string) => `Your answer to ${name}`,
    hint: 'Everybody can read it, and it cannot be changed later. Say nothing of what was talked about.',
    send: 'Publish the answer',
    cancel: 'Cancel',
    sent: 'Your answer is published.',
  },
})
