// The texts of a question's chart.

import { PRASHNA_FINDINGS } from 'drishti-jyotish/words/prashna.ts'
import { texts } from '#app/language/texts.ts'
import { prashnaHindi } from './prashna-text.hi.ts'

type LordedSign = { sign: string; lord: string }

export const prashnaEnglish = {
  pageTitle: 'Prashna: the chart of a question, now and here',
  description:
    'Cast a prashna chart free: the sky of the moment and the place in which you ask, with what the books look at for the house of your question. Nothing is added up to a verdict.',
  title: 'Prashna',
  lead: 'The chart of a question is that of the moment in which it is asked, and of the place. Choose what the question is about.',
  matter: 'What the question is about',
  place: 'Place',
  preset: 'Rules of',
  submit: 'Cast the chart',
  again: 'Ask anew',
  result: (matter: string) => `Prashna: ${matter}`,
  asked: (when: string, place: string) => `Asked on ${when}, ${place}.`,
  badHouse: 'Please choose what the question is about.',
  matters: [
    [1, 'Oneself, health, the present state'],
    [2, 'Money, family, what was lost'],
    [3, 'Brothers and sisters, messages, short ways'],
    [4, 'Home, land, vehicles, mother'],
    [5, 'Children, learning, a choice'],
    [6, 'Illness, debts, opponents'],
    [7, 'Marriage, partners, agreements'],
    [8, 'Dangers, inheritance, what is hidden'],
    [9, 'Fortune, journeys far away, teachers'],
    [10, 'Work, office, standing'],
    [11, 'Gains, hopes, friends'],
    [12, 'Expenses, journeys abroad, loss'],
  ],
  lords: ({ lagna, matter }: { lagna: LordedSign & { degree: string }; matter: LordedSign & { house: number } }) =>
    `${lagna.sign} rises at ${lagna.degree}; its lord is ${lagna.lord}. The matter is that of house ${matter.house}, ${matter.sign}, whose lord is ${matter.lord}.`,
  facts: ({ tithi, star, day, hora }: { tithi: string; star: string; day: string; hora: string }) =>
    `${tithi}; the Moon in ${star}; the day of ${day}, the hour of ${hora}.`,
  findings: 'What the books look at',
  finding: 'Finding',
  effect: 'For or against',
  source: 'Book',
  effects: { for: 'for', against: 'against' },
  none: 'None of the rules that are looked at holds at this moment.',
  rules: PRASHNA_FINDINGS.en,
  grahas: 'Grahas of the moment',
  columns: { graha: 'Graha', sign: 'Place', house: 'House', star: 'Nakshatra', navamsha: 'Navamsha' },
  lagna: 'Lagna',
  retrograde: 'retrograde',
  note: 'These are rules of the books, each with its source. They are not summed to a yes or no, and no answer is promised.',
  conventions: 'houses by whole signs, aspects of the Tajika school',
} as const

export const prashnaTexts = texts({ en: prashnaEnglish, hi: prashnaHindi })
