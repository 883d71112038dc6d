// The privacy policy: the data that is kept, its periods and its readers.
// The periods are the constants of workers/contract/admin/retention-periods.ts, those of conversations an admin sets (privacy-content.ts); legal-promises.test.ts and kept-periods.test.ts hold them.
import { texts } from '#app/language/texts.ts'
import type { Content } from '#app/ui/content/content-page.tsx'
import { privacyRightTexts } from './privacy-rights-text.ts'
import { privacyHindi } from './privacy-text.hi.ts'

const sections = [
  {
    id: 'in-short',
    heading: 'In short',
    paragraphs: [],
    list: [
      'The free tools need no account. Kundli and matching are computed in your own browser.',
      'Your conversations are read by you and the astrologer. An admin who must open one writes down why first, in a log that nobody can change.',
      'We sell no data, show no advertisements, and use no trackers and no analytics.',
      'You can take your data along and delete your account yourself, at any time.',
    ],
  },
  {
    id: 'without-an-account',
    heading: 'Without an account',
    paragraphs: [
      'A birth that you enter for a kundli or a match stays in your browser. A shared link keeps it in the part of the address that is never sent to a server. Only in a browser without JavaScript is the form sent to us; the result is computed, and the birth is neither stored nor logged.',
      'Almanac and horoscope open for a city near you, guessed from your network address for that one answer and not stored. Choose another city at any time.',
      'If you write to us, we keep your name, your e-mail and your message. If you ask for the newsletter, we keep the address.',
      'Our log has a line for each request: the time, the method, the address of the page without what follows its question mark, the status and duration of the answer, the network (never your whole network address: its last quarter, or all but the first three groups of a long one, is left out), the id of your account if you are logged in, our id of the request and Cloudflare’s. A refused request has its code and the reason, too. An error has its technical message, and the ids of the accounts and sessions that it is about.',
    ],
  },
  {
    id: 'with-an-account',
    heading: 'With an account',
    paragraphs: ['We keep what you give us and what the service needs:'],
    list: [
      'Name, e-mail, phone number, your gender and photo if you give them, your time zone and the language you chose.',
      'Your password as a salted scrypt hash, which cannot be turned back.',
      'Of a passkey its public half; the secret one never leaves your device.',
      'Births that you save, for yourself and your family.',
      'Conversations and the files in them, reviews, bookings, the astrologers you follow, and reports that you send.',
      'Top-ups, charges, refunds and receipts. Card numbers go to the payment provider and never reach us.',
      'Each login with the kind of browser and when it was last seen, so that you can end it from your profile.',
      'If you allow notifications, the address that your browser’s push service gives for this device.',
      'Mails to your address that come back, with the reason; and the kinds of mails that you have ended.',
      'Of astrologers also the practice, prices, hours, posts and earnings.',
    ],
  },
  {
    id: 'in-a-session',
    heading: 'In a session',
    paragraphs: [
      'The astrologer sees your name, what you write and, if you attach one, a copy of a birth, or of two for a match, and where you are if you say so: from the moment of accepting until the end. Neither side ever sees the other’s phone number or e-mail.',
      'Calls are not recorded by us. Sound travels encrypted from browser to browser, by way of a relay where networks need one, or over a telephone provider.',
      'Astrologers may keep notes about their clients. Nobody else reads them here; they are deleted when either of the two accounts is.',
    ],
  },
  {
    id: 'who-else-gets-data',
    heading: 'Who else gets data',
    paragraphs: ['Each gets what its part needs, and only where it is set up:'],
    list: [
      'Cloudflare, which runs our servers, database, files, mail and relays.',
      'Stripe, for a top-up.',
      'Twilio, for calls over the telephone network and for text messages.',
      'The maker of your browser, whose push service carries notifications.',
    ],
  },
  {
    id: 'where-it-is',
    heading: 'Where it is',
    paragraphs: [
      'These providers work in many countries, so data may be processed outside of yours, under their agreements on data processing. We give data to an authority only where the law obliges us.',
    ],
  },
  {
    id: 'how-long-we-keep-it',
    heading: 'How long we keep it',
    paragraphs: ['What is not named here stays until you delete it, or your account.'],
    list: [
      'One-time codes: valid for 10 minutes, deleted within the hour after.',
      'A registration that was not confirmed: a day.',
      'A login: it ends after 30 days without use, and after 90 days in any case.',
      'The copy of a birth attached to a session: a day after its end. Where the chart was pointed at, or the astrologer left you words, your reading keeps a copy of its own until you delete it; only you see it.',
      'Measurements of the quality of calls: 30 days.',
      'A device for notifications that no longer comes: 60 days.',
      'The list of notices that were sent to you: 30 days.',
      'Reports of mails to you that did not arrive: 30 days. That your address takes none is kept until one arrives.',
      'The e-mail address or verified phone number before a change, encrypted: 90 days, so that a change that was not yours can be undone.',
      'Errors of pages, without your name, your account or what you typed: 30 days after the last one of a kind.',
      'The archive of your data that you asked for: a day.',
      'Messages of the contact form: a year.',
      'A newsletter address: seven days until it is confirmed, then until you leave.',
      'Reports of the payment provider: 90 days; the bookings they led to are money records.',
      'Money records, receipts and the log of what admins did: as long as the law asks for books, without your name once the account is deleted.',
      'The log of requests, refusals and errors: 7 days.',
      'Copies of the database from which it can be restored: up to 30 days.',
    ],
  },
  {
    id: 'when-you-delete-your-account',
    heading: 'When you delete your account',
    paragraphs: [
      'Your name, addresses, photo, password, births, readings, devices, follows, bookings to come, notes, posts and the files that you sent are deleted. The words of your conversations stay with the other person, under “Former client” or “Former astrologer”; for seven days after a session, they may still stand under your name where the session ran. The words of your reviews go, and their stars stay. Reports of problems that you sent us stay, without your name: they say why money was paid back or was not. If you have used free minutes, an unreadable fingerprint of your phone number stays, so that they are given once.',
    ],
    links: [['/dashboard/user/profile', 'Your data and your account']],
  },
] as const satisfies Content['sections']

export const privacyEnglish = {
  title: 'Privacy policy',
  lead: 'What we keep, why, for how long, who can see it, and how you get rid of it.',
  updated: 'Last changed on 30 November 2026',
  get sections() {
    return [...sections, ...privacyRightTexts.en]
  },
} as const satisfies Content

export const privacyTexts = texts({ en: privacyEnglish, hi: privacyHindi })
