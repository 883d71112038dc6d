// The name of a window in a calendar, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { calendarText as English } from './calendar-text.ts'

export const calendarText: Translated<typeof English> = {
  name: (purpose, score) => `${purpose} मुहूर्त, अंक ${score}`,
}
