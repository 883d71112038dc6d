// Text of the button that shows the other actions of a result.
import { texts } from '#app/language/texts.ts'

export const resultActionsTexts = texts({
  en: {
    more: 'More',
  },
  hi: {
    more: 'और',
  },
})
