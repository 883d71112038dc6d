// Texts for selecting a birth of the account in a tool.
import { texts } from '#app/language/texts.ts'

export const savedBirthsTexts = texts({
  en: {
    title: 'Your birth profiles',
    manage: 'Manage',
  },
  hi: {
    title: 'आपके जन्म विवरण',
    manage: 'बदलें',
  },
})
