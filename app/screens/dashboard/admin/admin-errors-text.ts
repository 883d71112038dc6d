import { staffTexts } from '#app/language/texts.ts'

/** The error sentences by the last segment of a screen's path. */
export const adminErrorsTexts = staffTexts({
  en: {
    error: 'Error: ',
    unknown: 'the server did not answer as expected.',
    hint: 'Nothing was changed. It may work at the next try.',
    retry: 'Try again',
    screens: {
      overview: 'Unable to load dashboard data',
      'payout-summary': 'Error loading payout data',
      astrologers: 'Failed to fetch astrologers data',
      'shared-files': 'Failed to fetch shared files',
      content: 'Failed to load blogs',
    },
  },
})
