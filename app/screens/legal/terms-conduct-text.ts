// The second half of the terms: conduct, content, ending, liability.
import type { ContentSection } from '#app/ui/content-page.tsx'

export const termsConduct = [
  {
    id: 'conduct',
    heading: 'Conduct',
    paragraphs: ['Not allowed, for clients and astrologers alike:'],
    list: [
      'Threats, insults, harassment, sexual approaches, and hatred of anybody for who they are.',
      'Selling by fear, curses, and remedies for money.',
      'Claims about death or illness, promises of cures, lottery numbers, and advice to buy or sell an investment.',
      'Asking for or giving out contact details, or payments outside of the platform.',
      'Recording a session without the other side’s consent.',
      'Somebody else’s name or photo, invented experience, and reviews of sessions that were not had.',
      'Breaking into the site, overloading it, or reading it out by machines beyond its documented API.',
    ],
  },
  {
    id: 'for-astrologers',
    heading: 'For astrologers',
    paragraphs: [
      'You work on your own account and pay your own taxes. You may go online once we have approved you. Each session pays the share that was fixed before it began, to the second; we pay out by periods, with the reference of the bank. Of a refund your share is taken back. Set prices, hours and kinds as you like; change them at any time for sessions to come.',
    ],
    links: [['/astrologer-register', 'Register as an astrologer']],
  },
  {
    id: 'what-you-write',
    heading: 'What you write',
    paragraphs: [
      'Your messages, posts and reviews stay yours. You allow us to store them and to show them where you put them. Posts appear once an admin has approved them. We may remove what breaks these rules or the law.',
    ],
  },
  {
    id: 'ending-it',
    heading: 'Ending it',
    paragraphs: [
      'You can delete your account at any time from your profile. We may limit or close an account that breaks these rules, after a warning where that can be expected of us; unused money in its wallet that is not in dispute is then paid back as the refund policy says.',
    ],
  },
  {
    id: 'what-we-answer-for',
    heading: 'What we answer for',
    paragraphs: [
      'We answer for our own acts as the law says: without limit for intent, gross negligence, and harm to life or health; otherwise for what is typical of such a service, up to the amount that you paid here in the last twelve months. We do not answer for what an astrologer says in a session, nor for decisions that rest on it. No right that the law gives consumers is taken away.',
      'We take care that the site works, but cannot promise that it always does: networks, phones and providers fail.',
    ],
    links: [['/disclaimer', 'Disclaimer']],
  },
  {
    id: 'complaints',
    heading: 'Complaints',
    paragraphs: [
      'Complaints about a session start at its receipt; all others reach us by the contact page. The officer for complaints named below confirms a complaint within 48 hours and settles it within a month.',
    ],
    links: [['/contact-us', 'Write to us']],
  },
  {
    id: 'law-and-changes',
    heading: 'Law, and changes',
    paragraphs: [
      'The law and the courts named below apply, beside the protection that consumers have in their own country. A change of these terms has a new date at its top and holds for what you do afterwards: a session keeps the terms under which you asked for it. If you do not agree, you can close your account and have unused money back as the refund policy says.',
    ],
  },
] as const satisfies readonly ContentSection[]
