// The disclaimer, English.
import type { Content } from '#app/ui/content-page.tsx'

export const disclaimerText = {
  title: 'Disclaimer',
  lead: 'Astrology is a tradition of interpretation. It is not a science, and it does not replace the advice of a professional.',
  updated: 'Last changed on 23 November 2026',
  sections: [
    {
      id: 'no-professional-advice',
      heading: 'No professional advice',
      paragraphs: [
        'Nothing on this site, and nothing that an astrologer says in a session, is medical, psychological, legal or financial advice. Decide about your health, your money, a contract or a marriage together with somebody who is qualified for it.',
        'Do not begin, change or stop a treatment because of a reading. An astrologer here may not diagnose, may not promise a cure and may not foretell a death.',
      ],
    },
    {
      id: 'what-is-calculated',
      heading: 'What is calculated',
      paragraphs: [
        'Positions, times and dates are computed by our own engine, and compared with published almanacs and ephemerides. Every page names the rules that it used: the ayanamsa, the node, the houses, the definition of sunrise. Other rules give other results, and both can be right by their own lights.',
        'A birth time that is off by a few minutes can change the ascendant and everything that hangs on it. Where the time is doubtful, the pages say what it changes.',
      ],
      links: [['/glossary', 'The terms, explained']],
    },
    {
      id: 'what-is-interpreted',
      heading: 'What is interpreted',
      paragraphs: [
        'The sentences of a horoscope or a kundli follow from a rule that you can open, and describe what the tradition says about it. They are not predictions about you, and nobody has shown that they come true more often than chance.',
      ],
    },
    {
      id: 'what-astrologers-say',
      heading: 'What astrologers say',
      paragraphs: [
        'Astrologers work on their own account. We read their application before we approve them; what they say in a session is their own view. Nobody here may frighten you into buying something, and no remedy that costs money is ever necessary. If it happens to you, report it from the receipt of the session.',
      ],
      links: [['/refund-policy', 'What happens with a report']],
    },
    {
      id: 'if-you-are-in-distress',
      heading: 'If you are in distress',
      paragraphs: [
        'If you or somebody near you is in danger, call the emergency number of your country: 112 in India and in Europe, 911 in the United States and Canada, 999 in the United Kingdom. In India, Tele-MANAS listens day and night at 14416. This service is not made for emergencies.',
      ],
    },
  ],
} as const satisfies Content
