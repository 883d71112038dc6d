// The company pages, English.
import type { Content } from '#app/ui/content-page.tsx'

export const companyText = {
  about: {
    title: 'About us',
    lead: 'Drishti is Sanskrit for sight. We build a place where astrology is calculated openly and talking to an astrologer is billed honestly.',
    sections: [
      {
        heading: 'What we do',
        paragraphs: [
          'Anyone can cast a birth chart, match two charts, read the almanac of a city or a horoscope here, free and without an account. Whoever wants to talk it over finds astrologers who answer by chat, web call or phone.',
        ],
      },
      {
        heading: 'How we earn',
        paragraphs: [
          'A session costs the price shown before it starts, for the seconds in which both sides were connected. The astrologer gets a share that was fixed before the session began; the rest runs the platform. There are no subscriptions, no automatic recharges and no advertisements.',
        ],
      },
      {
        heading: 'What we leave out',
        paragraphs: [
          'We show no invented testimonials, no counters that only go up, and no countdowns. Nobody here may sell fear, and nobody may sell you a remedy.',
        ],
      },
    ],
  },
  mission: {
    title: 'Mission',
    lead: 'To make each figure on this site one that you can check.',
    sections: [
      {
        heading: 'The sky',
        paragraphs: [
          'Positions are calculated, not copied, and every page names the rules it used: the ayanamsa, the node, the houses, the sunrise.',
        ],
      },
      {
        heading: 'The bill',
        paragraphs: [
          'Each session leaves a receipt with its timeline. The billed seconds times the price give the sum, and you can do the multiplication yourself.',
        ],
      },
      {
        heading: 'The person',
        paragraphs: [
          'Astrologers are read and approved by people before they go online, set out their experience in their own words, and are rated only by those who paid for a session.',
        ],
      },
    ],
  },
  vision: {
    title: 'Vision',
    lead: 'Astrology as a conversation between adults: a careful calculation, an experienced reader, and a person who decides for themselves.',
    sections: [
      {
        heading: 'Open to everyone',
        paragraphs: [
          'Each page is made to work with a keyboard, a screen reader, an old phone and a slow network. The free tools stay free.',
        ],
      },
      {
        heading: 'Fair to those who answer',
        paragraphs: ['Astrologers see what they earned for each session to the second, and when it was paid.'],
      },
    ],
  },
  contact: {
    title: 'Contact us',
    lead: 'Write to us; a person reads it.',
    sections: [
      {
        heading: 'About a session or a bill',
        paragraphs: [
          'Open the receipt of the session and choose “Report a problem”: it reaches us together with the timeline, which saves you explaining it. If you cannot log in, write to the address below and name the e-mail of your account. Never send us a password or a code.',
        ],
      },
      {
        heading: 'Everything else',
        paragraphs: [
          'Questions, mistakes in a calculation, press and partnerships: the same address. For a calculation please add the place, the date and the time, and what you expected.',
        ],
      },
    ],
  },
  careers: {
    title: 'Careers',
    lead: 'We are a small team and hire rarely.',
    sections: [
      {
        heading: 'Astrologers',
        paragraphs: [
          'You don’t need a job offer: register as an astrologer, tell us about your training and experience, and go online once you are approved.',
        ],
      },
      {
        heading: 'Everybody else',
        paragraphs: [
          'There is no open position at the moment. If you think we should know you anyway, write to us and show us something that you made.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Content>
