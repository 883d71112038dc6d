import { texts } from '#app/language/texts.ts'

/** On the way into the line of an astrologer who talks: a profile has it before the other sentences about lines. */
export const joinLineTexts = texts({
  en: { join: 'Wait in line' },
  hi: { join: 'प्रतीक्षा सूची में जुड़ें' },
})
