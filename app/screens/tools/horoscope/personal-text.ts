// The words around the reading for one's own chart.
import type { HoroscopePeriod } from '#workers/contract/horoscope-periods.ts'

/** The times a chart is read for. */
export const PERSONAL_PERIODS = ['today', 'tomorrow', 'week', 'month'] as const satisfies readonly HoroscopePeriod[]
export type PersonalWhen = (typeof PERSONAL_PERIODS)[number]

export const personalText = {
  births: 'Births to read for',
  unnamed: 'No name',
  save: 'Save a birth',
  loading: 'Your saved births are on their way.',
  listFailed: 'Your saved births could not be loaded.',
  again: 'Try again',
  period: 'Time to read for',
  working: 'Reading the sky for this chart.',
  failed: 'The chart could not be read. Please check the connection and try again.',
  readFor: (name: string, span: string) => `Read for ${name}: ${span}`,
  facts: (lagna: string | null, moon: string, star: string) =>
    `${lagna ? `Lagna ${lagna}, Moon` : 'Moon'} in ${moon}, ${star}.`,
  thisBirth: 'this birth',
  noLagna:
    'The birth time is not exact enough for a lagna, so houses are counted from the Moon. A closer time would say more.',
  moonDoubt: 'The Moon changed sign within the doubt about this time: read it as one of two possibilities.',
  periods: 'Periods that are running',
  periodNames: ['Great period', 'Sub-period', 'Third period'],
  periodSpan: (start: string, end: string) => `${start} to ${end}`,
  stars: { day: 'The star of the day', week: 'The stars of the week' },
  lords: 'Lords of your periods in the sky',
  transits: 'Transits through your houses',
  table: 'Where each graha passes',
  columns: { graha: 'Graha', sign: 'Sign', lagna: 'From lagna', moon: 'From Moon', points: 'Points' },
  points: (own: number | null) => (own === null ? '' : `${own} of its own`),
  pointsWhat:
    'Points are the bindus of your ashtakavarga in the sign: 28 is the average of all, and more of them back a transit. They say how a time is supported, never what must happen.',
  pointsCause: (points: number, own: number | null) =>
    `${points} bindus of the sarvashtakavarga${own === null ? '' : `, ${own} of its own`}`,
  starCause: (star: string, birthStar: string) => `The Moon in ${star}, counted from your birth star ${birthStar}`,
  dashaCause: (star: string, lord: string) =>
    `Vimshottari periods, counted from the Moon at birth in ${star}, whose lord is ${lord}`,
  kundli: 'Open this kundli',
  ask: 'Ask an astrologer about this',
} as const
