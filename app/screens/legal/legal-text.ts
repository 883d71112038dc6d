// The legal pages, English. They describe what the product does.
import type { Content } from '#app/ui/content-page.tsx'

const updated = 'Last changed on 21 November 2026'

export const legalText = {
  disclaimer: {
    title: 'Disclaimer',
    lead: 'Astrology is a tradition of interpretation. It is not a science and it does not replace advice from a professional.',
    updated,
    sections: [
      {
        heading: 'No professional advice',
        paragraphs: [
          'Nothing on this site, and nothing an astrologer says in a session, is medical, psychological, legal or financial advice. Please take decisions in these fields together with somebody qualified in them.',
        ],
      },
      {
        heading: 'Calculations and readings',
        paragraphs: [
          'Positions, dates and times are calculated with care, and each page names its rules and their limits. What they mean is a matter of interpretation; two experienced readers may differ.',
        ],
      },
      {
        heading: 'Astrologers',
        paragraphs: [
          'Astrologers work on their own account. We check who they are before approving them; what they say in a session is their own view.',
        ],
      },
      {
        heading: 'If you are in distress',
        paragraphs: [
          'If you or somebody near you is in danger, please call the emergency number of your country. This service is not made for emergencies.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'What we keep, why, for how long, and how you get rid of it.',
    updated,
    sections: [
      {
        heading: 'Without an account',
        paragraphs: [
          'Birth data that you enter in the free tools is calculated in your browser and is not stored by us unless you save it. A share link keeps the birth data in the part of the address that is never sent to a server.',
        ],
      },
      {
        heading: 'With an account',
        paragraphs: ['We keep what you give us and what the service needs:'],
        list: [
          'Your name, e-mail, phone number, and photo if you add one.',
          'Your password, only as a salted hash that can’t be turned back.',
          'The messages and files of your consultations, readable by you and the astrologer.',
          'The money records of your wallet.',
        ],
      },
      {
        heading: 'Who can read your conversations',
        paragraphs: [
          'You and the astrologer. An admin can open a conversation, for a complaint for example; each such opening is written to a log that cannot be changed.',
        ],
      },
      {
        heading: 'Who else gets data',
        paragraphs: [
          'Where they are set up: a payment provider for your top-up, a telephone provider for calls, and the push service of your browser for notifications. They get what their part needs. We sell no data and show no advertisements.',
        ],
      },
      {
        heading: 'Export and deletion',
        paragraphs: [
          'You can export your data and delete your account from your profile. Deletion removes your personal data and your files. Money records stay, without your name, because the law asks for them. Backups of the database are overwritten after 30 days.',
        ],
      },
    ],
  },
  refund: {
    title: 'Refund policy',
    lead: 'You pay for connected seconds only. When something went wrong, you get your money back without an argument.',
    updated,
    sections: [
      {
        heading: 'What costs nothing anyway',
        paragraphs: [
          'Ringing, connecting, waiting and reconnecting are never billed. A session that fails, or that is lost on the astrologer’s side or ours, costs nothing if fewer than 60 seconds were billed.',
        ],
      },
      {
        heading: 'When a session went wrong',
        paragraphs: [
          'Every receipt has “Report a problem”. A person reads your reason next to the timeline of the session, and can refund it in whole or in part. Refunds go to your wallet and appear on your statement with the reason.',
        ],
      },
      {
        heading: 'Money in the wallet',
        paragraphs: [
          'Nothing is recharged automatically. If you want to leave with money in the wallet, write to us before you delete the account.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'The rules between you and us, in plain words.',
    updated,
    sections: [
      {
        heading: 'Your account',
        paragraphs: [
          'You must be an adult, use an e-mail address of your own, and keep your password to yourself. One person, one account.',
        ],
      },
      {
        heading: 'Prices and billing',
        paragraphs: [
          'The price per minute shown when you ask for a session holds for the whole session. Before it starts an amount is held, like with a card: your balance, your budget or 60 minutes’ worth, whichever is smallest. At the end the charge is price times billable seconds divided by 60, rounded once to the nearest cent; the rest is released.',
        ],
      },
      {
        heading: 'Conduct',
        paragraphs: ['Not allowed, for users and astrologers alike:'],
        list: [
          'Threats, insults, harassment, and selling by fear.',
          'Asking for or giving out contact details or payments outside the platform.',
          'Recording a session without the other side’s consent.',
          'Claims about death or illness, and promises of cures.',
        ],
      },
      {
        heading: 'Ending it',
        paragraphs: [
          'You can delete your account at any time. We may close an account that breaks these rules; money in its wallet that is not in dispute is paid back.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Content>
