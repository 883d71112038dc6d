import { texts } from '#app/language/texts.ts'

/**
 * Text of the button that joins an astrologer's queue. Separate, so that a profile does not load the other texts about
 * queues.
 */
export const joinLineTexts = texts({
  en: { join: 'Wait in line' },
  hi: { join: 'प्रतीक्षा सूची में जुड़ें' },
})
