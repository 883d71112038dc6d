// The name of a window in a calendar.
import { texts } from '#app/language/texts.ts'

export const calendarTexts = texts({
  en: {
    name: (purpose: string, score: number) => `${purpose} muhurta, score ${score}`,
  },
  hi: {
    name: (purpose, score) => `${purpose} मुहूर्त, अंक ${score}`,
  },
})
