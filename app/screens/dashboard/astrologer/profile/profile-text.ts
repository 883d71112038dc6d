import { staffTexts } from '#app/language/texts.ts'

/** Texts of the astrologer's own profile. */
export const profileTexts = staffTexts({
  en: {
    title: 'Profile',
    lead: 'What clients see of you, and what a minute with you costs.',
    you: 'You',
    practice: 'Your practice',
    prices: 'Your prices',
    pricesLead:
      'A new price counts for new sessions only; what rings or runs keeps its own. Your payout keeps its share of the price until we agree on another.',
    earn: (minute: string, ten: string, share: number) =>
      `You earn ${minute} a minute, ${ten} for ten minutes: ${share} % of the price.`,
    earnLater: 'What you will earn stands here once a price is typed.',
    changes: (before: string) => `Until you save, it is ${before} a minute.`,
    save: 'Save the profile',
    saved: 'Your profile is saved.',
    preview: 'As clients see it',
    previewText: 'It follows what you type.',
    notShown: 'You take no kind of session now: clients see no price, and the front page does not show you.',
    open: 'Open your public profile',
    waiting: 'Clients see it once your registration is approved.',
    suspended: 'Clients see it again when the suspension ends.',
    about: 'About',
  },
})
