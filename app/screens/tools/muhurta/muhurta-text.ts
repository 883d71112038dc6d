// The texts of the muhurta finder. The sentences of the rules come from the engine's words.
import type { MuhurtaRule } from 'drishti-jyotish/muhurta/findings.ts'

type RulesUsed = {
  preset: string | null
  ayanamsa: string
  place: string
  zone: string
  night: boolean
  version: string
}

export const muhurtaText = {
  titleOf: (purpose: string, place: string) => `Muhurta in ${place}: ${purpose}`,
  best: 'The best windows',
  bestHint: 'One for each day, the highest score first.',
  found: (windows: number, days: number, all: number) =>
    `${windows} ${windows === 1 ? 'window' : 'windows'} on ${days} of ${all} ${all === 1 ? 'day' : 'days'}.`,
  none: 'No window in these days',
  noneText: 'Something stood against every hour. Try other dates; below is what it was.',
  /** Names of rules, each for all sentences of its rule. */
  groups: {
    star_other: 'The Moon’s nakshatra is not among those for this.',
    star_pada: 'A pada that marriages leave out.',
    tithi_rikta: 'A rikta tithi runs.',
    tithi_dark: 'The Moon has lost its light (Krishna Trayodashi to Amavasya).',
    yoga_forbidden: 'Vyatipata or Vaidhriti runs.',
    vara_forbidden: 'A weekday that is ruled out for this.',
    sankranti: 'Less than 16 ghatis from the Sun’s entry into a sign.',
    lagna_forbidden: 'The rising sign is ruled out for this.',
  } as Readonly<Partial<Record<MuhurtaRule, string>>>,
  against: 'What stood against the other days',
  days: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
  allDays: 'Day by day',
  day: 'Day',
  windows: 'Windows, with their score',
  more: (n: number) => `and ${n} more`,
  score: 'Score',
  points: (points: number, best: number) => `${points} of ${best} points`,
  helps: 'Helps',
  hurts: 'Hurts',
  /** Where a rule is written, in the engine's own words. */
  source: (words: string) => words,
  calendar: 'Add to calendar',
  calendarOf: (day: string) => `Add to calendar: ${day}`,
  share: 'Share',
  grades: { excellent: 'Excellent', good: 'Good', fair: 'Fair' },
  lagna: (sign: string) => `${sign} lagna`,
  onPage: 'On this page',
  what: {
    best: 'A muhurta is a stretch of time in which every rule keeps its answer. What a book forbids is left out; what it praises or blames adds or takes points. The books rank and do not count: the points are ours, and stand beside each rule.',
    days: 'A day without a window shows what forbade it, or its hours. Days run from sunrise to sunrise, so a window after midnight stands with the day before.',
  },
  books:
    'MC: Muhurta Chintamani of Rama Daivajna. Raman: B.V. Raman, Muhurtha or Electional Astrology. Numbers are chapters; after a point, verses.',
  rules: ({ preset, ayanamsa, place, zone, night, version }: RulesUsed) =>
    `Rules used${preset ? `, those of ${preset}` : ''}: ${ayanamsa} ayanamsa, ${place}, clocks of ${zone}, ${night ? 'day and night' : 'from sunrise to sunset'}, windows of at least 12 minutes. Engine ${version}.`,
  badDate: (typed: string) => `“${typed}” is not a date. Dates are written like 2026-11-21.`,
  outOfReach: 'Dates go from 1800 to 2200.',
  backwards: 'The last day comes before the first.',
  tooLong: 'A search covers at most 366 days.',
  badPada: 'Please choose the pada too, 1 to 4.',
} as const
