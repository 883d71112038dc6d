// Career, money and education, English.
import { texts } from '#app/language/texts.ts'
import type { TopicContent } from './topic-content.ts'
import { careerHindi, educationHindi, moneyHindi } from './work-topics.hi.ts'

const careerEnglish: TopicContent = {
  name: 'Career',
  title: 'Career questions in a Vedic chart',
  lead: 'A chart can order your thoughts about work: what you are drawn to, what tires you, and which years favour a change. The decision stays yours.',
  can: [
    'Describe fields and ways of working that suit the tenth house, its lord and the planets that act on it.',
    'Show which years the dashas and the transits of Saturn and Jupiter mark for change or for patience.',
    'Compare two options that you already have, theme by theme.',
  ],
  cannot: [
    'Promise a job, a promotion or the result of an interview.',
    'Name your employer.',
    'Replace a look at the contract and the market.',
  ],
  looks: [
    ['The tenth house and its lord', 'work that is seen, and standing'],
    ['The sixth house', 'daily work, service and competition'],
    ['The Sun, Saturn and Mercury', 'authority, endurance, trade and skill'],
    ['The dashamsha', 'the divisional chart that is read for work'],
  ],
  questions: [
    [
      'Should I change my job this year?',
      'An astrologer can show what the running periods emphasise and when that shifts. Use it as one voice beside your savings, your health and the offer itself.',
    ],
    [
      'Employment or a business of my own?',
      'The tradition weighs the sixth house against the seventh and tenth. Ask the astrologer to show you the placements behind the answer.',
    ],
    [
      'What should I have ready for a session?',
      'Your birth date, place and time, and one clear question. You can attach a saved kundli when you ask, and the astrologer sees it from the accept to the end.',
    ],
  ],
  tool: ['/kundli', 'Cast your kundli, free'],
}

const moneyEnglish: TopicContent = {
  name: 'Money',
  title: 'Money and property in a Vedic chart',
  lead: 'The tradition has a lot to say about saving, earning and spending, and nothing about next week’s prices. Nobody here may advise you to buy or sell an investment.',
  can: [
    'Describe your way with money from the second and eleventh houses: what you hold on to, and what comes in.',
    'Name periods that the rules connect with gains, expenses or property.',
    'Find days that the almanac holds to be good for a purchase or an opening.',
  ],
  cannot: [
    'Foretell markets, lotteries or the price of anything.',
    'Replace a financial adviser.',
    'Undo a debt by a stone or a ritual.',
  ],
  looks: [
    ['The second house', 'what you keep: savings, and the family’s means'],
    ['The eleventh house', 'income and gains'],
    ['The fourth house', 'land and house'],
    ['The twelfth house', 'expenses, and money that goes abroad'],
  ],
  questions: [
    [
      'Can astrology say which shares to buy?',
      'No. Such advice is against our terms, whatever it rests on. Report it if you are given any.',
    ],
    [
      'Do I need a gemstone for wealth?',
      'Nobody needs one. Astrologers here may not make you buy anything to avoid a harm.',
    ],
    [
      'Is there a good day to buy a house?',
      'The almanac names days and hours that the texts prefer. They are a custom, and no inspection of the house.',
    ],
  ],
  tool: ['/panchang', 'Look at today’s panchang'],
}

const educationEnglish: TopicContent = {
  name: 'Education',
  title: 'Education and exams in a Vedic chart',
  lead: 'Which subjects come easily, when learning flows and when it needs discipline: a chart gives words for it. Marks come from work.',
  can: [
    'Describe ways of learning and subjects that suit, from the fourth, fifth and ninth houses, Mercury and Jupiter.',
    'Show periods that favour study, and others that ask for more structure.',
    'Help parents and children to talk about expectations.',
  ],
  cannot: ['Foretell the result of an exam.', 'Guarantee an admission.', 'Judge the intelligence of a child.'],
  looks: [
    ['The fourth house', 'schooling, and peace to learn'],
    ['The fifth house', 'understanding and memory'],
    ['The ninth house', 'higher studies and teachers'],
    ['Mercury and Jupiter', 'detail and language; meaning and overview'],
  ],
  questions: [
    [
      'Which subject should my child choose?',
      'An astrologer can describe inclinations; the child’s own interest and a trial tell more. Treat the reading as a start of the talk.',
    ],
    [
      'Will I pass?',
      'Nobody can know. What can be discussed is how the coming weeks look for concentration, and how you learn best.',
    ],
    [
      'May somebody under 18 talk to an astrologer here?',
      'No. Accounts are for adults; parents may ask about a child, with the child’s birth saved in their own account.',
    ],
  ],
  tool: ['/kundli', 'Cast a kundli, free'],
}

export const careerTexts = texts({ en: careerEnglish, hi: careerHindi })
export const moneyTexts = texts({ en: moneyEnglish, hi: moneyHindi })
export const educationTexts = texts({ en: educationEnglish, hi: educationHindi })
