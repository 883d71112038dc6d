// Texts of the result. Sentences about the match itself are in the engine's catalogue.

import type { Band } from 'drishti-jyotish/match/match.ts'
import { texts } from '#app/language/texts.ts'
import { matchHindi } from './match-text.hi.ts'

/** `varna`, `yoni`: another table than the common one. */
type RulesUsed = {
  ayanamsa: string
  positions: string
  varna: boolean
  vashya: string
  yoni: boolean
  school: string
  version: string
}

export const matchEnglish = {
  fallback: 'Kundli matching',
  pageTitle: (title: string) => `${title}: kundli matching`,
  pair: (a: string, b: string) => `${a} and ${b}`,
  lead: (a: string, b: string) =>
    `Ashtakoota, the eight-fold matching of two Moon positions. ${a} is read in the first role, ${b} in the second.`,
  edit: 'Edit',
  swap: 'Swap roles',
  share: 'Share',
  shared: 'Anyone who has this link can see both births.',
  print: 'Print',
  ask: 'Ask an astrologer about this',
  askWhose: 'Whose birth goes along?',
  askAbout: (name: string) => `Ask about ${name}: an astrologer gets this birth`,
  askShort: (name: string) => `Ask about ${name}`,
  points: (total: number, max: number) => `${total} of ${max} points`,
  ofPoints: (max: number) => `of ${max} points`,
  bands: {
    not_recommended: 'Below the usual mark of 18',
    average: 'Average by the usual bands',
    good: 'Good by the usual bands',
    excellent: 'Excellent by the usual bands',
  } as const satisfies Record<Band, string>,
  carries: 'What carries it, and what to talk about',
  carry: (names: string, points: number, total: number) => `${names} give ${points} of the ${total} points.`,
  carryNone: 'No koota gives many points here; the rest of both charts may say more.',
  talk: 'To talk about:',
  convention:
    'By convention 18 is the mark and 25 or more counts as good. It measures eight things and leaves out the rest of both charts.',
  flags: {
    nadi: 'Nadi dosha',
    bhakoot: 'Bhakoot dosha',
    gana: 'Gana dosha',
    manglik: 'Manglik',
    within: 'Birth times',
    stars: 'Within the padas',
    swapped: 'With the roles swapped',
  },
  dosha: {
    absent: 'Absent',
    lifted: 'Present, an exception applies',
    present: 'Present',
  },
  balance: {
    neither: 'Neither of the two',
    balanced: 'Both, so balanced',
    lifted: 'By house, and lifted',
    one_sided: 'One of the two',
    depends: 'Depends on a birth time',
  },
  needsBirths: 'Needs both births',
  holds: 'Score holds',
  between: (min: number, max: number) => `${min} to ${max}`,
  kootas: 'The eight kootas',
  koota: 'Koota',
  pointsColumn: 'Points',
  score: 'Score',
  scoreOf: (points: number, max: number) => `${points} of ${max}`,
  total: 'Total',
  rule: 'Rule',
  ruleOf: (koota: string) => `of ${koota}`,
  what: {
    kootas: (a: string, b: string) =>
      `Each koota compares one property of the two Moon positions. Varna, vashya and gana are counted from ${a} to ${b}. Swap the roles to see it the other way.`,
    doshas:
      'Three kootas without points have a name of their own. Each says whether its rule is met and which exception applies. An exception is told beside the score and never added to it.',
    manglik:
      'Mars in certain houses from the lagna, the Moon or Venus. Tradition reads it as heat that wants an outlet; two such charts balance each other, and most cases have an exception.',
    papasamya:
      'The South weighs the hard grahas of both charts against each other: Sun, Mars, Saturn and Rahu in the 1st, 2nd, 4th, 7th, 8th and 12th house count 1 from the lagna, ½ from the Moon, ¼ from Venus. The first person’s sum should be as large as the second’s, or larger by a point at most.',
    sandhi:
      'Where one mahadasha ends and the next begins, custom sees an unsettled time, and asks that both should not pass through one in the same half year.',
    charts:
      'Both births as maps of the sky. The navamsha, D9, is the chart of partnership; each house of it is a ninth of a sign.',
    seventh: 'The seventh house is partnership; Venus and Jupiter speak of affection and goodwill.',
    poruthams:
      'The South of India matches ten points, each good, middling or not met. Rajju and vedha are looked at first there.',
    within:
      'A birth time a little off moves the Moon, and rarely past the edge of a pada. Here every Moon that the doubt allows was tried.',
    stars: 'One pada has one score, but for those that the middle of Dhanu or Makara divides: vashya changes there.',
  },
  doshas: 'Doshas and their exceptions',
  noDosha: 'The rule is not met.',
  noException: 'None of the listed exceptions applies.',
  charts: 'Both charts',
  style: 'Chart style',
  styles: { north: 'North', south: 'South', east: 'East' },
  division: 'Division',
  divisions: { 1: 'D1 Birth', 9: 'D9 Navamsha' } as Record<number, string>,
  asTable: 'The same as a table',
  moon: 'Moon',
  lagna: 'Lagna',
  marsFrom: 'Mars from lagna, Moon, Venus',
  unknown: 'Not known without the time',
  noonTaken: 'The time is unknown, so the chart is that of noon: its houses are only a guess.',
  starOnly: 'Only the nakshatra and pada are given: the chart needs the birth.',
  twice: 'The clocks showed this time twice that day.',
  takeOther: 'Take the other one',
  manglik: 'Manglik on both sides',
  levels: {
    none: 'Not met',
    lifted: 'Met, and lifted',
    partial: 'Partly met',
    full: 'Met',
  },
  views: { lagna: 'From the lagna', moon: 'From the Moon', venus: 'From Venus' },
  marsIn: (house: string, counts: boolean) => `Mars in the ${house}${counts ? '' : ', does not count'}`,
  levelDepends: 'This depends on the birth time: within the doubt about it the answer changes.',
  balanceDepends: 'What follows holds for the given times only: within the doubt about them it changes.',
  papasamya: 'Papasamya on both sides',
  papaRow: (graha: string, house: string) => `${graha} in the ${house}`,
  papaNone: 'None',
  papaTotal: 'Sum',
  papaPoints: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  papaBetween: (min: number, max: number) => `${min} to ${max} points`,
  softened: ', softened by Jupiter',
  papaDepends: 'The sums depend on the birth time: within the doubt about it the balance may change.',
  sandhi: 'Dasha sandhi: changes that meet',
  sandhiColumns: ['Mahadashas', 'When'],
  sandhiChange: (name: string, ends: string, begins: string) => `${name}: ${ends} to ${begins}`,
  sandhiDoubt: 'These dates move by days with each minute of a birth time.',
  sandhiUnknown: 'Without both birth times the dates are not known.',
  poruthams: 'The ten poruthams',
  porutham: 'Porutham',
  verdict: 'Verdict',
  verdicts: {
    good: 'Good',
    middling: 'Middling',
    bad: 'Not met',
  },
  met: (good: number, middling: number) =>
    `${good} of the ten are good${middling > 0 ? `, ${middling} middling` : ''}.`,
  within: 'If a birth time is a little off',
  withinStars: 'At the middle of a pada',
  withinSame: (total: number) => `The score stays ${total} over the whole doubt.`,
  withinMoves: (min: number, max: number) => `The score lies between ${min} and ${max}, by the hour that is right.`,
  starsSame: (total: number) => `Each of these padas gives one score: it stays ${total}.`,
  starsMove: (min: number, max: number) =>
    `The score lies between ${min} and ${max}: the middle of the sign divides the pada, and the birth would tell its half.`,
  tried: (name: string, minutes: number) => `${name} ± ${minutes} min`,
  triedUnknown: (name: string) => `${name}, any hour of the day`,
  before: (time: string) => `before ${time}`,
  after: (time: string) => `after ${time}`,
  changeColumns: ['Who', 'If born', 'Moon then', 'Score then'],
  halfPada: 'by the half of the pada',
  rules: ({ ayanamsa, positions, varna, vashya, yoni, school, version }: RulesUsed) =>
    `Rules used: ${ayanamsa} ayanamsa, ${positions} positions, ${varna ? 'air signs vaishya and earth signs shudra, ' : ''}the ${vashya} vashya table, ${yoni ? 'Maitreya’s yoni table, ' : ''}manglik by the ${school} houses. An exception never changes the score. Engine ${version}.`,
} as const

export const matchTexts = texts({ en: matchEnglish, hi: matchHindi })
