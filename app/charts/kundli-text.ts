// Texts of the kundli page; sentences about the chart itself are in the engine's catalogues.

import type { BirthFacts } from 'drishti-jyotish/kundli/birth-facts.ts'
import { ERROR_BOUND } from 'drishti-jyotish/version.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { grahaNameTexts, offsetText } from '#app/format/format.ts'
import { texts } from '#app/language/texts.ts'
import { kundliHindi } from './kundli-text.hi.ts'

const MONTH_NAMES =
  'Chaitra Vaishakha Jyeshtha Ashadha Shravana Bhadrapada Ashvina Kartika Margashirsha Pausha Magha Phalguna'.split(' ')

export const kundliEnglish = {
  unnamed: 'Kundli',
  pageTitle: (name: string) => `${name}: kundli`,
  zoneRule: ({ zone, abbreviation, offsetSeconds, dst }: BirthFacts) =>
    `Clock read by ${zone?.replaceAll('_', ' ')}: ${[
      abbreviation,
      offsetText(offsetSeconds ?? 0),
      dst ? 'summer time' : '',
    ]
      .filter((part) => part && !/^[+-]\d/.test(part))
      .join(', ')}`,
  ownMeanTime: 'The time is read by the place’s own mean time.',
  takeRule: 'Cast by the rule of the zone',
  twice: (reading: 'earlier' | 'later') => `The clocks showed this time twice that day. This is the ${reading} one.`,
  takeOther: (reading: 'earlier' | 'later') => `Take the ${reading} one`,
  outer: { uranus: 'Uranus', neptune: 'Neptune' },
  month: (month: number) => MONTH_NAMES[month - 1] ?? '',
  edit: 'Edit birth details',
  share: 'Share',
  shared: 'Anyone who has this link can see this birth.',
  print: 'Print',
  hindi: 'हिन्दी में छापें',
  hindiFailed: 'The sheet in Hindi could not be loaded. Please try again.',
  ask: 'Ask an astrologer about this',
  save: 'Save to my births',
  saved: 'The birth is saved in your account.',
  saveFailed: 'The birth could not be saved. Please try again.',
  timeUnknown: 'time unknown',
  atNoon: '(at noon)',
  timeless: 'The time of birth is unknown. Noon is taken: the lagna, the houses, and dates to the day are a guess.',
  holds: {
    title: (minutes: number) => `Within ${minutes} minutes either way`,
    titleUnknown: 'On this day at any hour',
    what: 'Each part was tried minute by minute over the doubt about the time. What holds can be read as it stands; what changes is one of several.',
    parts: {
      lagna: 'Lagna',
      d9: 'Lagna in D9',
      d10: 'Lagna in D10',
      d60: 'Lagna in D60',
      moon: 'Moon sign',
      star: 'Nakshatra',
      pada: 'Pada',
      manglik: 'Manglik',
    },
    holds: 'holds',
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
    more: (n: number) => `${n} more`,
    dasha: 'Dates of the periods',
    dashaDays: (days: number) => (days === 0 ? 'move by less than a day' : `move by up to ${days} days either way`),
  },
  friendship: {
    title: 'Friendships',
    caption: 'How each graha regards the others',
    of: 'Graha',
    by: (natural: string, temporal: string) => `${natural}, ${temporal} here`,
    note: 'In bold the two together; below, by nature and by the places in this chart.',
  },
  /** For an instant outside all periods: the end of the list, or the birth. */
  dashaReach: {
    after: (end: string) => `The periods are reckoned for 120 years of life. The last one ended on ${end}.`,
    before: (birth: string) => `The periods count from the birth on ${birth}.`,
  },
  saturn: {
    notNow: 'Not now',
    over: 'The hundred years are over',
    overText: (end: string) => `Saturn’s periods are reckoned for a hundred years from the birth, until ${end}.`,
  },
  within: (minutes: number) => `± ${minutes} min`,
  style: 'Chart style',
  styles: { north: 'North', south: 'South', east: 'East' },
  chart: 'Chart',
  moonChart: 'Moon chart',
  chartLabel: (style: string, name: string) => `${name}, ${style} Indian style. Arrow keys go from house to house.`,
  divisionTable: (name: string) => `${name} as a table`,
  lagna: 'Lagna',
  graha: (graha: Graha) => grahaNameTexts.en[graha],
  sign: (sign: number) => WRITING.en.signs[sign] ?? '',
  /** Four letters, which distinguish Vrishabha from Vrishchika. */
  signShort: (sign: number) => (sign === 7 ? 'Vrch' : (WRITING.en.signs[sign] ?? '').slice(0, 4)),
  star: (nakshatra: number) => WRITING.en.nakshatras[nakshatra - 1] ?? '',
  moonSign: 'Moon sign',
  nakshatra: 'Nakshatra',
  pada: (star: string, pada: number) => `${star}, pada ${pada}`,
  running: 'Running now',
  planets: 'Planets',
  columns: {
    graha: 'Graha',
    sign: 'Sign',
    degree: 'Degree',
    speed: 'Speed a day',
    star: 'Nakshatra, pada',
    lord: 'Lord',
    house: 'House',
    state: 'State',
  },
  dignities: {
    exalted: 'Exalted',
    moolatrikona: 'Moolatrikona',
    own: 'Own sign',
    great_friend: 'Great friend',
    friend: 'Friend',
    neutral: 'Neutral',
    enemy: 'Enemy',
    great_enemy: 'Great enemy',
    debilitated: 'Debilitated',
  } as Record<string, string>,
  combust: (distance: string) => `combust ${distance}°`,
  combustTitle: (orb: number) => `Within ${orb}° of the Sun`,
  retrograde: 'retrograde',
  vargottama: 'vargottama',
  sections: {
    reading: 'Reading',
    dasha: 'Dasha',
    divisions: 'Divisional charts',
    yogas: 'Yogas',
    doshas: 'Doshas',
    strength: 'Strength',
    transits: 'Transits',
    birth: 'Birth details',
  },
  tabs: 'Sections of the kundli',
  vargas: {
    1: ['D1 Birth', 'Body and life as a whole'],
    2: ['D2 Hora', 'Wealth, and how it is kept'],
    3: ['D3 Drekkana', 'Brothers, sisters, courage'],
    4: ['D4 Chaturthamsha', 'Home, land, rest'],
    7: ['D7 Saptamsha', 'Children, and what one creates'],
    9: ['D9 Navamsha', 'Partnership, and the strength behind D1'],
    10: ['D10 Dashamsha', 'Work and standing'],
    12: ['D12 Dwadashamsha', 'Parents and lineage'],
    16: ['D16 Shodashamsha', 'Vehicles and comforts'],
    20: ['D20 Vimshamsha', 'Devotion and practice'],
    24: ['D24 Chaturvimshamsha', 'Learning'],
    27: ['D27 Saptavimshamsha', 'Strengths and weaknesses'],
    30: ['D30 Trimshamsha', 'Challenges, and how they are met'],
    40: ['D40 Khavedamsha', 'The mother’s line'],
    45: ['D45 Akshavedamsha', 'The father’s line'],
    60: ['D60 Shashtyamsha', 'All matters, finest division'],
  } as Record<number, readonly [string, string]>,
  what: {
    chart: (place: string) =>
      `A map of the sky at the birth, seen from ${place}. Each cell is a house, an area of life; the tinted one is the lagna, the sign that was rising in the east.`,
    planets:
      'Where each graha stood: its sign, the exact degree, the nakshatra and the house. “Exalted” and “own sign” are strong places; “combust” means close to the Sun.',
    dasha: (system: string, balance: string, days: number) =>
      `Life is divided into periods ruled by the grahas; their order starts from the Moon’s nakshatra at birth. ${system}: balance at birth ${balance}. Year length: ${days} days.`,
    yogas:
      'Combinations that the old books name. Only those that this chart has are listed, each with the placements that make it.',
    doshas:
      'Placements that tradition asks to look at. Each says whether its rule is met, why, and what lifts it; none is a verdict.',
    ashtakavarga:
      'Each graha gives a point to some signs. More points in a sign mean that a graha passing there finds support; 28 is the average of the sum.',
    shadbala:
      'Six kinds of strength in rupas, beside what each graha needs. Above 1 the graha has what it needs to act.',
    transits: 'Where the grahas stand on the chosen day, counted from the lagna and from the Moon of the birth.',
    divisions:
      'Each sign divided again: a finer chart for one area of life. The finer the division, the more exact the birth time must be.',
    reading:
      'Plain words for what the chart shows. Each line opens the placement it rests on; other placements may say otherwise.',
    birth: 'How the clock time became an instant, and what the almanac said at that instant.',
  },
  rules: (ayanamsa: string, node: string, houses: string, positions: string, version: string) =>
    `Rules used: ${ayanamsa} ayanamsa, ${node} node, houses by whole signs (chalit by ${houses}), ${positions} positions. Engine ${version}, grahas within ${ERROR_BOUND.grahas}″ of the reference, the Moon within ${ERROR_BOUND.moon}″.`,
} as const

export const kundliTexts = texts({ en: kundliEnglish, hi: kundliHindi })
