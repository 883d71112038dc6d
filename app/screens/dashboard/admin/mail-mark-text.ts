import { staffTexts } from '#app/language/texts.ts'

export const mailMarkTexts = staffTexts({
  en: {
    title: 'Mails do not arrive at this address',
    causes: {
      suppressed: 'The mail service suppresses it: delete its entry there first, or mails are refused again.',
      bounced: 'Its server refused a mail for good.',
      delayed: 'Three mails within 72 hours could not be delivered.',
    },
    until: 'Until a mail arrives, only codes and mails about safety are tried.',
    clear: 'Clear the mark',
    cleared: 'Mails go to this address again.',
    failed: 'Failed to clear the mark',
    count: 'Mails that did not arrive, 30 days',
    none: 'None',
    counts: {
      suppressed: (n: string) => `${n} suppressed`,
      bounced: (n: string) => `${n} bounced`,
      delayed: (n: string) => `${n} delayed`,
      complaint: (n: string) => `${n} complained of`,
    },
    marked: (n: string) => `marked addresses: ${n}`,
  },
})
