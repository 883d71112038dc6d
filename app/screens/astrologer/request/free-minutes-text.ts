import { texts } from '#app/language/texts.ts'
import { freeMinutesHindi, minutesHindi } from './free-minutes-text.hi.ts'

/** Texts about free minutes before a consultation. */
export const freeMinutesEnglish = {
  title: (minutes: number, price: string) => `${minutesEnglish(minutes)} free, then ${price} a minute if you say yes`,
  fromPlatform: 'A welcome from us for your first session.',
  fromAstrologer: (name: string) => `${name} gives them to each new client.`,
  asks: 'At their end the session pauses and asks you. Without a yes it ends, and nothing is charged.',
  needsPhone: 'For that, please verify your phone number.',
  needsAccount: 'You need an account and a verified phone number for them.',
  verify: 'Verify phone',
  notThisKind: 'The free minutes are for chats and for web calls between browsers.',
  nothingHeld: 'Nothing is held before you say yes.',
} as const

function minutesEnglish(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

export const freeMinutesTexts = texts({ en: freeMinutesEnglish, hi: freeMinutesHindi })
export const minutesTexts = texts({ en: minutesEnglish, hi: minutesHindi })
