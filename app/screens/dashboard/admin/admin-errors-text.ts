import { staffTexts } from '#app/language/texts.ts'

/** The sentences of SPEC 8 by the last part of a screen's address. */
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
