// Texts of the links to other rules.
import { texts } from '#app/language/texts.ts'

export const rulesLineTexts = texts({
  en: {
    other: 'Other rules',
  },
  hi: {
    other: 'दूसरे नियम',
  },
})
