// Health of habits and moving abroad, English.
import type { TopicContent } from './topic-content.ts'

export const health: TopicContent = {
  name: 'Health of habits',
  title: 'Health of habits, and the limits of a chart',
  lead: 'Rhythm, rest, food and strain: about habits a chart can start a useful talk. About illness it has no say, and no astrologer here may speak of one.',
  can: [
    'Describe your rhythms: what strains you, what restores you, and which periods ask for more rest.',
    'Talk about routine, fasting days and the almanac, as a custom that some find helpful.',
    'Help you to name what you want to change.',
  ],
  cannot: [
    'Diagnose, or foretell an illness, a recovery or a death.',
    'Advise for or against a medicine or a treatment.',
    'Replace a doctor, a midwife or a therapist.',
  ],
  looks: [
    ['The first house and its lord', 'constitution and vitality'],
    ['The sixth house', 'daily routine, and what wears you down'],
    ['The Moon', 'sleep, mood and what calms'],
    ['Saturn', 'strain, patience and rest'],
  ],
  questions: [
    [
      'Can the chart tell me what is wrong with me?',
      'No. If something hurts or worries you, see a doctor. An astrologer who names an illness breaks our terms.',
    ],
    [
      'Is there an auspicious time for an operation?',
      'The right time is the one that your doctors choose. If they leave you a choice of days, the almanac may help you to feel at ease with one.',
    ],
    [
      'I feel very low. Should I talk to an astrologer?',
      'Please talk to somebody who is trained for it first. In India, Tele-MANAS listens day and night at 14416; elsewhere, your doctor or the emergency number knows a line near you.',
    ],
  ],
  tool: ['/kundli', 'Cast your kundli, free'],
}

export const movingAbroad: TopicContent = {
  name: 'Moving abroad',
  title: 'Moving abroad: what a Vedic chart can say',
  lead: 'Twelfth and ninth house, Rahu, and the fourth that you leave: the tradition reads a move from them. Visa offices do not.',
  can: [
    'Describe how far from home you thrive, from the fourth, ninth and twelfth houses.',
    'Show periods that the rules connect with long journeys and residence abroad.',
    'Compare the months that you are considering.',
  ],
  cannot: [
    'Decide about a visa, or foretell its date.',
    'Name the country that will take you.',
    'Replace advice on immigration or tax.',
  ],
  looks: [
    ['The twelfth house', 'foreign lands, and life away from home'],
    ['The ninth house', 'long journeys, higher studies, luck far away'],
    ['The fourth house', 'home: what holds you, and what you leave'],
    ['Rahu and the running dasha', 'the pull of the unfamiliar, and when it acts'],
  ],
  questions: [
    [
      'Does my chart show settlement abroad?',
      'There are combinations that the texts connect with it, and many people who live abroad have none of them. Ask to see the placements.',
    ],
    [
      'Which birth time do I give if I was born in another zone?',
      'The clock time at the place of birth. We use the offset that was in force there on that day, and the page says which.',
    ],
    [
      'When should I travel?',
      'For a day within your own plans, the almanac names hours that the texts prefer or avoid. Tickets and health come first.',
    ],
  ],
  tool: ['/kundli', 'Cast your kundli, free'],
}
