// Lengths of the day and the night.
import { texts } from '#app/language/texts.ts'

/** "10 h 32 min". */
export const hoursTexts = texts({
  en: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  hi: (hours: number, minutes: number) => `${hours} घंटे ${minutes} मिनट`,
})
