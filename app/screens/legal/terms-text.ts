// The terms. Prices, holds and limits are those of workers/contract/limits.ts and pricing.ts.
import { texts } from '#app/language/texts.ts'
import type { Content } from '#app/ui/content/content-page.tsx'
import { termsConductTexts } from './terms-conduct-text.ts'
import { termsHindi } from './terms-text.hi.ts'

const sections = [
  {
    id: 'what-this-is',
    heading: 'What this is',
    paragraphs: [
      'We run a place where you find an astrologer and talk by chat, web call or phone, and free tools that compute charts, matches, almanacs and horoscopes. Astrologers work on their own account. The contract about the use of this place is between you and us.',
    ],
  },
  {
    id: 'your-account',
    heading: 'Your account',
    paragraphs: [
      'You are at least 18 years old. You use your own e-mail address and phone number, keep your password to yourself, and have one account. What is done from your account counts as done by you, unless somebody got in without your fault.',
    ],
  },
  {
    id: 'the-wallet',
    heading: 'The wallet',
    paragraphs: [
      'You pay from a wallet in US dollars. A top-up is between $5 and $500, is your own act each time, and never happens automatically. The money earns no interest, does not expire and cannot be given to others. You may set a monthly limit: a lower one counts at once, a higher one after 24 hours. Months are those of UTC.',
    ],
    links: [['/pricing', 'Pricing, with a calculator']],
  },
  {
    id: 'prices-and-billing',
    heading: 'Prices and billing',
    paragraphs: [
      'Astrologers set their own prices a minute. The one that you see when you ask holds for the whole session. To ask, you need money for two minutes. When the astrologer accepts, an amount is held, as on a card: what you have available, your budget for the session, what is left of your monthly limit, or 60 minutes’ worth, whichever is least. Five minutes before it is used up the next part is held, as long as money, budget and limit allow, up to six hours.',
      'Only the time in which both of you are connected is counted. At the end the charge is the price times the counted seconds divided by 60, rounded once to the nearest cent; the rest of the hold is released. There are no other fees. You are warned two minutes and thirty seconds before the money ends, and at zero the session ends on its own.',
      'The receipt shows the timeline, the counted seconds and the sum, so that you can compute the charge yourself.',
    ],
  },
  {
    id: 'when-the-connection-is-lost',
    heading: 'When the connection is lost',
    paragraphs: [
      'The clock stops. Whoever comes back within a minute goes on where you stopped; after that, or after five minutes of gaps in all, the session ends. What is free then, and how refunds work, is in the refund policy.',
    ],
    links: [['/refund-policy', 'Refund policy']],
  },
  {
    id: 'free-minutes',
    heading: 'Free minutes',
    paragraphs: [
      'An astrologer, or we, may give a new client up to five free minutes: once for you with that astrologer, or once at all when they come from us. They need a verified phone number, and exist in chats and in web calls between browsers. When they end you are asked whether to go on; without your yes nothing is charged.',
    ],
  },
  {
    id: 'booked-times',
    heading: 'Booked times',
    paragraphs: [
      'Booking half an hour costs and holds nothing: the session costs what any session costs, from its first second. Either side may cancel until the time begins. A missed time is counted, and the other side can see how many were. A booking needs the money for two minutes in the wallet and, where we can send text messages, a verified phone number. The time is kept for the client for three minutes; a client who misses two within 30 days cannot book for a week.',
    ],
  },
] as const satisfies Content['sections']

export const termsEnglish = {
  title: 'Terms',
  lead: 'The rules between you and us, in plain words.',
  updated: 'Last changed on 30 November 2026',
  get sections() {
    return [...sections, ...termsConductTexts.en]
  },
} as const satisfies Content

export const termsTexts = texts({ en: termsEnglish, hi: termsHindi })
