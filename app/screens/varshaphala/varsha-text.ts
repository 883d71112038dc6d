// The texts of a year's chart.
import { texts } from '#app/language/texts.ts'
import { sahamHindi, varshaHindi } from './varsha-text.hi.ts'

export const varshaEnglish = {
  kind: 'Varshaphala',
  unnamed: 'Varshaphala',
  onPage: 'On this page',
  parts: [
    ['charts', 'Charts'],
    ['lord', 'Lord of the year'],
    ['strengths', 'Strengths'],
    ['yogas', 'Tajika yogas'],
    ['mudda', 'Mudda dasha'],
    ['sahams', 'Sahams'],
  ],
  year: 'Year of life',
  yearOption: (years: number, calendar: number) => `${years + 1}, from ${calendar}`,
  previous: 'Year before',
  next: 'Year after',
  from: (start: string, end: string) => `From ${start} to ${end}.`,
  byDay: 'It begins by day.',
  byNight: 'It begins by night.',
  charts: 'The year beside the birth',
  yearChart: 'Year',
  birthChart: 'Birth',
  facts: {
    lagna: 'Lagna of the year',
    muntha: 'Muntha',
    munthaLord: 'Lord of the muntha',
    lord: 'Lord of the year',
  },
  house: (sign: string, house: string, birthHouse: string) => `${sign}, ${house} house (${birthHouse} of the birth)`,
  lord: 'Lord of the year',
  chosen: {
    strength: (name: string) => `${name} is the strongest of the office-bearers that see the lagna of the year.`,
    muntha_lord: (name: string) =>
      `No office-bearer sees the lagna of the year: ${name}, lord of the muntha, leads it.`,
  },
  offices: {
    day_or_night: (day: boolean) => (day ? 'Lord of the Sun’s sign' : 'Lord of the Moon’s sign'),
    birth_lagna: 'Lord of the birth lagna',
    muntha: 'Lord of the muntha',
    year_lagna: 'Lord of the year’s lagna',
    triraashi: 'Triraashi lord',
  },
  office: 'Office',
  graha: 'Graha',
  sees: 'Sees the lagna by',
  bala: 'Bala',
  aspects: {
    conjunction: 'conjunction',
    semisextile: 'a weak aspect',
    sextile: 'sextile',
    square: 'square',
    trine: 'trine',
    opposition: 'opposition',
  },
  noAspect: 'nothing',
  strengths: 'Strengths',
  five: {
    kshetra: 'Sign',
    uchcha: 'Exaltation',
    hadda: 'Hadda',
    drekkana: 'Drekkana',
    navamsha: 'Navamsha',
  },
  total: 'Total of 20',
  harsha: 'Harsha of 20',
  grades: { weak: 'weak', middling: 'middling', strong: 'strong', very_strong: 'very strong' },
  yogas: 'Tajika yogas',
  noYogas: 'None of those looked for is made this year.',
  yogaText: {
    ikkavala: 'All grahas stand in angles and the houses after them: a year that succeeds.',
    induvara: 'All grahas stand in the falling houses: a year of effort.',
    ithasala: (a: string, b: string, aspect: string, orb: string) =>
      `${a} comes to ${b} by ${aspect}, ${orb} to go: a promise.`,
    ishrafa: (a: string, b: string, aspect: string, orb: string) =>
      `${a} leaves ${b} by ${aspect}, ${orb} past: what was is over.`,
    nakta: (a: string, b: string, c: string) =>
      `${a} and ${b} do not see each other; the swifter ${c} carries their light.`,
    yamaya: (a: string, b: string, c: string) =>
      `${a} and ${b} do not see each other; the slower ${c} gathers their light.`,
    manau: (a: string, b: string, c: string) => `${c} cuts the promise of ${a} and ${b}.`,
    kamboola: (a: string, b: string) => `The Moon joins the promise of ${a} and ${b}: it grows stronger.`,
    gairi_kamboola: (a: string, b: string, _moon: string, d: string) =>
      `The Moon, unseen at the end of its sign, comes to the strong ${d} in the next: the promise of ${a} and ${b} is kept with another’s help.`,
    khallasara: (a: string, b: string) =>
      `The Moon is unseen and without an office, and does not join the promise of ${a} and ${b}: little comes of it.`,
    duphali_kuttha: (a: string, b: string) =>
      `The slower ${b} has an office, the faster ${a} has none: the promise is kept all the same.`,
    dutthottha_davira: (a: string, b: string, c: string) =>
      `${a} and ${b} are both spent, but one of them meets ${c}, which has an office: it is done with another’s help.`,
    tambira: (a: string, b: string, c: string, d: string) =>
      `${a} and ${b} promise nothing, but ${c}, strong at the end of its sign, gives its light to ${d} in the next.`,
    kuttha: (a: string, b: string) => `${a} and ${b} are both strong: it succeeds.`,
    durupha: (a: string, b: string) => `${a} and ${b} are both weak: it does not succeed.`,
    radda: (names: string) => `${names} is spent (retrograde, combust or debilitated): the promise comes back empty.`,
  },
  yogaNames: {
    ikkavala: 'Ikkavala',
    induvara: 'Induvara',
    ithasala: 'Ithasala',
    ishrafa: 'Ishrafa',
    nakta: 'Nakta',
    yamaya: 'Yamaya',
    manau: 'Manau',
    kamboola: 'Kamboola',
    radda: 'Radda',
    gairi_kamboola: 'Gairi Kamboola',
    khallasara: 'Khallasara',
    duphali_kuttha: 'Duphali Kuttha',
    dutthottha_davira: 'Dutthottha Davira',
    tambira: 'Tambira',
    kuttha: 'Kuttha',
    durupha: 'Durupha',
  },
  mudda: 'Mudda dasha',
  period: 'Period',
  fromTo: 'From',
  until: 'To',
  parts9: 'Its parts',
  sahams: 'Sahams',
  saham: 'Saham',
  degree: 'Degree',
  lordOf: 'Lord',
  what: {
    charts:
      'The Sun returns to its sidereal longitude of the birth once a year. The muntha moves on by one sign each year from the birth lagna.',
    lord: 'Five grahas hold an office in each year. The strongest by panchavargiya bala that sees the lagna of the year by a Tajika aspect leads it.',
    strengths:
      'Panchavargiya bala adds the strength of sign, exaltation, hadda, drekkana and navamsha and divides by four: under 5 weak, from 10 strong, from 15 very strong. A place of one’s own counts full, a friend’s three quarters, a neutral’s half, an enemy’s a quarter.',
    yogas:
      'All sixteen: Ikkavala and Induvara of the whole chart, the others between the lord of the lagna and the lords of the other houses. An office is a graha’s own sign, exaltation, hadda, drekkana or navamsha; it is spent where it is retrograde, combust or debilitated.',
    mudda: 'Vimshottari pressed into one year: three days for each of its years.',
    sahams:
      'A saham is a point for one matter of life: two places subtracted and a third added. By night the first two change.',
  },
  conventions:
    'the sidereal return of the Sun, cast for the place of birth. Tajika Neelakanthi, B.V. Raman (Varshaphal), P.V.R. Narasimha Rao (Vedic Astrology)',
} as const

