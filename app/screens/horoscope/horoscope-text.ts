// The words of the horoscope pages around the sentences, which come from the engine's catalogues.

import { titleCase } from '#app/format/text-case.ts'
import { texts } from '#app/language/texts.ts'
import type { HoroscopePeriod } from '#workers/contract/content/horoscope-periods.ts'
import { horoscopeHindi } from './horoscope-text.hi.ts'

export const horoscopeEnglish = {
  title: 'Horoscope',
  pageTitle: (sign: string, when: string) => `${sign} horoscope, ${when}`,
  description: (sign: string) =>
    `${sign} horoscope where every sentence shows the transit that causes it: career, money, love, family, learning, travel.`,
  indexTitle: 'Horoscope: twelve signs, every sentence with its cause',
  indexDescription:
    'Horoscopes by Moon sign or Sun sign for the day, week, month and year. Nothing is random: each sentence opens the transit behind it.',
  lead: 'Read by Moon sign, as Vedic astrology does. Every sentence opens the transit that causes it; nothing is random.',
  moonIn: (sign: string, until: string, place: string) =>
    `The Moon is in ${sign} until ${until} (${place}), so each sign meets it in a different house.`,
  house: (ordinal: string) => `Moon in ${ordinal}`,
  whens: {
    yesterday: 'Yesterday',
    today: 'Today',
    tomorrow: 'Tomorrow',
    week: 'Week',
    month: 'Month',
    year: 'Year',
  } as Record<HoroscopePeriod, string>,
  period: 'Period',
  basis: 'Read by',
  bases: { moon: 'Moon sign', sun: 'Sun, sidereal', sun_tropical: 'Sun, tropical' },
  basisLong: { moon: 'Moon sign, sidereal', sun: 'Sun sign, sidereal', sun_tropical: 'Sun sign, tropical' },
  about: (basis: string, span: string, place: string) => `${basis}. ${span}, times in ${place}.`,
  onPage: 'On this page',
  signs: 'Signs',
  ownPart: 'Your chart',
  transitsPart: 'Transits',
  areas: {
    general: 'General',
    career: 'Career',
    money: 'Money',
    love: 'Love',
    family: 'Family',
    learning: 'Learning',
    travel: 'Travel',
    wellbeing: 'Energy and rest',
  },
  score: (score: number) => `${score} of 5`,
  transits: 'Transits behind this page',
  graha: (graha: string) => titleCase(graha),
  columns: { graha: 'Graha', sign: 'Sign', house: 'House' },
  until: (time: string) => `until ${time}`,
  retrograde: 'retrograde, ',
  windows: 'Times of the day',
  tones: { good: 'Good', neutral: 'Neutral', bad: 'Avoid' },
  events: 'Changes in this time',
  noEvents: 'No graha changes sign or direction.',
  saturn: {
    sade_sati_rising: 'Sade sati, first phase: Saturn in the 12th from this sign.',
    sade_sati_peak: 'Sade sati, second phase: Saturn in this sign.',
    sade_sati_setting: 'Sade sati, third phase: Saturn in the 2nd from this sign.',
    dhaiya_4: 'Dhaiya: Saturn in the 4th from this sign.',
    dhaiya_8: 'Dhaiya: Saturn in the 8th from this sign.',
  },
  chandrashtama: (span: string) =>
    `Chandrashtama, the Moon in the 8th from this sign: ${span}. A time for routine rather than beginnings.`,
  formula: 'How the marks are made',
  formulaText: (rule: string) =>
    `A sentence appears only when a computed transit causes it. The five marks of an area: ${rule}.`,
  place: 'Times for',
  placeUnknown: (sentence: string) => `${sentence} Times are those of New Delhi.`,
  show: 'Show',
  share: 'Share',
  print: 'Print',
  middle: (day: string) => `As on ${day}, the middle of this time.`,
  what: {
    areas:
      'Each part of life is read from the houses that stand for it, counted from this sign. The marks add up what the transits there are held to bring; they are no forecast of events.',
    transits:
      'Where each graha stands now and which house that is from this sign. A graha stays in a sign from two days, the Moon, to two and a half years, Saturn.',
    windows:
      'Stretches of this day from the panchang of the place. The panchang page has all of them with their rules.',
    events:
      'When a graha enters a sign or turns, and the new and full Moons and eclipses of this time. They are the hinges of the text.',
  },
  find: 'Find my Moon sign',
  yours: 'Your Moon sign',
  own: {
    title: 'For your own chart',
    lead: 'The same sky, read for one birth: houses from your lagna and Moon, your running periods, the star of the day. Worked out in your browser; nothing is sent.',
    none: 'No birth is known in this browser yet.',
    cast: 'Cast a kundli',
    noneAfter: '. It is then offered here.',
    failed: 'Your births could not be shown.',
    again: 'Try again',
  },
  problem: 'That address names no sign or time that we know. This is the list of signs.',
} as const

export const horoscopeTexts = texts({ en: horoscopeEnglish, hi: horoscopeHindi })
