// The words of the page of all tools.
import type { FreeTool, ToolGroup } from '#workers/contract/free-tools.ts'

export const toolsPageText = {
  title: 'Free tools',
  description:
    'Panchang, kundli, matching, muhurta, prashna and the rest: free, without an account, each with the rule behind its result.',
  groups: {
    day: 'Day and time',
    chart: 'Birth charts',
    question: 'Questions',
    figures: 'Figures and words',
  } satisfies Record<ToolGroup, string>,
}

export const toolLines: Readonly<Record<FreeTool, string>> = {
  '/panchang': 'Tithi, nakshatra, yoga and karana of any day and place, with muhurtas, choghadiya and hora.',
  '/horoscope': 'The day, week, month and year of each sign, and of your own birth.',
  '/festivals': 'The dates of festivals and vrats in your city, and the rule that decides each.',
  '/muhurta': 'The best times to marry, move, travel or begin, with every rule that helped or hurt.',
  '/kundli': 'Birth chart, planets, dashas, yogas and doshas, explained as you read.',
  '/KundliMatch': 'Two charts side by side: eight kootas, ten poruthams and Manglik.',
  '/kundli/advanced': 'Strengths in detail, Jaimini’s aspects and dashas, and a search of transits.',
  '/varshaphala': 'The chart of a year of your life, by the Tajika system.',
  '/kp': 'Cusps and grahas to the sub-sub lord, with their significators.',
  '/rectification': 'Where the birth time is in doubt: what changes from minute to minute.',
  '/prashna': 'The chart of the moment in which you ask a question.',
  '/kp/horary': 'A question and a number from 1 to 249, judged by the Krishnamurti Paddhati.',
  '/accuracy': 'Our figures beside those that others have published, with the sources.',
  '/glossary': 'The words of Jyotish in plain English.',
}
