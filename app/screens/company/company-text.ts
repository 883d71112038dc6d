// Texts of the company pages.
import { texts } from '#app/language/texts.ts'
import type { Content } from '#app/ui/content/content-page.tsx'
import { companyHindi } from './company-text.hi.ts'

export const companyEnglish = {
  about: {
    title: 'About us',
    lead: 'We build a place where astrology is calculated openly, and talking to an astrologer is billed honestly.',
    sections: [
      {
        id: 'what-you-find-here',
        heading: 'What you find here',
        paragraphs: [
          'Free, and without an account: a birth chart with all that is computed from it, the matching of two charts, the almanac of any day in 171,000 places, and a horoscope in which every sentence names the transit behind it.',
          'If you want to talk about it, astrologers answer by chat, by a call in your browser or by phone. You see the price of a minute and of ten minutes before you ask, and you pay for the seconds in which you are both connected.',
        ],
        links: [
          ['/kundli', 'Cast a kundli'],
          ['/panchang', 'Today’s panchang'],
          ['/astrologers', 'The astrologers'],
        ],
      },
      {
        id: 'how-we-earn',
        heading: 'How we earn',
        paragraphs: [
          'The astrologer gets a share of each session that was fixed before it began; the rest runs the platform. There are no subscriptions, no automatic recharges, no sold data and no advertisements.',
        ],
        links: [['/pricing', 'Pricing, with a calculator']],
      },
      {
        id: 'how-astrologers-come-here',
        heading: 'How astrologers come here',
        paragraphs: [
          'Astrologers write down their experience, what they are good at, their languages and their prices. A person reads it before they can go online. Ratings come only from clients who paid for at least one minute, one for each session, and an average is shown with its count.',
        ],
        links: [['/astrologer-register', 'Register as an astrologer']],
      },
      {
        id: 'what-we-leave-out',
        heading: 'What we leave out',
        paragraphs: [
          'Invented testimonials, counters that only go up, countdowns. Nobody here may sell fear, and nobody may sell you a remedy.',
        ],
      },
    ],
  },
  mission: {
    title: 'Mission',
    lead: 'To make each figure on this site one that you can check.',
    sections: [
      {
        id: 'the-sky',
        heading: 'The sky',
        paragraphs: [
          'Positions are calculated by our own engine, not copied. Every page names the rules that it used: the ayanamsa, the node, the houses, the sunrise. Where schools differ you can switch, and see what changes.',
        ],
        links: [
          ['/accuracy', 'Our figures beside published ones'],
          ['/docs/api', 'The same figures, by an open API'],
        ],
      },
      {
        id: 'the-bill',
        heading: 'The bill',
        paragraphs: [
          'Each session leaves a receipt with its timeline. The counted seconds times the price give the sum, and you can do the multiplication yourself.',
        ],
      },
      {
        id: 'the-person',
        heading: 'The person',
        paragraphs: [
          'An astrologer is a person with a name, a price and working hours, not a queue. You can follow one, book a time, wait in line, and read what others thought. They can block a client who behaves badly.',
        ],
      },
    ],
  },
  vision: {
    title: 'Vision',
    lead: 'Astrology as a conversation between adults: a careful calculation, an experienced reader, and a person who decides for themselves.',
    sections: [
      {
        id: 'open-to-everyone',
        heading: 'Open to everyone',
        paragraphs: [
          'Each page is made to work with a keyboard, a screen reader, an old phone and a slow network. The free tools stay free, and the words of the tradition are explained where they appear.',
        ],
        links: [['/glossary', 'Glossary']],
      },
      {
        id: 'fair-to-those-who-answer',
        heading: 'Fair to those who answer',
        paragraphs: [
          'Astrologers see what they earned for each session to the second, when it was paid and with which reference. They set their own prices and hours, and no rating is taken from somebody who did not pay.',
        ],
      },
      {
        id: 'honest-about-its-limits',
        heading: 'Honest about its limits',
        paragraphs: [
          'A chart can order a conversation about a life. It cannot diagnose, sign a contract or take a decision. We would rather say so than earn from the opposite.',
        ],
        links: [['/disclaimer', 'Disclaimer']],
      },
    ],
  },
  contact: {
    title: 'Contact us',
    lead: 'Write to us; a person reads it and answers by mail.',
    sections: [
      {
        id: 'about-a-session-or-a-bill',
        heading: 'About a session or a bill',
        paragraphs: [
          'Open the receipt of the session and choose “Report a problem”: it reaches us together with the timeline, which saves you explaining it. If you cannot log in, use the form and the e-mail of your account. Never send us a password or a code.',
        ],
        links: [['/refund-policy', 'Refund policy']],
      },
      {
        id: 'a-mistake-in-a-calculation',
        heading: 'A mistake in a calculation',
        paragraphs: [
          'Please add the place, the date and the time, and what you expected, with its source. We check every such report against the engine.',
        ],
      },
      {
        id: 'your-data',
        heading: 'Your data',
        paragraphs: [
          'You can take your data along and delete your account in your profile, without writing to us. For everything else that the privacy policy gives you a right to, use the form.',
        ],
        links: [['/privacy-policy', 'Privacy policy']],
      },
      {
        id: 'news',
        heading: 'News',
        paragraphs: ['A letter when there is something to say, once a month at most. One press ends it.'],
        links: [['/newsletter', 'Newsletter']],
      },
    ],
  },
  careers: {
    title: 'Careers',
    lead: 'We are a small team and hire rarely.',
    sections: [
      {
        id: 'astrologers',
        heading: 'Astrologers',
        paragraphs: [
          'You need no job offer: register, tell us about your training and experience, set your prices, and go online once you are approved. You choose your hours, and whether you take chats, web calls or phone calls.',
        ],
        links: [['/astrologer-register', 'Register as an astrologer']],
      },
      {
        id: 'everybody-else',
        heading: 'Everybody else',
        paragraphs: [
          'We have no open positions right now. If you think that we should know you anyway, write to us and show us something that you made.',
        ],
        links: [['/contact-us', 'Write to us']],
      },
    ],
  },
} as const satisfies Record<string, Content>

export const companyTexts = texts({ en: companyEnglish, hi: companyHindi })
