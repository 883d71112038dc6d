import { texts } from '#app/language/texts.ts'
import { minutesTexts } from '#app/screens/astrologer/request/free-minutes-text.ts'
import { freeMinutesQuestionHindi } from './free-minutes-question-text.hi.ts'

/** Texts of the question after the free minutes. */
export const freeMinutesQuestionEnglish = {
  label: 'Free minutes over',
  ask: (minutes: number, price: string) =>
    `Your ${minutesTexts.en(minutes)} free ${minutes === 1 ? 'is' : 'are'} over. Go on for ${price} a minute?`,
  silence: (time: string) => `Without an answer the session ends in ${time}, and nothing is charged.`,
  noMoney: (needed: string, time: string) =>
    `Your wallet needs ${needed} for two minutes. Add money, then go on. Otherwise it ends in ${time}, free.`,
  goOn: 'Go on',
  end: 'End, free of charge',
  addMoney: 'Add money',
  asked: (name: string) => `The free minutes are over. ${name} is asked whether to go on.`,
  waitsFor: (time: string) => `The meter stands until the answer, ${time} at most.`,
  status: 'Free minutes over',
  left: 'Free for',
  afterwards: 'Then a minute',
  line: 'Waiting for the answer',
  waits: 'The free minutes are over. What you write is sent when the session goes on.',
} as const

export const freeMinutesQuestionTexts = texts({ en: freeMinutesQuestionEnglish, hi: freeMinutesQuestionHindi })
