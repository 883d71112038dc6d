// Love and marriage, English.
import type { TopicContent } from './topic-content.ts'

export const love: TopicContent = {
  name: 'Love',
  title: 'Love and relationships in a Vedic chart',
  lead: 'How you approach closeness, what you look for, and which periods put it in front: that is what a chart describes. It does not know the other person’s heart.',
  can: [
    'Describe how you show affection and what you need, from the fifth and seventh houses, Venus and the Moon.',
    'Name the periods in which relationships tend to be in the foreground.',
    'Compare two charts, point by point, and say where each of you will have to give.',
  ],
  cannot: [
    'Say whether a certain person loves you, or will come back.',
    'Read the thoughts of somebody whose birth you do not know.',
    'Replace a conversation between the two of you.',
  ],
  looks: [
    ['The fifth house', 'romance, play, and what you give without counting'],
    ['The seventh house and its lord', 'the partner, and how you meet others as an equal'],
    ['Venus and the Moon', 'what pleases you, and what calms you'],
    ['The running dasha', 'which of these themes the present years bring up'],
  ],
  questions: [
    [
      'Can astrology tell me whether we are compatible?',
      'It can compare two charts by fixed rules, such as the eight kootas, and show what each point rests on. Whether two people are kind to each other is not among them.',
    ],
    [
      'I don’t know my partner’s birth time. Does it still work?',
      'Partly. The Moon’s sign and star, on which the kootas rest, often hold for the whole day; houses need the time. Our matching says which points are uncertain.',
    ],
    [
      'An astrologer says that somebody has cursed my relationship. What should I do?',
      'End the session and report it from its receipt. Selling fear is against our terms.',
    ],
  ],
  tool: ['/KundliMatch', 'Compare two charts, free'],
}

export const marriage: TopicContent = {
  name: 'Marriage',
  title: 'Marriage: timing and matching in Vedic astrology',
  lead: 'Two questions bring people here: when, and with whom. The tradition has detailed rules for both, and they disagree more often than websites admit.',
  can: [
    'Show the periods that the rules connect with marriage: the dashas of the seventh lord, of Venus and of planets in the seventh.',
    'Match two kundlis by the eight kootas, and show the rule, the points and the exceptions behind each.',
    'Say whether Manglik applies by the rule that you choose, and what cancels it.',
    'Find days that the almanac holds to be good for a wedding.',
  ],
  cannot: [
    'Name a date on which you will marry.',
    'Promise that a high score makes a good marriage, or that a low one makes a bad one.',
    'Decide for two families.',
  ],
  looks: [
    ['The seventh house, its lord and its planets', 'the partner and the bond'],
    ['Venus, and Jupiter', 'the significators of marriage in the tradition'],
    ['The navamsha', 'the divisional chart that is read for marriage'],
    ['The Moons of both', 'the star and sign from which the kootas are counted'],
  ],
  questions: [
    [
      'How many of the 36 points do we need?',
      'Eighteen is the usual threshold. What matters more is which kootas failed and whether an exception of the texts applies; our matching shows both.',
    ],
    [
      'I am Manglik. Is that dangerous?',
      'It is one placement of Mars, counted differently by different schools, with many exceptions. Nobody should be frightened with it, and no paid remedy is needed.',
    ],
    [
      'Which birth details are needed for matching?',
      'Date, place and, as exactly as you can, the time of both. Without a time the page says what it cannot decide.',
    ],
  ],
  tool: ['/KundliMatch', 'Match two kundlis, free'],
}
