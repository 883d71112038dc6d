// Texts of the home page.
import { texts } from '#app/language/texts.ts'
import { homeHindi } from './home-text.hi.ts'

export const homeEnglish = {
  title: (platform: string) => `${platform}: Vedic astrology, with the working shown`,
  description:
    'Talk to an astrologer by chat, web call or phone and pay only for the seconds you talk. Or cast your kundli free and see the rule behind every line.',
  promise: ['Vedic astrology,', 'with the working shown.'],
  skyLabel: (place: string, time: string) =>
    `The sky over ${place} at ${time}: the twelve signs, the horizon and the nine grahas at their computed places.`,
  skyCaption: (place: string, time: string, lagna: string) => `The sky over ${place} at ${time}. ${lagna} is rising.`,
  rising: 'rising',
  setting: 'setting',
  todayIn: (place: string) => `Today in ${place}`,
  changeCity: 'Change city',
  fullPanchang: 'Full panchang',
  until: (time: string) => `until ${time}`,
  signsTitle: 'Your sign today',
  signsLead: (sign: string, until: string) =>
    `Read by Moon sign. The Moon is in ${sign} until ${until}, so each sign meets it in a different house.`,
  findSign: 'Find my Moon sign',
  moonIn: (house: string) => `Moon in ${house}`,
  talk: 'Talk to an astrologer',
  kundli: 'Free kundli',
  from: (price: string) => `From ${price} a minute.`,
  free: 'Ringing, connecting and reconnecting are free.',
  howTitle: 'How a consultation works',
  steps: [
    [
      'Choose a person and a budget',
      "See the price per minute and what ten minutes cost. Set the most you want to spend; the session can't go past it.",
    ],
    [
      'Talk while the clock is honest',
      'The meter runs only while both of you are connected. Time, cost and what is left stay on the screen, with a warning at two minutes and at thirty seconds.',
    ],
    [
      'Keep the receipt',
      'Every session has a timeline you can check: who joined when, the seconds billed, and the sum. Nothing is recharged automatically.',
    ],
  ],
  ruleTitle: 'The price rule',
  ruleExample: (price: string) => `An example: chat at ${price} a minute`,
  ruleRinging: (seconds: number) => `Ringing, ${seconds} seconds`,
  ruleConnected: 'Connected',
  ruleReconnecting: (seconds: number) => `Reconnecting, ${seconds} seconds`,
  ruleBilled: 'Billed seconds',
  ruleFree: 'free',
  ruleRounded: 'Rounded once, to the nearest cent, at the end.',
  newsletterTitle: 'A letter when there is something to say',
  newsletterText:
    'New tools, festivals and the best posts of our astrologers, once a month at most. One press ends it.',
  pricing: 'Pricing, with a calculator',
  topicsTitle: 'What is it about?',
  topicsText: 'What a chart can say about it, what it cannot, and who is good at it.',
  topics: [
    ['/topics/love', 'Love'],
    ['/topics/marriage', 'Marriage'],
    ['/topics/career', 'Career'],
    ['/topics/money', 'Money'],
    ['/topics/health', 'Health of habits'],
    ['/topics/education', 'Education'],
    ['/topics/moving-abroad', 'Moving abroad'],
    ['/festivals', 'Festivals and their dates'],
  ],
  questionsTitle: 'Questions, answered plainly',
  questionsElse: ['Something else? Write to', '.'],
  questions: [
    [
      'What exactly am I charged for?',
      'Seconds in which both you and the astrologer are connected, at the price shown before you start. Ringing, connecting, waiting and reconnecting cost nothing. The total is rounded once, at the end.',
    ],
    [
      'Can a session cost more than I planned?',
      'No. Before it starts, an amount is held: your balance, your budget for the session, or 60 minutes’ worth, whichever is smallest. The session ends automatically when that is used.',
    ],
    [
      'Why does my chart differ from another app?',
      'Usually the ayanamsa, the node or the time zone in force at birth. Every chart here prints the rules it used, and you can switch them.',
    ],
    [
      'Who can read my chat?',
      'You and the astrologer. If an admin opens it, for a complaint for example, that opening is written to a log.',
    ],
    [
      'What if the call fails?',
      'A session that fails for technical reasons in its first 60 seconds costs nothing. For anything later, write to us with the receipt number.',
    ],
  ],
} as const

export const homeTexts = texts({ en: homeEnglish, hi: homeHindi })
