// The button that shows the other acts of a result.
import { texts } from '#app/language/texts.ts'

export const resultActionsTexts = texts({
  en: {
    more: 'More',
  },
  hi: {
    more: 'और',
  },
})