/** Subject of each saham, by its name. */
export const sahamEnglish: Readonly<Record<string, string>> = {
  Punya: 'fortune',
  Vidya: 'learning',
  Yashas: 'fame',
  Mitra: 'friends',
  Mahatmya: 'greatness',
  Asha: 'hopes',
  Samartha: 'ability',
  Bhratri: 'siblings',
  Gaurava: 'respect',
  Pitri: 'father',
  Rajya: 'rank',
  Matri: 'mother',
  Putra: 'children',
  Jiva: 'life',
  Karma: 'work',
  Roga: 'illness',
  Kali: 'quarrels',
  Shastra: 'sciences',
  Bandhu: 'relatives',
  Mrityu: 'endings',
  Paradesha: 'foreign countries',
  Artha: 'money',
  Paradara: 'other relations',
  Vanik: 'trade',
  Karyasiddhi: 'success',
  Vivaha: 'marriage',
  Santapa: 'sorrow',
  Shraddha: 'devotion',
  Priti: 'affection',
  Jadya: 'lasting illness',
  Vyapara: 'business',
  Shatru: 'opponents',
  Jalapatana: 'crossing the sea',
  Bandhana: 'confinement',
  Apamrityu: 'accidents',
  Labha: 'gains',
}

export const varshaTexts = texts({ en: varshaEnglish, hi: varshaHindi })
export const sahamTexts = texts({ en: sahamEnglish, hi: sahamHindi })
